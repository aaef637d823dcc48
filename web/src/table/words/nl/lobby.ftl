## Iemand komt via een link

# Daarna volgt de naam van het spel, op een eigen regel.
invites = { $host ->
    [none] Je bent uitgenodigd voor
   *[other] { $host } nodigt je uit voor
}
howMany = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
clockWords = { $minutes ->
    [0] geen klok
    [one] klok: { $minutes } minuut per speler
   *[other] klok: { $minutes } minuten per speler
}
noAccount = zonder account
sitDown = Gaan zitten
takeSeat = Plaatsnemen
onlyWatch = Alleen kijken
readRules = Spelregels lezen
full = Alle plaatsen zijn bezet.

## Plaatsen

seats = Plaatsen
taken = { $taken } van de { $seats } plaatsen bezet
seat = plaats { $seat }
yourSeat = jouw plaats
free = Vrije plaats
host = host
you = jij
here = aanwezig
away = weg
botOf = bot, { $level }
sit = Hier gaan zitten
sitAt = Hier gaan zitten, plaats { $seat }
move = Hierheen gaan
moveTo = Hierheen gaan, plaats { $seat }
addBot = Bot toevoegen
addBotAt = Bot toevoegen, plaats { $seat }
stand = Opstaan
remove = Weghalen
level = Niveau
levelOf = Niveau van { $name }
levelNamed = { $level } · { $bot }

## Opties

options = Opties
clock = Klok
noClock = geen
minutes = { $minutes } min
whoMayCome = Wie mag aanschuiven
listed = iedereen
unlisted = met de link
coverLabel = Invaller
cover = Als iemand weg is, valt { $level } in tot die speler terug is.

## De link

code = Code
link = Link
qr = QR-code van de link
invite = Vrienden uitnodigen
inviteHint = Iedereen met de link kan een vrije plaats nemen. Een account is niet nodig.
copy = Link kopiëren
onlyHere = Deze link werkt alleen op deze computer. Om anderen binnen te laten, start je Everglow met een van deze commando’s:
letIn =
    .make = make play LAN=1
    .serve = everglow serve --host 0.0.0.0

## Wat er nu komt

takeASeat = Er is een vrije plaats voor je. Je kunt ook kijken.
waitingForHost = De host begint de partij.
waitingForPeople = Wachten op spelers. Nodig vrienden uit, of zet bots op de vrije plaatsen.
ready = Iedereen is er. Begin wanneer je wilt.
without = { COUNT($names) ->
    [one] { $names } is nu weg. Je kunt toch beginnen.
   *[other] { $names } zijn nu weg. Je kunt toch beginnen.
}
start = Partij beginnen
sealed = De partij begint: alle browsers onthullen het getal dat ze voor de verdeling hebben gekozen.
withheld = { COUNT($names) ->
    [one] { $names } heeft het beloofde getal voor de verdeling niet onthuld en is de plaats kwijt. De browsers van alle anderen kiezen een nieuw getal.
   *[other] { $names } hebben de beloofde getallen voor de verdeling niet onthuld en zijn hun plaatsen kwijt. De browsers van alle anderen kiezen een nieuw getal.
}
