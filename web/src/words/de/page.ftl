### Was jede Seite sagen kann.

title = Everglow
close = Schließen
tryNow = Jetzt versuchen
home = Startseite
back = Zurück
copied = Kopiert
bot = Bot
