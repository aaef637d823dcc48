### `everglow doctor`: eine Zeile für jede Prüfung.

doctor_about = Daten, Aufzeichnungen, Seiten und Engine eines Servers prüfen, auch während er läuft.

doctor_examples =
    Beispiele:
      everglow doctor                      dein Server
      everglow doctor --data /srv/club     ein anderer
      everglow doctor --games 1000         die letzten tausend beendeten Partien nachspielen

doctor_help_games = beendete Partien, die nachgespielt werden, die neuesten zuerst (Standard: { $games })

# Höchstens 7 Zeichen.
verdict = { $verdict ->
    [ok] ok
    [note] Hinweis
   *[failed] Fehler
}

# Höchstens 8 Zeichen.
checked_part = { $part ->
    [store] Daten
    [records] Partien
    [processes] Prozesse
    [client] Seiten
    [bots] Bots
   *[engine] Engine
}

store_too_new = { $file } hat Version { $version } und stammt von einem neueren Everglow; aktualisiere Everglow

store_damaged = { $file } ist beschädigt; stelle mit `everglow restore` eine Sicherung wieder her

store_old = { $file } hat Version { $version }; der Server wird die Datei aktualisieren und eine Kopie behalten

store_whole = { $tables ->
    [one] { $file } ist unversehrt: { $tables } Tisch, Version { $version }
   *[other] { $file } ist unversehrt: { $tables } Tische, Version { $version }
}

records_check = { $games ->
    [0] noch keine Partie ist beendet
    [one] die letzte beendete Partie stimmt
   *[other] die letzten { $games } beendeten Partien stimmen
}

processes_run = { $tables ->
    [one] { $processes } in Betrieb, mit { $tables } Tisch im Speicher
   *[other] { $processes } in Betrieb, mit { $tables } Tischen im Speicher
}

processes_silent = { $silent } von { $processes } seit { $seconds } Sekunden ohne Lebenszeichen; andere übernehmen die Tische

games_wrong = { COUNT($wrong) ->
    [one] { COUNT($wrong) } von { $games } stimmt nicht, von der neuesten an gezählt: { JOIN($wrong, ", ") }
   *[other] { COUNT($wrong) } von { $games } stimmen nicht, von der neuesten an gezählt: { JOIN($wrong, ", ") }
}

wrong_game = Nummer{"\u00A0"}{ $number } ({ $complaint })

entries_missing = Einträge fehlen

entries_unreadable = Einträge sind nicht lesbar

not_over = nicht zu Ende

pages_missing = die Seiten wurden nicht gebaut: Führe `make client` aus

page_missing = { $file } fehlt: Führe `make client` aus

pages_there = die Seiten sind da

engine_compiled = kompiliert

engine_failed = interpretiert: Es gab einen C-Compiler, aber er ist gescheitert: { $failure }

engine_interpreted = interpretiert und darum um ein Mehrfaches langsamer; `make engine` kompiliert sie

bots_learned = { $game }: Bots urteilen mit einem trainierten Netz

bots_by_hand = { $game }: Bots urteilen nach der von Hand geschriebenen Bewertung und sind darum schwächer: { $why }
