### Die Seite über eine beendete Partie.

title = Die ganze Partie · { $code }
notOver = Die Partie ist noch nicht zu Ende.
place = { $place }.
you = du
coach = Was sie entschied
replay = Wiederholung
record = Aufzeichnung sichern
share = Als Bild teilen
saved = Das Bild liegt in deinen Downloads.

## Woher Punkte kamen

sources = Wie sich das Ergebnis zusammensetzt
table = Als Tabelle
source = Woher
total = Summe
part = { $source } { $points }
bar = { $name }, { $points }: { JOIN($parts, ", ") }

## Wie es lief

course = Wie es lief
courseTold = Der Stand im Lauf der Partie. { JOIN($told, " ") }
ended = { $name } kommt am Ende auf { $points }.
turns = Wendepunkte
noTurns = { $name ->
    [none] Niemand lag je allein vorn.
   *[other] Nur { $name } lag je allein vorn.
}
turn = { $from ->
    [none] { $name } geht zuerst in Führung und liegt später { $ahead } vorn.
   *[other] { $name } überholt { $from } und liegt später { $ahead } vorn.
}

## Wie lange alle überlegt haben

time = Zeit zum Überlegen
noTime = In dieser Partie hat niemand festgehalten, wie lange Entscheidungen dauerten.
decisions = Entschei{"\u00AD"}dungen
altogether = Insgesamt
median = Typisch
longest = Längste
yours = Deine Entscheidungen
seconds = { $seconds }{"\u00A0"}s
minutes = { $minutes }{"\u00A0"}min { $seconds }{"\u00A0"}s

## Mehr

deeds = Was alle getan haben
chance = Zufall
