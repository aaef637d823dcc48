### `everglow doctor`: een regel per controle.

doctor_about = Controleer de opslag, verslagen, pagina’s en engine van een server, ook terwijl die draait.

doctor_examples =
    voorbeelden:
      everglow doctor                      de server van deze gebruiker
      everglow doctor --data /srv/club     een andere
      everglow doctor --games 1000         de laatste 1000 afgelopen partijen naspelen

doctor_help_games = hoeveel afgelopen partijen worden nagespeeld, de laatste eerst (standaard: { $games })

verdict = { $verdict ->
    [ok] goed
    [note] let op
   *[failed] fout
}

checked_part = { $part ->
    [store] opslag
    [records] partijen
    [processes] servers
    [client] pagina’s
    [bots] bots
   *[engine] engine
}

store_too_new = { $file } heeft versie { $version }, van een nieuwere Everglow; werk Everglow bij

store_damaged = { $file } is beschadigd; zet een back-up terug met `everglow restore`

store_old = { $file } heeft versie { $version }; de server werkt het bestand bij en bewaart een kopie

store_whole = { $tables ->
    [one] { $file } is in orde: { $tables } tafel, versie { $version }
   *[other] { $file } is in orde: { $tables } tafels, versie { $version }
}

records_check = { $games ->
    [0] er zijn nog geen afgelopen partijen
    [one] de laatste afgelopen partij klopt
   *[other] de laatste { $games } afgelopen partijen kloppen
}

processes_run = { $tables ->
    [one] { $processes } actief, met { $tables } tafel in het geheugen
   *[other] { $processes } actief, met { $tables } tafels in het geheugen
}

processes_silent = van { $silent } van de { $processes } is al { $seconds } seconden niets gehoord; andere nemen hun tafels over

games_wrong = { COUNT($wrong) ->
    [one] { COUNT($wrong) } van { $games } klopt niet, geteld vanaf de laatste: { JOIN($wrong, ", ") }
   *[other] { COUNT($wrong) } van { $games } kloppen niet, geteld vanaf de laatste: { JOIN($wrong, ", ") }
}

wrong_game = nummer { $number } ({ $complaint })

entries_missing = er ontbreken gegevens

entries_unreadable = er zijn onleesbare gegevens

not_over = nog niet afgelopen

pages_missing = de pagina’s zijn niet gebouwd: voer `make client` uit

page_missing = { $file } ontbreekt: voer `make client` uit

pages_there = alles is aanwezig

engine_compiled = gecompileerd

engine_failed = geïnterpreteerd: er was wel een C-compiler, maar compileren mislukte: { $failure }

engine_interpreted = geïnterpreteerd en daardoor een paar keer zo langzaam; `make engine` compileert de engine

bots_learned = { $game }: bots oordelen met een getraind net

bots_by_hand = { $game }: bots oordelen volgens de met de hand geschreven beoordeling en zijn dus zwakker; { $why }
