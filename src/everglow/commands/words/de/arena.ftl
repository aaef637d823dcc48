### `everglow arena` und `simulate`: viele Partien und was sie zeigen.

## Hilfe

arena_about = Bots gegeneinander spielen lassen: wer gewinnt, wie deutlich, wie sicher das ist und wie schnell sie sind.

arena_examples =
    Beispiele:
      everglow arena vale --bots greedy,random --games 200
      everglow arena vale --bots planner,greedy --players 4      einmal planner gegen dreimal greedy
      everglow arena glow --bots planner,greedy,random --option board=sea --jobs 1 --seed 7
      everglow arena vale --bots search@100ms,planner --games 40 --mirror --markdown
      everglow arena vale --bots my_module:MyBot,random
      everglow arena vale --bots 'process:python3 examples/tidy_bot.py,random' --limit 2

    Jede Kartenverteilung wird reihum auf allen Plätzen gespielt, die Zahl der Partien also aufgerundet.
    Derselbe Befehl ergibt dieselben Partien; nur Bots mit begrenzter Zeit können anders entscheiden.
    Ein Bot, der abstürzt, Unerlaubtes tut oder zu lange braucht, wird Letzter; die Partie endet damit.

arena_help_bots = wer spielt: so viele, wie am Tisch sitzen, siehe --players

arena_help_players = bei zwei Bots: einmal der erste gegen N-1-mal den zweiten

help_games = wie viele Partien (Standard: 100)

arena_help_jobs = Prozesse (Standard: alle Kerne)

arena_help_limit = für eine Entscheidung (Standard: 10)

arena_help_adjust = auch das Glück jeder Partie beurteilen und abziehen: engere Intervalle, aber längere Partien

arena_help_mirror = auch den ersten Bot gegen sich selbst spielen lassen: Das muss ausgeglichen enden

arena_help_ray = auf einem Ray-Cluster spielen; local startet einen auf diesem Rechner

help_json = ein JSON-Objekt ausgeben

arena_help_markdown = eine Tabelle für ein Dokument ausgeben

simulate_about = Viele Partien zufällig spielen: wie schnell, wie lang, mit wie vielen Punkten, wer gewinnt.

simulate_examples =
    Beispiele:
      everglow simulate vale --players 4 --games 1000 --seed 1
      everglow simulate vale --games 100 --json
      everglow simulate vale --games 100 --record games.jsonl

simulate_help_players = wie viele mitspielen (Standard: so wenige wie möglich)

simulate_help_record = die Aufzeichnungen in diese Datei schreiben, eine pro Zeile, oder in diesen Ordner

## Das Ergebnis eines Turniers

arena_title = { COUNT($options) ->
    [0] { $games } Partien { $game }, { $players } am Tisch, Seed { $seed }; Kartenverteilungen: { $deals }, jede reihum auf jedem der { $players } Plätze
   *[other] { $games } Partien { $game }, { $players } am Tisch, { JOIN($options, ", ") }, Seed { $seed }; Kartenverteilungen: { $deals }, jede reihum auf jedem der { $players } Plätze
}

figure_heading = Mittel (95-%-Intervall)

figure_bot = Bot

figure_first = 1.{"\u00A0"}Platz

figure_rank = mittlerer Platz

figure_margin = Vorsprung

figure_score = Punkte

figure_rating = Spielstärke

figure_moves = Aktionen/s

figure_times = ms je Aktion

figure_forfeits = Ausfälle

figure_fair_first = 1.{"\u00A0"}Platz ohne Glücksanteil

figure_fair_margin = Vorsprung ohne Glücksanteil

figure_ratio = sonst nötige Kartenverteilungen

figure_ratios = { $first }-mal so viele (Vorsprung: { $margin }-mal)

figure_none = kein Wert

figure_interval = { $mean } ({ $low } bis { $high })

figure_within = { $mean } (95{"\u00A0"}% bis { $most }, alle bis { $longest })

mirror_line = Spiegelpartien: { $bot } kommt gegen sich selbst in { $share } auf den 1.{"\u00A0"}Platz; ausgeglichen wären { $even }.

rounded_up = --games { $games } wird aufgerundet: Eine Kartenverteilung wird reihum auf allen Plätzen gespielt oder gar nicht.

again = Noch einmal: { $command }

# Neben einem Balken, der wächst.
playing = Partien

mirror_playing = Spiegelpartien

forfeit_line = Partie{"\u00A0"}{ $game }, Platz{"\u00A0"}{ $seat }: { $fault }

## Fehler

expected_limit = Erwartet werden Sekunden, mehr als 0 und höchstens 3600, nicht „{ $said }“

wrong_bots = Erwartet werden ein oder zwei Bots oder einer für jeden der { $players } Plätze, nicht { $bots }

## Das Ergebnis zufälliger Partien

simulate_title = { $games ->
    [one] { $games } zufällige Partie { $game }, { $players } am Tisch, { $options }, Seed { $seed }
   *[other] { $games } zufällige Partien { $game }, { $players } am Tisch, { $options }, Seed { $seed }
}

tally_speed = Tempo

tally_length = Länge

tally_scores = Punkte

tally_wins = Siege

tally_means = Mittel

tally_speed_is = { $games } Partien/s, { $decisions } Entscheidungen/s

tally_length_is = { $decisions } Entscheidungen pro Partie

tally_mean_is = Mittel { $mean }, Standardabweichung { $deviation }

tally_range_is = Minimum { $low }, Quartile { $first } { $median } { $third }, Maximum { $high }

tally_seat = Platz{"\u00A0"}{ $seat }: { $value }

tally_bin = { $low } bis { $high }
