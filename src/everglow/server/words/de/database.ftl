### Die Datenbank eines Servers, für alle, die ihn betreiben: PostgreSQL, `--database`. Gesagt von Befehlen und /healthz.

store_away = Der Server kann gerade nichts lesen oder schreiben. Nichts ist verloren; versuch es gleich noch einmal.

database_trouble = { $trouble ->
    [password] Die Datenbank lehnt diesen Benutzer oder dieses Passwort ab
    [missing] Diese Datenbank gibt es nicht; lege sie mit `createdb` an
    [forbidden] Die Datenbank erlaubt diesem Benutzer das nicht; nimm den, dem sie gehört
    [readonly] Die Datenbank lässt sich nur lesen; erwartet wird eine, in die sich schreiben lässt
    [full] Die Datenbank hat keinen Platz mehr
    [busy] Die Datenbank hat schon zu viele Verbindungen
   *[unreachable] Die Datenbank antwortet nicht
}

database_at = { $place }: { $complaint }

expected_database = Erwartet wird die Adresse einer PostgreSQL-Datenbank, etwa postgresql://everglow@127.0.0.1/everglow

database_needs_driver = PostgreSQL braucht das Paket asyncpg; du bekommst es mit: pip install 'everglow[postgres]'

database_too_old = Dieses PostgreSQL hat Version { $version }; erwartet wird { $oldest } oder neuer

database_encoding = Diese Datenbank hat die Zeichenkodierung { $found }; erwartet wird { $expected }

database_too_new = Die Daten in dieser Datenbank haben Version { $version } und stammen von einem neueren Everglow; dieses kennt nur { $known }. Aktualisiere es

database_behind = Die Daten in dieser Datenbank haben Version { $version }; starte den Server einmal, er bringt sie auf den neuesten Stand

database_empty = In dieser Datenbank ist nichts von Everglow; starte den Server einmal oder spiele mit `everglow restore` eine Sicherung ein

database_in_use = Ein anderer Everglow-Server benutzt diese Datenbank; beende ihn zuerst

database_other_version = Ein anderes Everglow in Version { $version } benutzt diese Datenbank, dieses hier hat Version { $own }; beende das andere oder starte dieses in derselben Version

database_other_machine = Ein Server auf einem anderen Rechner benutzt diese Datenbank, und die beiden erreichen einander nicht; starte beide mit --internal und einer Adresse des privaten Netzes

database_has_store = In dieser Datenbank liegen schon Daten; --force ersetzt sie durch die anderen

database_not_updated = Die Daten in dieser Datenbank lassen sich nicht von Version { $version } auf { $newest } bringen ({ $error }); sie sind unverändert
