### Was die Startseite und die Lobby über das Spiel sagen.

title = Glow

facts =
    .players = 2–4 Personen
    .days = 8 Tage
    .maps = 2 Spielpläne

about = Schare Gefährten um dich, wirf ihre Würfel und trage das Licht durch die Finsternis.

## Optionen eines Tisches

board = Spielplan
boards =
    .realm = Reich der Schatten
    .sea = Meer der Finsternis
adventurers = Abenteurer
adventurersBy =
    .chosen = der Reihe nach
    .random = zufällig
adventurersTold =
    .chosen = Abenteurer der Reihe nach gewählt
    .random = Abenteurer zufällig verteilt
