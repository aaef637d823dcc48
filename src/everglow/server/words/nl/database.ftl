### De database van een server, voor wie hem beheert: PostgreSQL, `--database`. Gezegd door opdrachten en door /healthz.

store_away = De server kan nu niets lezen of schrijven. Er is niets verloren; probeer het zo nog eens.

database_trouble = { $trouble ->
    [password] de database weigert deze gebruiker of dit wachtwoord
    [missing] deze database bestaat niet; maak die aan met `createdb`
    [forbidden] de database staat deze gebruiker dat niet toe; neem de eigenaar van de database
    [readonly] de database kan alleen worden gelezen; neem er een waarin geschreven kan worden
    [full] de database heeft geen ruimte meer
    [busy] de database heeft al te veel verbindingen
   *[unreachable] de database antwoordt niet
}

database_at = { $place }: { $complaint }

expected_database = geef het adres van een PostgreSQL-database, zoals postgresql://everglow@127.0.0.1/everglow

database_needs_driver = PostgreSQL heeft het pakket asyncpg nodig; installeer het met: pip install 'everglow[postgres]'

database_too_old = deze PostgreSQL is versie { $version }; nodig is { $oldest } of nieuwer

database_encoding = deze database heeft de codering { $found }; nodig is { $expected }

database_too_new = de gegevens in deze database hebben versie { $version }, van een nieuwere Everglow, en deze kent alleen { $known }; werk Everglow bij

database_behind = de gegevens in deze database hebben versie { $version }; start de server één keer, dan worden ze bijgewerkt

database_empty = er staat niets van Everglow in deze database; start de server één keer, of zet er een back-up in met `everglow restore`

database_in_use = een andere Everglow-server gebruikt deze database; stop die eerst

database_other_version = een andere Everglow, versie { $version }, gebruikt deze database, en deze heeft versie { $own }; stop de andere, of start deze in dezelfde versie

database_other_machine = een server op een andere computer gebruikt deze database, en de twee kunnen elkaar niet bereiken; start beide met --internal en een adres van het privénetwerk

database_has_store = er staan al gegevens in deze database; --force vervangt ze door de andere

database_not_updated = de gegevens in deze database kunnen niet van versie { $version } naar { $newest } worden bijgewerkt ({ $error }); ze zijn niet veranderd
