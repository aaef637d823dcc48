### Voor wie een server beheert: `everglow serve`, de instellingen, `backup`, `restore`, `prune`, `close` en `reopen`.

## Instellingen

# De tweede kolom begint in kolom 30.
settings_help =
    instellingen:
      Elke optie met een * kan op 3 manieren worden ingesteld; de eerste die er is, telt:
        een optie                --port 80  --name a.example --name b.example
        een omgevingsvariabele   EVERGLOW_PORT=80  EVERGLOW_NAME=a.example,b.example
        een bestand in TOML      port = 80
                                 name = ["a.example", "b.example"]
      Het bestand kies je met --config BESTAND of EVERGLOW_CONFIG.

help_setting = { $setting ->
    [host] * het adres om op te luisteren (standaard: 127.0.0.1; 0.0.0.0 voor alle adressen)
    [port] * (standaard: 8080; 0 voor een vrije poort)
    [data] * de map waarin alles wordt bewaard
    [database] * een PostgreSQL-database in plaats van de map, zoals postgresql://everglow@127.0.0.1/everglow
    [processes] * processen die het werk delen, met --database (standaard: 1)
    [internal] * het adres waarop andere computers met dezelfde database deze bereiken, zoals 10.0.0.5 of 10.0.0.5:9000 (standaard: 127.0.0.1)
    [name] * een naam waaronder deze server bekend is, zoals play.example
    [proxy] * een reverse proxy waarvan de X-Forwarded-headers worden vertrouwd, zoals 127.0.0.1 of 10.0.0.0/8
   *[quiet] * alleen melden wat er misgaat
}

help_config = een bestand met instellingen in TOML

expected_switch_not = kies true of false, niet ‘{ $said }’

expected_value = { $kind ->
    [switch] hier hoort true of false te staan
    [number] hier hoort een getal te staan
   *[text] hier hoort een tekst tussen aanhalingstekens te staan
}

unknown_setting = er is geen instelling ‘{ $name }’; kies uit { JOIN($known, ", ") }

expected_toml = hier horen instellingen in TOML te staan: { $error }

## Serve

serve_about = Open de tafel: speel met vrienden en bots via het netwerk.

serve_examples =
    voorbeelden:
      everglow serve                       op deze computer
      everglow serve --host 0.0.0.0        ook voor telefoons en vrienden in je netwerk
      everglow serve --data ~/everglow     waar alles wordt bewaard
      everglow serve --config club.toml    alles in één bestand
      everglow serve --database postgresql:///club    in PostgreSQL in plaats van een map
      everglow serve --processes 4 --database postgresql:///club    met vier processen

serve_help_open = een browser openen bij de tafel

processes_need_database = meerdere processen hebben een gedeelde database nodig: --database postgresql://everglow@127.0.0.1/everglow

process_ended = een proces van de server stopte voordat het gereed was; in het logboek staat waarom

no_uvloop = uvloop ontbreekt hier: de server draait iets langzamer. Installeer het met: pip install uvloop

no_browser = Hier kan geen browser worden geopend; open het adres in je eigen browser.

stopping = De server stopt; elke partij is bewaard.

data_updated = De gegevens zijn bijgewerkt; de vorige versie is bewaard in { $file }

on_network = In je netwerk: { $address }

open_at = De tafel is open op { $address }

how_to_stop = Stop de server met Ctrl-C; na een nieuwe start gaan partijen verder waar ze waren.

## Back-ups maken en terugzetten

backup_about = Kopieer alles wat een server bewaart naar één bestand, ook terwijl die draait.

backup_examples =
    voorbeelden:
      everglow backup friday.sqlite                           van de server van deze gebruiker
      everglow backup /backup/club.sqlite --data /srv/club    van een andere
      everglow backup club.sqlite --database postgresql:///club    van een server met PostgreSQL

backup_help_file = de back-up; een oudere wordt vervangen

restore_about = Zet een back-up terug waar een server die vindt; de server mag niet draaien.

restore_examples =
    voorbeelden:
      everglow restore friday.sqlite                    voor de server van deze gebruiker
      everglow restore friday.sqlite --data /srv/club   voor een andere
      everglow restore friday.sqlite --force            in plaats van wat er staat; dat wordt ernaast bewaard
      everglow restore friday.sqlite --database postgresql:///club    in een PostgreSQL-database

restore_help_file = een bestand dat `everglow backup` heeft gemaakt

restore_help_force = ook waar al een opslag is

tables_whole = { $tables ->
    [one] { $file }: { $tables } tafel, gecontroleerd en in orde.
   *[other] { $file }: { $tables } tafels, gecontroleerd en in orde.
}

lay_there = Wat daar eerst stond, is nu { $file }.

kept_in_schema = Wat daar eerst stond, staat nu in het schema { $schema }.

## Importeren

import_about = Kopieer alles wat een server in een map bewaart naar een PostgreSQL-database; de server mag niet draaien.

import_examples =
    voorbeelden:
      everglow import --database postgresql:///club                     van je eigen server
      everglow import --data /srv/club --database postgresql:///club    van een andere

expected_database_to_import = geef de database om naar te importeren: --database postgresql://everglow@127.0.0.1/everglow

imported = { $tables ->
    [one] { $tables } tafel uit { $file } staat nu in { $place }. Het bestand blijft zoals het is; start de server met --database.
   *[other] { $tables } tafels uit { $file } staan nu in { $place }. Het bestand blijft zoals het is; start de server met --database.
}

## Opruimen

prune_about = Wis oude, afgelopen partijen uit de opslag van een server; alleen met PostgreSQL mag die intussen draaien.

prune_examples =
    voorbeelden:
      everglow prune --days 730          hoeveel afgelopen partijen ouder zijn dan 2 jaar
      everglow prune --days 730 --yes    ze wissen en het bestand kleiner maken

prune_help_days = partijen die zoveel dagen geleden al waren afgelopen

prune_help_yes = ze wissen; anders worden ze alleen geteld

pruned = { $games ->
    [one] { $games } partij gewist die meer dan { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } geleden was afgelopen.
   *[other] { $games } partijen gewist die meer dan { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } geleden waren afgelopen.
}

prunable = { $games ->
    [0] Geen partijen die meer dan { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } geleden waren afgelopen.
    [one] { $games } partij die meer dan { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } geleden was afgelopen; --yes wist die.
   *[other] { $games } partijen die meer dan { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } geleden waren afgelopen; --yes wist ze.
}

## Sluiten en weer openen

close_about = Sluit een tafel of blokkeer een naam of adres, ook terwijl de server draait; die merkt het binnen enkele seconden.

close_examples =
    voorbeelden:
      everglow close table K7MQ2P          niemand komt er nog in, en wie er is, moet weg
      everglow close name Mallory          niemand kan onder deze naam nog iets doen
      everglow close address 203.0.113.9   wie daarvandaan komt, wordt geweigerd
      everglow close                       wat er gesloten of geblokkeerd is

reopen_about = Hef een sluiting of blokkade weer op.

reopen_examples =
    voorbeelden:
      everglow reopen table K7MQ2P         de tafel gaat verder waar die was
      everglow reopen address 203.0.113.9

close_help_kind = { OR($kinds) }

close_help_what = de code van de tafel, de naam of het adres

expected_to_close = { $kind ->
    [table] zeg welke tafel je wilt sluiten
    [name] zeg welke naam je wilt blokkeren
   *[address] zeg welk adres je wilt blokkeren
}

closed = { $kind ->
    [table] Tafel { $what } is gesloten.
    [name] De naam { $what } is geblokkeerd.
   *[address] Het adres { $what } is geblokkeerd.
}

closed_kind = { $kind ->
    [table] tafel
    [name] naam
   *[address] adres
}

reopened = { $kind ->
    [table] Tafel { $what } is weer open.
    [name] De naam { $what } is niet meer geblokkeerd.
   *[address] Het adres { $what } is niet meer geblokkeerd.
}

was_not_closed = { $kind ->
    [table] Tafel { $what } was niet gesloten.
    [name] De naam { $what } was niet geblokkeerd.
   *[address] Het adres { $what } was niet geblokkeerd.
}
