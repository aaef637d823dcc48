### Die Seite, die erscheint, solange der Server nicht erreichbar ist.

title = Everglow ist nicht erreichbar
heading = Die Lichter sind aus
safe = Der Tisch ist gerade nicht erreichbar. Deine Partien sind dort gut aufgehoben.
again = Neuer Versuch …
againIn = Neuer Versuch in { $seconds }{"\u00A0"}s.
now = Jetzt versuchen
