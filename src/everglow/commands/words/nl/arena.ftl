### `everglow arena` en `simulate`: veel partijen, en wat daaruit blijkt.

## Hulp

arena_about = Laat bots tegen elkaar spelen: wie wint, met hoeveel verschil, hoe zeker dat is en hoe snel ze zijn.

arena_examples =
    voorbeelden:
      everglow arena vale --bots greedy,random --games 200
      everglow arena vale --bots planner,greedy --players 4      één planner tegen 3 keer greedy
      everglow arena glow --bots planner,greedy,random --option board=sea --jobs 1 --seed 7
      everglow arena vale --bots search@100ms,planner --games 40 --mirror --markdown
      everglow arena vale --bots my_module:MyBot,random
      everglow arena vale --bots 'process:python3 examples/tidy_bot.py,random' --limit 2

    Per verdeling zit elke bot één keer op elke plaats: het aantal partijen wordt naar boven afgerond.
    Hetzelfde commando geeft weer dezelfde partijen; alleen bots met een tijdslimiet kunnen anders kiezen.
    Een bot die crasht, ongeldig antwoordt of te lang nadenkt, eindigt als laatste; die partij stopt daar.

arena_help_bots = wie er spelen: één bot per plaats, of zie --players

arena_help_players = bij 2 bots: één van de eerste tegen N-1 van de tweede

help_games = hoeveel (standaard: 100)

arena_help_jobs = aantal processen (standaard: één per kern)

arena_help_limit = voor één beslissing (standaard: 10)

arena_help_adjust = ook het geluk van elke partij beoordelen en aftrekken: smallere intervallen, maar langere partijen

arena_help_mirror = ook de eerste bot tegen zichzelf: dat moet gelijk uitkomen

arena_help_ray = op een Ray-cluster spelen; local start er hier een

help_json = één JSON-object tonen

arena_help_markdown = een tabel voor een document tonen

simulate_about = Speel veel partijen met willekeurige zetten: hoe snel, hoe lang, welke scores, wie wint.

simulate_examples =
    voorbeelden:
      everglow simulate vale --players 4 --games 1000 --seed 1
      everglow simulate vale --games 100 --json
      everglow simulate vale --games 100 --record games.jsonl

simulate_help_players = hoeveel er spelen (standaard: het kleinste aantal)

simulate_help_record = de verslagen in dit bestand schrijven, één per regel, of in deze map

## De uitslag van een toernooi

arena_title = { COUNT($options) ->
    [0] { $games } partijen { $game }, { $players } spelers, seed { $seed }; verdelingen: { $deals }, elk { $players } keer gespeeld met doorgeschoven plaatsen
   *[other] { $games } partijen { $game }, { $players } spelers, { JOIN($options, ", ") }, seed { $seed }; verdelingen: { $deals }, elk { $players } keer gespeeld met doorgeschoven plaatsen
}

figure_heading = gemiddelde (95%-interval)

figure_bot = bot

figure_first = als 1e geëindigd

figure_rank = gemiddelde rang

figure_margin = voorsprong

figure_score = score

figure_rating = rating

figure_moves = zetten/s

figure_times = ms per zet

figure_forfeits = uitgevallen

figure_fair_first = als 1e geëindigd, geluk afgetrokken

figure_fair_margin = voorsprong, geluk afgetrokken

figure_ratio = anders nodige verdelingen

figure_ratios = { $first } keer zoveel (voorsprong: { $margin } keer)

figure_none = geen

figure_interval = { $mean } ({ $low } tot { $high })

figure_within = { $mean } (95% binnen { $most }, alles binnen { $longest })

mirror_line = Spiegel: tegen zichzelf eindigt { $bot } als 1e in { $share } van de partijen; bij gelijke kansen is dat { $even }.

rounded_up = --games { $games } wordt naar boven afgerond: per verdeling zit elke bot één keer op elke plaats.

again = Nog eens: { $command }

playing = Spelen

mirror_playing = Spiegel

forfeit_line = partij { $game }, plaats { $seat }: { $fault }

## Fouten

expected_limit = geef een aantal seconden, meer dan 0 en maximaal 3600, niet ‘{ $said }’

wrong_bots = geef 1 of 2 bots, of één voor elk van de { $players } spelers, niet { $bots }

## De uitslag van willekeurige partijen

simulate_title = { $games ->
    [one] { $games } willekeurig gespeelde partij { $game }, { $players } spelers, { $options }, seed { $seed }
   *[other] { $games } willekeurig gespeelde partijen { $game }, { $players } spelers, { $options }, seed { $seed }
}

tally_speed = snelheid

tally_length = lengte

tally_scores = scores

tally_wins = gewonnen

tally_means = gemiddeld

tally_speed_is = { $games } partijen/s, { $decisions } beslissingen/s

tally_length_is = { $decisions } beslissingen per partij

tally_mean_is = gemiddelde { $mean }; sd { $deviation }

tally_range_is = min { $low }, kwartielen { $first } { $median } { $third }, max { $high }

tally_seat = plaats { $seat }: { $value }

tally_bin = { $low } t/m { $high }
