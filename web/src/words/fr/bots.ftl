title = Mes bots
about = Un bot est un programme à toi qui joue aux tables de ce serveur. Crée-le ici, donne-lui son jeton d’accès et mets-le à l’écoute.
yours = Tes bots
none = Tu n’as pas encore de bot.
listens = à l’écoute
away = pas là
forAll = tout le monde peut l’inviter
forMe = personne d’autre ne peut l’inviter
another = Nouveau bot
name = Son nom
open = Tout le monde peut l’inviter à sa table
make = Créer le bot

## Un jeton d’accès ouvre la porte à un programme

token = Jeton d’accès
tokenOf = Le jeton d’accès pour { $name }
once = Garde-le dès maintenant : il n’est montré qu’une fois, et quiconque l’a peut jouer au nom du bot.
copy = Copier le jeton d’accès
kept = Je l’ai gardé
try = Pour entendre ce que le bot entend, dans un terminal :
renew = Nouveau jeton
renewOf = Nouveau jeton d’accès pour { $name }
remove = Supprimer
removeOf = Supprimer { $name }
sure = Supprimer { $name } ? Son jeton d’accès cesse aussitôt de marcher, et un bot de la maison continue à sa place.
keep = Le garder
yesRemove = Oui, le supprimer

## À une table

of = bot amené par { $owner }
by = par { $owner }
invite = Inviter un bot
inviteAt = Inviter un bot, place { $seat }
listening = Bots à l’écoute en ce moment
nobody = Aucun bot pour ce jeu n’est à l’écoute en ce moment.
asking = Demande envoyée à { $name }…
withdraw = Laisser tomber
