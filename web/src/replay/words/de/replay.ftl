### Der Rückblick auf eine Partie.

title = Wiederholung von { $code }
loading = Die Partie wird geladen …
begins = Die Partie beginnt.
onlyLook = Das ist eine Wiederholung; hier lässt sich nichts mehr tun.

## Die Leiste unter dem Tisch

bar = Wiederholung
play = Abspielen
pause = Anhalten
back = Einen Schritt zurück
on = Einen Schritt weiter
roundBack = Zum Anfang der Runde
roundOn = Zur nächsten Runde
where = Schritt
step = { $step } von { $last }
spoken = Schritt { $step } von { $last }. { $told }
rounds = Runden
round = Zu Runde{"\u00A0"}{ $round }
speed = Geschwindigkeit
times = { $speed }×
eyes = Gesehen von
all = Alle Hände
link = Link zu diesem Schritt kopieren
more = Mehr zu dieser Wiederholung
record = Aufzeichnung sichern
full = Die ganze Partie
decided = Was sie entschied
costs = Was Entscheidungen kosteten
toTable = Zum Tisch

## Tasten

keys = Tasten
keyNames =
    .space = Leertaste
    .shift = Umschalt ← →
    .ends = Pos1 Ende
keyDeeds =
    .play = abspielen oder anhalten
    .step = einen Schritt zurück oder weiter
    .round = zur vorigen oder nächsten Runde
    .ends = zum Anfang oder zum Ende
    .speed = langsamer oder schneller
    .all = alle Hände
    .eyes = aus der Sicht dieses Platzes
