### kind: vale_icon
### Les mots derrière les icônes. Couleurs : au féminin, avec « pierre » ; `.many` : pluriel ; `.pierre`, `.pierres` : avec
### le nom, là où il n’est pas écrit. Familles et types d’effets : invariables. `points.one` : après 0 ou 1.

red = rouge
    .many = rouges
    .pierre = pierre rouge
    .pierres = pierres rouges
blue = bleue
    .many = bleues
    .pierre = pierre bleue
    .pierres = pierres bleues
purple = violette
    .many = violettes
    .pierre = pierre violette
    .pierres = pierres violettes
fire = Feu
water = Eau
earth = Terre
wind = Vent
dragon = Dragon
instant = instantané
permanent = permanent
active = activable
points = points
    .one = point
point = point
