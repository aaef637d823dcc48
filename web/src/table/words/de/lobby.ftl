### Leute versammeln sich vor der Partie an einem Tisch.

## Jemand kommt über einen Link

# Der Name des Spiels steht darunter in einer eigenen Zeile.
invites = { $host ->
    [none] Du bist eingeladen zu
   *[other] { $host } lädt dich ein zu
}
howMany = { $count ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] { $count }{"\u00A0"}Personen
}
clockWords = { $minutes ->
    [0] ohne Bedenkzeit
    [one] Bedenkzeit: je { $minutes }{"\u00A0"}Minute
   *[other] Bedenkzeit: je { $minutes }{"\u00A0"}Minuten
}
noAccount = ohne Konto
sitDown = Platz nehmen
takeSeat = Platz nehmen
onlyWatch = Nur zuschauen
readRules = Regeln lesen
full = Alle Plätze sind besetzt.

## Plätze

seats = Plätze
taken = { $taken } von { $seats } Plätzen besetzt
seat = Platz{"\u00A0"}{ $seat }
yourSeat = dein Platz
free = Freier Platz
host = Host
you = du
here = da
away = abwesend
botOf = Bot, { $level }
sit = Hier sitzen
sitAt = Hier sitzen, Platz{"\u00A0"}{ $seat }
move = Hierher wechseln
moveTo = Hierher wechseln, Platz{"\u00A0"}{ $seat }
addBot = Bot dazusetzen
addBotAt = Bot dazusetzen, Platz{"\u00A0"}{ $seat }
stand = Platz verlassen
remove = Entfernen
level = Stufe
levelOf = Stufe von { $name }
levelNamed = { $level } · { $bot }

## Optionen

options = Optionen
clock = Bedenkzeit
noClock = ohne
minutes = { $minutes }{"\u00A0"}min
whoMayCome = Wer kommen darf
listed = alle
unlisted = mit dem Link
coverLabel = Spielt für Abwesende
cover = Ist jemand abwesend, spielt { $level } als Vertretung, bis die Person zurück ist.

## Der Link

code = Code
link = Link
qr = QR-Code des Links
invite = Freunde einladen
inviteHint = Wer den Link hat, kann auf einem freien Platz mitspielen, ohne Konto.
copy = Link kopieren
onlyHere = Dieser Link funktioniert nur auf diesem Computer. Damit andere dazukommen können, starte Everglow mit einem dieser Befehle:
letIn =
    .make = make play LAN=1
    .serve = everglow serve --host 0.0.0.0

## Wie es weitergeht

takeASeat = Ein Platz ist für dich frei. Du kannst auch zuschauen.
waitingForHost = Der Host startet die Partie.
waitingForPeople = Es fehlen noch Leute. Lade Freunde ein oder setze Bots auf die freien Plätze.
ready = Alle sind da. Starte, wann du magst.
without = { COUNT($names) ->
    [one] { $names } ist gerade abwesend. Du kannst trotzdem starten.
   *[other] { $names } sind gerade abwesend. Du kannst trotzdem starten.
}
start = Partie starten
sealed = Die Partie beginnt: Jetzt nennt jeder Browser die Zahl, die er für die Kartenverteilung gewählt hat.
withheld = { COUNT($names) ->
    [one] { $names } hat die versprochene Zahl für die Kartenverteilung nicht genannt und den Platz verloren. Die Browser der anderen wählen neue Zahlen.
   *[other] { $names } haben die versprochenen Zahlen für die Kartenverteilung nicht genannt und ihre Plätze verloren. Die Browser der anderen wählen neue Zahlen.
}
