title = De partij in detail · { $code }
notOver = De partij is nog niet afgelopen.
place = { $place }e
you = jij
coach = Wat besliste
replay = Terugkijken
record = Verslag bewaren
share = Als afbeelding delen
saved = De afbeelding staat bij je downloads.

## Waar de punten vandaan kwamen

sources = Waar de score vandaan kwam
table = Als tabel
source = Bron
total = Samen
part = { $source } { $points }
bar = { $name }, { $points }: { JOIN($parts, ", ") }

## Hoe het ging

course = Het verloop
courseTold = De score in de loop van de partij. { JOIN($told, " ") }
ended = { $name } eindigde op { $points }.
turns = Keerpunten
noTurns = { $name ->
    [none] Niemand had ooit alleen de leiding.
   *[other] Niemand behalve { $name } had ooit alleen de leiding.
}
turn = { $from ->
    [none] { $name } neemt als eerste de leiding, later met een voorsprong van { $ahead }.
   *[other] { $name } gaat { $from } voorbij, later met een voorsprong van { $ahead }.
}

## Hoelang iedereen nadacht

time = Bedenktijd
noTime = Bij deze partij is niet bijgehouden hoelang beslissingen duurden.
decisions = Beslissingen
altogether = In totaal
median = Meestal
longest = Langste
yours = Jouw beslissingen
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s

## Meer

deeds = Wat iedereen deed
chance = Toeval
