### Die Datenbank eines Servers, für alle, die ihn betreiben: PostgreSQL, `--database`. Gesagt von Befehlen und /healthz.

store_away = Der Server kann gerade nichts lesen oder schreiben. Nichts ist verloren; versuch es gleich noch einmal.

database_trouble = { $trouble ->
    [password] die Datenbank lehnt diesen Benutzer oder dieses Passwort ab
    [missing] diese Datenbank gibt es nicht; lege sie mit `createdb` an
    [forbidden] die Datenbank erlaubt diesem Benutzer das nicht; erwartet wird, wem die Datenbank gehört
    [readonly] die Datenbank lässt sich nur lesen; erwartet wird eine, in die man schreiben kann
    [full] die Datenbank hat keinen Platz mehr
    [busy] die Datenbank hat schon zu viele Verbindungen
   *[unreachable] die Datenbank antwortet nicht
}

database_at = { $place }: { $complaint }

expected_database = Erwartet wird die Adresse einer PostgreSQL-Datenbank, etwa postgresql://everglow@127.0.0.1/everglow

database_needs_driver = PostgreSQL braucht das Paket asyncpg; du bekommst es mit: pip install 'everglow[postgres]'

database_too_old = dieses PostgreSQL hat Version { $version }; erwartet wird { $oldest } oder neuer

database_encoding = diese Datenbank hat die Zeichenkodierung { $found }; erwartet wird { $expected }

database_too_new = die Daten in dieser Datenbank haben Version { $version }, von einem neueren Everglow, und dieses kennt { $known }; aktualisiere es

database_behind = die Daten in dieser Datenbank haben Version { $version }; starte den Server einmal, er bringt sie auf den neuesten Stand

database_empty = in dieser Datenbank ist nichts von Everglow; starte den Server einmal, oder spiele mit `everglow restore` eine Sicherung ein

database_in_use = ein anderer Everglow-Server benutzt diese Datenbank; halte ihn zuerst an

database_other_version = ein anderes Everglow, Version { $version }, benutzt diese Datenbank, und dieses hier ist Version { $own }; halte das andere an, oder starte dieses in derselben Version

database_other_machine = ein Server auf einem anderen Rechner benutzt diese Datenbank, und beide erreichen einander nicht; starte beide mit --internal und einer Adresse des privaten Netzes

database_has_store = in dieser Datenbank ist schon ein Datenbestand; --force setzt den anderen an seine Stelle

database_not_updated = die Daten in dieser Datenbank, Version { $version }, lassen sich nicht auf { $newest } bringen ({ $error }); sie sind, wie sie waren
