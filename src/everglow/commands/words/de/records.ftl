### `everglow verify` und `scenario`: ob Aufzeichnungen und Regelbeispiele stimmen.

## Hilfe

verify_about = Eine Aufzeichnung prüfen: Siegel, Seed, jede Aktion und das Ergebnis.

verify_examples =
    Beispiele:
      everglow verify game.json
      everglow verify games.jsonl

verify_help_record = eine Aufzeichnung oder eine Datei mit einer pro Zeile

scenario_about = Spielbeispiele durchspielen und sagen, welche nicht stimmen.

scenario_examples =
    Beispiele:
      everglow scenario vale.json
      everglow scenario questions/*.json --game vale

scenario_help_files = JSON: {"{"}"scenarios": [...]{"}"}

scenario_help_game = das Spiel, wenn die Datei es nicht nennt

## Was eine Aufzeichnung beweist

record_wrong = { $file }: Aufzeichnung{"\u00A0"}{ $number }: { $complaint }

records_fine = { $records } Aufzeichnungen: Jedes Siegel, jeder Seed, jede Aktion und jedes Ergebnis stimmt.

verify_commitment = Siegel

verify_seed = Seed

verify_actions = Aktionen

verify_fork = Abzweigung

verify_result = Ergebnis

verify_actions_are = { $back ->
    [0] { $actions }
   *[other] { $actions }, davon { $back } zurückgenommen
}

verify_fork_is = eine andere Partie bis Aktion{"\u00A0"}{ $after }, danach mit eigenem Zufall

verify_no_result = noch keines, die Partie ist nicht zu Ende

verify_legal = Das Siegel passt zum Geheimnis, der Seed ergibt sich daraus, und jede Aktion ist erlaubt.

verify_prepared = Diese Kartenverteilung wurde für eine Einführung vorbereitet: Karten und Würfel waren nicht dem Zufall überlassen.

verify_fine = Die Aufzeichnung stimmt.

verify_hashes = Jede beigesteuerte Zahl passt zu dem Siegel, das vor dem Start gezeigt wurde; vergleiche mit dem, was dein Browser behalten hat.

verify_no_hashes = Die Aufzeichnung enthält keine Siegel der beigesteuerten Zahlen aus der Zeit vor dem Start: Wer den Server betrieb, hätte also die letzte Zahl wählen können und mit ihr die Kartenverteilung.

verify_no_nonces = Niemand hat eine Zahl beigesteuert: Wer das Geheimnis wählte, wählte die Kartenverteilung.

## Regelbeispiele

scenario_number = Beispiel{"\u00A0"}{ $number }

scenario_wrong = { $title }: { $complaint }

scenario_count = { $passed } bestanden, { $failed } nicht bestanden

expected_object = Erwartet wird ein Objekt

expected_json = Erwartet werden Beispiele in JSON: { $error }

expected_scenarios = Erwartet wird ein Objekt mit einer Liste „scenarios“

expected_game = Erwartet werden Beispiele für { OR($games) } oder --game NAME
