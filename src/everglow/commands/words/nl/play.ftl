### `everglow play`, `watch` en `replay`: hun hulp, en wat ze rond een partij zeggen.

## Hulp

play_about = Speel in de terminal tegen bots.

play_examples =
    voorbeelden:
    { $lines }
      everglow play vale --bot star --name Anna
      everglow play vale --players 3 --seat 2 --option start=1 --seed 7
      everglow play glow --players 4 --option board=sea
      everglow play glow --resume
      everglow play vale --resume game.json

play_help_players = hoeveel er spelen, bots meegeteld

play_help_bot = tegen wie je speelt: { JOIN($levels, ", ") }, of een bot uit docs/bots.md (standaard: { $usual })

play_help_seat = jouw plaats, geteld vanaf 1 (standaard: 1)

play_help_name = je naam (standaard: { $name })

play_help_record = het verslag in dit bestand bewaren in plaats van in je gegevensmap

play_help_resume = verder spelen met een bewaarde partij; zonder BESTAND de laatste die niet is afgelopen

watch_about = Kijk hoe bots spelen, in woorden verteld.

watch_examples =
    voorbeelden:
      everglow watch vale
      everglow watch vale --bots random,random,random --seed 7
      everglow watch vale --delay 0.5 --record game.json

watch_help_bots = een bot voor elke plaats (standaard: random,random)

watch_help_delay = zo lang wachten na elke actie

watch_help_record = het verslag van de partij in dit bestand schrijven

replay_about = Kijk een gespeelde partij terug, verteld in woorden.

replay_examples =
    voorbeelden:
      everglow replay game.json
      everglow replay game.json --to 40 --seat 1

replay_help_record = een verslag, zoals play en watch dat schrijven

replay_help_to = na zoveel acties stoppen

replay_help_seat = gezien vanaf deze plaats, geteld vanaf 1 (standaard: als kijker)

## Wie er spelen

default_name = Speler

who_plays = Tegen wie wil je spelen?

level_choice = { $level }: { $about }

choose_level = Kies een nummer van 1 tot en met { $last }, of druk op Enter voor { $usual }.

level_prompt = (Enter: { $usual })

## Rond de partij

play_title = { $game }: typ een nummer om te kiezen, ? voor hulp, q om te stoppen

resume_title = { $actions ->
    [one] { $game } gaat verder na { $actions } actie
   *[other] { $game } gaat verder na { $actions } acties
}

earlier_game = (Een eerdere partij is nog niet afgelopen: { $command })

thinks = { $seat } denkt na

record_is = Het verslag: { $file }

game_saved = De partij is bewaard. Speel verder met:

verdict_won = wint

verdict_shared = deelt de overwinning

## Fouten

resume_as_begun = --resume gaat verder met een partij zoals die is begonnen; laat { $option } weg

game_over = deze partij is afgelopen; kijk terug met: { $command }

none_waiting = er wacht geen bewaarde partij { $game }; begin er een met: { $command }

own_bot = dit verslag noemt een zelfgeschreven bot; zeg met --bot NAAM wie er moet spelen

expected_delay = geef 0 tot en met 60 seconden, niet ‘{ $said }’

replay_too_far = { $actions ->
    [one] { $file } heeft { $actions } actie; geef --to 0 of { $actions }, niet { $said }
   *[other] { $file } heeft { $actions } acties; geef --to 0 tot en met { $actions }, niet { $said }
}

bot_fault = { $bot } { $did }
