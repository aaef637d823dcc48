### `everglow verify` en `scenario`: of verslagen en voorbeelden van regels kloppen.

## Hulp

verify_about = Controleer een verslag: het zegel, de seed, elke actie en de uitslag.

verify_examples =
    voorbeelden:
      everglow verify game.json
      everglow verify games.jsonl

verify_help_record = een verslag, of een bestand met één verslag per regel

scenario_about = Speel spelvoorbeelden na en zie welke niet kloppen.

scenario_examples =
    voorbeelden:
      everglow scenario vale.json
      everglow scenario questions/*.json --game vale

scenario_help_files = JSON: {"{"}"scenarios": [...]{"}"}

scenario_help_game = het spel, als het bestand dat niet vermeldt

## Wat een verslag bewijst

record_wrong = { $file }: verslag { $number }: { $complaint }

records_fine = { $records } verslagen: elk zegel, elke seed, elke actie en elke uitslag klopt.

verify_commitment = zegel

verify_seed = seed

verify_actions = acties

verify_fork = aftakking

verify_result = uitslag

verify_actions_are = { $back ->
    [0] { $actions }
   *[other] { $actions }, waarvan { $back } ongedaan gemaakt
}

verify_fork_is = een andere partij tot en met actie { $after }, daarna met eigen toeval

verify_no_result = nog geen, de partij is niet afgelopen

verify_legal = Het zegel hoort bij het geheim, de seed volgt daaruit en elke actie is toegestaan.

verify_prepared = Deze verdeling was vooraf bepaald voor een begeleide eerste partij: de kaarten en dobbelstenen werden niet aan het toeval overgelaten.

verify_fine = Het verslag klopt.

verify_hashes = Elk ingebracht getal past bij de vingerafdruk die vóór het begin is vastgelegd; vergelijk die met wat je browser heeft bewaard.

verify_no_hashes = Vóór het begin zijn van de ingebrachte getallen geen vingerafdrukken vastgelegd; wie de server beheerde, kan dus het laatste getal hebben gekozen, en daarmee de verdeling.

verify_no_nonces = Niemand heeft een getal ingebracht: wie het geheim koos, koos de verdeling.

## Voorbeelden van regels

scenario_number = scenario { $number }

scenario_wrong = { $title }: { $complaint }

scenario_count = { $passed } geslaagd, { $failed } mislukt

expected_object = hier hoort een object te staan

expected_json = hier horen scenario’s in JSON te staan: { $error }

expected_scenarios = hier hoort een object met een lijst van scenario’s te staan

expected_game = hier horen scenario’s van { OR($games) } te staan; zeg anders met --game NAAM welk spel het is
