you = Jij
youAct = Je
tab = { $mine ->
    [yes] Jouw beurt · Everglow
   *[no] Everglow
}
notice = Jij bent aan de beurt.

## Wachten

thinks = { $name } denkt na.
waitsForWorker = { $name } wacht tot een andere bot klaar is.
several = Wachten op { $names }.
planning = Kijk gerust rond terwijl je wacht; je hoeft nu niets te doen.
spectator = Je kijkt toe.
connecting = Onderweg naar de tafel…
checkCode = Controleer de code, of open zelf een tafel.
lost = De verbinding is verbroken. De tafel blijft zoals die is; nieuwe poging over { $seconds } s.
imported = Deze partij is elders gespeeld en hier ingeladen. De zetten kloppen; wie er speelde, staat alleen in het bestand.

## De regel met de vraag, en de knoppen (kort)

undo = Ongedaan maken
endTurn = Beurt beëindigen
chooseFirst = kies eerst
notYours = niet jouw beurt
sure = Zeker?
yes = Ja, doe maar
notYet = Nog niet
final = Dit is definitief.
rule = De regel
ruleOf = { $phase }: de regel

## Delen en hulpmiddelen van een tafel (kort)

log = Logboek
rules = Spelregels
home = Startpagina
more = Meer
close = Sluiten
others = Anderen
retell = Laatste beurt tonen
stepOf = { $step } van { $steps }
happened = Wat er is gebeurd
earlier = { $count ->
    [one] Eén eerdere regel tonen
   *[other] { $count } eerdere regels tonen
}
parts = Onderdelen van de tafel
yourTime = jouw tijd
choices = { $count ->
    [one] { $count } keuze
   *[other] { $count } keuzes
}
lookFrom = Kijken vanaf de plaats van
lookedAt = De kaart die je bekijkt
aboutCard = Regels en combinaties
players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
branch = Aftakking
branchHint = Deze partij is vanuit een andere verder gespeeld, staat in geen enkele lijst en telt niet mee.
branchTold = Aftakking. Deze partij is vanuit een andere verder gespeeld, staat in geen enkele lijst en telt niet mee.
hint = Om een tip vragen
hintsOn = Tips staan aan: deze partij telt niet mee. Om een tip vragen
hintsTold = Tips staan aan. Deze partij telt niet mee.

## Meldingen

tellMe = Melding als ik aan de beurt ben
notified =
    .granted = Je krijgt een melding als je aan de beurt bent, zolang deze pagina ergens openstaat.
    .denied = Deze browser mag je geen meldingen sturen. Sta ze toe in de instellingen van de browser; tot dan zie je het aan de titel van het tabblad.
    .default = Er is nog niets gekozen. Je kunt het opnieuw vragen wanneer je wilt.

## Wie weg is, en bots die invallen

away = { $left ->
    [none] weg · we wachten
   *[other] weg · { $left }
}
isAway = { $name } is weg.
botIn = Over { $left } valt een bot in.
wait = Wachten
coverNow = Nu laten invallen
takeBack = Zelf verder spelen
handOver = Bot voor mij laten invallen
coverFor = Bot laten invallen voor { $name }
waitFor = Op { $name } wachten
coveredAway = Een bot valt voor je in. Neem je plaats weer in wanneer je wilt.
missed = Terwijl je weg was
missedHint = Een bot is voor je ingevallen:
botPlays = een bot valt in
waitsForBot = wacht op een vrije bot
bot = bot · { $level }
resign = Opgeven
resignSure = Echt opgeven? Een bot speelt de partij uit en jij kijkt toe.
resignYes = Ja, opgeven

## Het einde

over = De partij is afgelopen
overHint = Kijk rond zolang je wilt.
results = Uitslag
