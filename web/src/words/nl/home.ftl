hello = { $name ->
    [none] Wat gaan we spelen?
   *[other] { $hour ->
        [morning] Goedemorgen, { $name }.
        [day] Goedemiddag, { $name }.
        [evening] Goedenavond, { $name }.
       *[night] Hallo, { $name }.
    }
}
about = Met vrienden of met bots. Gratis, zonder reclame, niets te installeren.

## Eigen tafels

yourTurn = Jouw beurt
othersTurn = Anderen zijn aan de beurt
continue = Verder spelen
theirTurn = wacht op anderen
waits = { $unit ->
    [minutes] wacht al { $count } min op je
    [hours] wacht al { $count } uur op je
    [days] { $count ->
        [one] wacht al { $count } dag op je
       *[other] wacht al { $count } dagen op je
    }
   *[now] wacht op je
}
play = Spelen
playWith = { COUNT($others) ->
    [0] { $game } spelen, tafel { $code }
   *[other] { $game } spelen met { $others }, tafel { $code }
}

## Een spel: wat je ermee kunt doen

bots = Tegen bots spelen
botsOf = Tegen bots spelen: { $game }
friends = Met vrienden spelen
friendsOf = Met vrienden spelen: { $game }
learn = Leren door te spelen
learnOf = Leren door te spelen: { $game }
rules = Spelregels
rulesOf = Spelregels: { $game }
learnHint = Een eerste partij tegen een makkelijke bot, met een gids erbij. Je kunt op elk moment zonder gids verder.
go = Kaarten delen
openTable = Tafel openen
players = Spelers
level = Tegenstanders

## Een naam

yourName = Je naam
namePrompt = Hoe heet je aan tafel?
save = Dat ben ik

## Andere tafels

join = Bij een tafel aanschuiven
joinHint = Link of code
joinButton = Aanschuiven
wrongCode = Een code heeft 6 letters en cijfers, zoals K7MQ2P.
open = Open tafels
noOpen = Er wacht nu geen tafel op spelers.
watch = Kijken
noWatch = Er zijn nu geen partijen om naar te kijken.
finished = Afgelopen partijen
noFinished = Er is nog geen partij afgelopen.
running = bezig
imported = elders gespeeld
freeSeats = { $count ->
    [0] kan beginnen
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
youWon = je hebt gewonnen
won = { COUNT($names) ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
showMore = Meer tonen
more = Meer
bring = Verslag inladen
notRecord = Dit bestand is geen verslag van een partij.
programs = Voor programma’s: de API

## Naar andere pagina’s

cards = Kaarten
aboutUs = Over Everglow
games = Spellen
whichHint =
    .rules = De spelregels, met alle uitspraken
    .cards = Alle kaarten, om te zoeken en te filteren
nowhere = Op dit adres is niets te vinden.
nowhereHint = Misschien ontbreekt er een letter, of is de pagina verhuisd. Vanaf de startpagina kom je overal.
wayHome = Naar de startpagina

## Training

training = Training
puzzle = Puzzel van de dag
puzzleHint = Eén beurt, vandaag voor iedereen dezelfde
puzzleDone = Beantwoord voor vandaag
due = { $count ->
    [one] { $count } oefening staat klaar
   *[other] { $count } oefeningen staan klaar
}
