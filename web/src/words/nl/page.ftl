title = Everglow
close = Sluiten
tryNow = Nu proberen
home = Startpagina
back = Terug
copied = Gekopieerd
bot = bot
