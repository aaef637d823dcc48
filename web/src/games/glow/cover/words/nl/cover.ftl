### Wat de startpagina en de lobby over het spel zeggen.

title = Glow

facts =
    .players = 2–4 spelers
    .days = 8 dagen
    .maps = 2 landkaarten

about = Verzamel een gezelschap, gooi de dobbelstenen en draag het licht door het duister.

## Opties van een tafel

board = Speelbord
boards =
    .realm = Rijk der Schaduwen
    .sea = Zee der Duisternis
adventurers = Avonturiers
adventurersBy =
    .chosen = in beurtvolgorde
    .random = willekeurig
adventurersTold =
    .chosen = avonturiers om de beurt gekozen
    .random = avonturiers willekeurig
