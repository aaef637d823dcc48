title = Everglow
close = Fermer
tryNow = Réessayer
home = Accueil
back = Retour
copied = Copié
bot = bot
