title = Herhaling van { $code }
loading = De partij ophalen…
begins = De partij begint.
onlyLook = Je kijkt deze partij terug; je kunt er niets in doen.

## De balk onder de tafel: tekens met deze namen

bar = Herhaling
play = Afspelen
pause = Pauzeren
back = Stap terug
on = Stap verder
roundBack = Naar het begin van de ronde
roundOn = Naar de volgende ronde
where = Stap
step = { $step } van { $last }
spoken = Stap { $step } van { $last }. { $told }
rounds = Rondes
round = Naar ronde { $round }
speed = Snelheid
times = { $speed }×
eyes = Gezien door
all = Alle handen
link = Link naar deze stap kopiëren
more = Meer over deze herhaling
record = Verslag bewaren
full = De partij in detail
decided = Wat besliste
costs = Wat keuzes kostten
toTable = Naar de tafel

## Toetsen

keys = Toetsen
keyNames =
    .space = Spatie
    .shift = Shift ← →
    .ends = Home End
keyDeeds =
    .play = afspelen of pauzeren
    .step = stap terug of verder
    .round = naar de vorige of volgende ronde
    .ends = naar het begin of het einde
    .speed = langzamer of sneller
    .all = alle handen
    .eyes = door de ogen van die speler
