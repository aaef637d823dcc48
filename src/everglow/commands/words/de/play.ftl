### `everglow play`, `watch` und `replay`: ihre Hilfe, und was sie rund um eine Partie sagen.

## Hilfe

play_about = Im Terminal gegen Bots spielen.

play_examples =
    Beispiele:
    { $lines }
      everglow play vale --bot star --name Anna
      everglow play vale --players 3 --seat 2 --option start=1 --seed 7
      everglow play glow --players 4 --option board=sea
      everglow play glow --resume
      everglow play vale --resume game.json

play_help_players = wie viele mitspielen, Bots mitgezählt

play_help_bot = wer gegen dich spielt: { JOIN($levels, ", ") } oder irgendein Bot aus docs/bots.md (Standard: { $usual })

play_help_seat = dein Platz, von 1 an gezählt (Standard: 1)

play_help_name = dein Name (Standard: { $name })

play_help_record = die Aufzeichnung in dieser Datei sichern statt in deinem Datenordner

play_help_resume = eine gespeicherte Partie fortsetzen; ohne DATEI die letzte, die nicht zu Ende ist

watch_about = Bots beim Spielen zuschauen, in Worten erzählt.

watch_examples =
    Beispiele:
      everglow watch vale
      everglow watch vale --bots random,random,random --seed 7
      everglow watch vale --delay 0.5 --record game.json

watch_help_bots = ein Bot für jeden Platz (Standard: random,random)

watch_help_delay = nach jeder Aktion warten

watch_help_record = die Aufzeichnung der Partie in diese Datei schreiben

replay_about = Eine aufgezeichnete Partie in Worten erzählen.

replay_examples =
    Beispiele:
      everglow replay game.json
      everglow replay game.json --to 40 --seat 1

replay_help_record = eine Aufzeichnung, wie play und watch sie schreiben

replay_help_to = nach so vielen Aktionen aufhören

replay_help_seat = aus der Sicht dieses Platzes, von 1 an gezählt (Standard: die des Publikums)

## Wer spielt

default_name = Gast

who_plays = Wer spielt gegen dich?

level_choice = { $level }: { $about }

choose_level = Wähle eine Zahl von 1 bis { $last } oder drücke Enter für { $usual }.

level_prompt = (Enter: { $usual })

## Rund um die Partie

play_title = { $game }: Tippe eine Zahl, um zu wählen, ? für Hilfe oder q zum Beenden

resume_title = { $actions ->
    [one] { $game } geht nach { $actions } Aktion weiter
   *[other] { $game } geht nach { $actions } Aktionen weiter
}

earlier_game = (Eine frühere Partie ist noch nicht zu Ende: { $command })

thinks = { $seat } überlegt

record_is = Die Aufzeichnung: { $file }

game_saved = Die Partie ist gesichert. Setze sie fort mit:

verdict_won = gewinnt

verdict_shared = teilt sich den Sieg

## Fehler

resume_as_begun = --resume setzt eine Partie fort, wie sie begonnen wurde; lass { $option } weg

game_over = Diese Partie ist zu Ende; sieh sie dir an mit: { $command }

none_waiting = Von { $game } wartet keine gespeicherte Partie; beginne eine mit: { $command }

own_bot = Diese Aufzeichnung nennt einen Bot, den jemand selbst geschrieben hat; sag mit --bot NAME, wer spielen soll

expected_delay = Erwartet werden 0 bis 60 Sekunden, nicht „{ $said }“

replay_too_far = { $actions ->
    [one] { $file } hat { $actions } Aktion; erwartet wird --to 0 bis { $actions }, nicht { $said }
   *[other] { $file } hat { $actions } Aktionen; erwartet wird --to 0 bis { $actions }, nicht { $said }
}

bot_fault = { $bot } { $did }
