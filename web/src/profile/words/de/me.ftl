### Die eigene Seite.

title = Meine Partien
whoami = Noch kennt dich hier niemand. Sag deinen Namen, wenn du zum ersten Mal spielst.
nothing = Noch keine beendeten Partien. Wenn du eine gespielt hast, findest du sie hier.
loading = Deine Partien werden durchgesehen …
name = Dein Name
change = Ändern
renamed = Ab jetzt heißt du { $name }. An Tischen, an denen du schon sitzt, bleibt der alte Name.
devices = Deine Geräte
bots = Programme von dir, die hier an den Tischen spielen, jedes mit einem eigenen Token.
