### Die Startseite.

hello = { $name ->
    [none] Was wollen wir spielen?
   *[other] { $hour ->
        [morning] Guten Morgen, { $name }.
        [day] Guten Tag, { $name }.
        [evening] Guten Abend, { $name }.
       *[night] Hallo, { $name }.
    }
}
about = Mit Freunden oder mit Bots. Kostenlos, ohne Werbung, ohne Installation.

## Eigene Tische

yourTurn = Du bist am Zug
othersTurn = Andere sind am Zug
continue = Weiterspielen
theirTurn = wartet auf andere
waits = { $unit ->
    [minutes] wartet seit { $count }{"\u00A0"}min auf dich
    [hours] wartet seit { $count }{"\u00A0"}h auf dich
    [days] { $count ->
        [one] wartet seit { $count }{"\u00A0"}Tag auf dich
       *[other] wartet seit { $count }{"\u00A0"}Tagen auf dich
    }
   *[now] wartet auf dich
}
play = Spielen
playWith = { COUNT($others) ->
    [0] Spielen: { $game }, Tisch { $code }
   *[other] Spielen: { $game } mit { $others }, Tisch { $code }
}

## Was man mit einem Spiel tun kann

bots = Gegen Bots spielen
botsOf = Gegen Bots spielen: { $game }
friends = Mit Freunden spielen
friendsOf = Mit Freunden spielen: { $game }
learn = Spielend lernen
learnOf = Spielend lernen: { $game }
rules = Regeln
rulesOf = Regeln: { $game }
learnHint = Eine erste Partie gegen einen leichten Bot, mit Begleitung. Du kannst jederzeit ohne sie weiterspielen.
go = Karten austeilen
openTable = Tisch eröffnen
players = Personen
level = Gegner

## Ein Name

yourName = Dein Name
namePrompt = Wie sollen wir dich am Tisch nennen?
save = Das bin ich

## Andere Tische

join = Einem Tisch beitreten
joinHint = Link oder Code
joinButton = Beitreten
wrongCode = Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel K7MQ2P.
open = Offene Tische
noOpen = Gerade wartet niemand auf Mitspielende.
watch = Zuschauen
noWatch = Gerade läuft keine Partie zum Zuschauen.
finished = Beendete Partien
noFinished = Noch ist keine Partie zu Ende gespielt.
running = läuft
imported = anderswo gespielt
freeSeats = { $count ->
    [0] startbereit
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
youWon = du hast gewonnen
won = { COUNT($names) ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
showMore = Mehr anzeigen
more = Mehr
bring = Aufzeichnung öffnen
notRecord = Diese Datei ist keine Aufzeichnung einer Partie.
programs = Für Programme: die API

## Wege zu anderen Seiten

cards = Karten
aboutUs = Über uns
games = Spiele
whichHint =
    .rules = Die Regeln mit allen Klarstellungen
    .cards = Alle Karten, zum Suchen und Filtern
nowhere = Unter dieser Adresse gibt es nichts.
nowhereHint = Vielleicht fehlt ein Buchstabe, oder die Seite ist umgezogen. Von der Startseite aus findest du alles.
wayHome = Zur Startseite

## Training

training = Training
puzzle = Rätsel des Tages
puzzleHint = Ein Zug, heute für alle derselbe
puzzleDone = Für heute beantwortet
due = { $count ->
    [one] { $count } Übung ist fällig
   *[other] { $count } Übungen sind fällig
}
