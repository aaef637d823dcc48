### Wat de lezer gevraagd wordt: koppen, aanwijzingen en knoppen.

## Koppen, per soort vraag

asks =
    .adventurer = Kies je avonturier.
    .take = Neem 1 metgezel mee.
    .black = De zwarte dobbelsteen verplaatsen of niet?
    .discard = Stuur 1 metgezel naar het kerkhof.
    .reroll = Gooi opnieuw, of houd alles.
    .die = Welke grote dobbelsteen komt mee?
    .face = Kies de zijde die boven moet liggen.
    .spend = Waarmee betaal je het draaien?
    .turn_die = Kies de dobbelsteen die je draait.
    .fetch = Haal een metgezel van het kerkhof.
    .first_die = Kies de dobbelstenen die je opnieuw gooit.
    .second_die = Kies een tweede dobbelsteen, of gooi er maar 1.
    .resolve = Handel je kaarten af.
    .go = Reis verder, of stop hier.
    .sail = Vaar met 1 boot, of blijf.
    .skull = Stuur een metgezel naar het kerkhof of verbreek een spreuk.

really = { $what }?

## Aanwijzingen onder de kop

hints =
    .adventurer = De grote dobbelstenen zijn de hele partij van jou.
    .take = Je neemt ook de dobbelstenen en voetsporen van het vak.
    .discard = Met 2 spelers stuurt de startspeler er 1 naar het kerkhof; de dobbelstenen blijven liggen.
    .black = Kaar is bij je, dus de dobbelsteen mag eerst naar een ander vak.
    .die = Die blijft zolang de Sketal blijft.
    .reroll = Kies 1 of 2 dobbelstenen, en waarmee je betaalt.
    .first_die = De herworp is ingezet: kies 1 of 2 dobbelstenen.
    .second_die = Kies een tweede dobbelsteen, of gooi alleen de eerste opnieuw.
    .turn_die = De 3 herworpen zijn ingezet: kies de dobbelsteen.
    .face = Speciale zijden mogen ook.
    .spend = Je mag alles combineren.
    .resolve = Wat oplicht moet je afhandelen; de volgorde kies je zelf.
    .fetch = Je moet er 1 halen, als dat kan.
    .skull = Een schedel wil een metgezel voor het kerkhof, of een spreuk voor de doos.
    .sail = Een boei zegt hoeveel verschillende elementen je dobbelstenen moeten tonen.
directly =
    .go = Naar een plek die oplicht ga je meteen; bij een verre plek zie je eerst de route.
    .resolve = Klik op wat oplicht, in de volgorde die je wilt; je kunt het ongedaan maken.
noRerolls = Vandaag zijn er geen herworpen meer.
nowhere = Van hier kun je nergens heen.
notTravelling = De reis begint in de namiddag.

actsNow = { $times ->
    [0] zou vandaag niet werken
    [1] zou nu werken
   *[other] zou nu werken, { $times } keer
}

waitingFor = { $count ->
    [0] Een ogenblik…
    [1] Wachten op 1 andere speler.
    [2] Wachten op 2 andere spelers.
    [3] Wachten op 3 andere spelers.
   *[other] Wachten op { $count } andere spelers.
}

## Stappen die voor de lezer gezet zijn, omdat er niets te kiezen was

answered =
    .done = Er was geen herworp meer, dus je hield je dobbelstenen.
    .resolve = Er was nog één kaart; die is voor je afgehandeld.
    .realm = Je groep kon nergens heen en is gebleven.
    .sea = Geen boot kon varen, dus ze bleven allemaal liggen.

## De gouden knop; kort

verbs =
    .adventurer = { $card } spelen
    .take = { $card } meenemen
    .discard = Naar het kerkhof: { $card }
    .resolve = { $card } afhandelen
    .lose = Naar het kerkhof: { $card }
    .fetch = { $card } halen
takeDie = { CAPITAL(FORM($colour, "e")) } dobbelsteen nemen
putOn = { $space ->
    [fire] Bij vuur leggen
    [water] Bij water leggen
    [earth] Bij aarde leggen
    [air] Bij lucht leggen
   *[nature] Bij natuur leggen
}
leaveIt = Niet verplaatsen
break = Spreuk verbreken
go = Daarheen gaan
sail = Daarheen varen
done = Alles houden
stop = Hier stoppen
camp = Hier kamp opslaan
stay = Hier blijven
moor = Boten laten liggen
resolveAll = Alle { $count } afhandelen
resolveGains = Eerst de { $count } opbrengsten
walk = { $steps ->
    [one] Daarheen gaan
   *[other] Daarheen gaan: { $steps } stappen
}
choose = Kiezen
wait = Wachten
standby =
    .take = Meenemen
    .adventurer = Kiezen
    .discard = Kiezen
    .resolve = Afhandelen
    .go = Verder weg gaan
atOnce =
    .go = kies een verre plek
    .resolve = klik op een kaart

## De zwarte dobbelsteen; knoppen

putBlack = Zwarte dobbelsteen hier leggen
putBlackAt = Zwarte dobbelsteen hier leggen: { $space }
leaveBlack = Niet verplaatsen: Kaar beschermt je

## Herworpen

paidBy = Betaald met
sourceToken = { $left ->
    [one] { $left } fiche
   *[other] { $left } fiches
}
sourceTrack = licht { $before } → { $after }
payTokens = { $spent ->
    [one] { $spent } fiche
   *[other] { $spent } fiches
}
payTokensLeft = { $left ->
    [0] { $spent ->
        [one] { $spent } fiche, geen over
       *[other] { $spent } fiches, geen over
    }
   *[other] { $spent ->
        [one] { $spent } fiche, { $left } over
       *[other] { $spent } fiches, { $left } over
    }
}
payCards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
payLight = { $before } → { $after } licht
payMixed = { JOIN($parts, ", ") }
reroll = Opnieuw gooien
rerollFor = { $dice ->
    [one] Opnieuw gooien: { $price }
   *[other] Deze 2 opnieuw: { $price }
}
rerollBoth = Beide opnieuw gooien
rerollOnly = Alleen de eerste gooien
turnOne = Eén draaien
turning = Draai 1 dobbelsteen.
turningHint = Dat kost 3 herworpen: kies de zijde en draai dan.
turnTo = Op { $face } draaien
turnToFor = Op { $face } draaien: { $price }
turnFor = Eén draaien: { $price }
turnThis = Deze draaien
faces = Op welke zijde?
chooseTurned = Kies de dobbelsteen die je draait.
spendOne = Inzetten: { $price }
chooseFace = kies eerst een zijde
chooseDice = kies eerst

## Middag

atNoon = Op de middag
leave = { $count ->
    [one] { $count } vertrekt
   *[other] { $count } vertrekken
}
nothingAtNoon = niets

either = { JOIN($choices, ", of: ") }
