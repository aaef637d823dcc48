### Le décompte final, et la partie racontée depuis sa fin. Étiquettes courtes.

tie = À égalité d’éclats, qui a le plus de jetons relance l’emporte.
parts =
    .before = Éclats
    .cards = Cartes
    .footprints = Petits pas
    .fireflies = Lucioles
    .total = Total
board =
    .realm = Campement
    .sea = Îles
fireflies = Lucioles { $have }/{ $need }

## D’où viennent les éclats

light = éclats
standing = Comme si la partie avait fini là, avec tout ce qui compte à la fin.
begun = Au début
sources =
    .noon = Cartes à midi
    .places = Lieux
    .dice = Dés
    .rerolls = Dépensés en relances
    .cards = Cartes en fin de partie
    .board = Campement ou îles
    .fireflies = Lucioles
    .footprints = Petits pas

## Ce que tout le monde a fait, avant un nombre

deeds =
    .recruited = Compagnons enrôlés
    .buried = Compagnons perdus
    .resolved = Cartes résolues
    .rerolled = Dés relancés
    .turned = Dés tournés
    .travelled = Étapes de voyage
    .paid = Petits pas payés
    .spells = Sortilèges reçus
