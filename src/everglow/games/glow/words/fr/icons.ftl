### kind: glow_icon
### `.one` et `.many` : singulier et pluriel, là où le nom nu est l’autre.

nature = Nature
water = Eau
air = Air
fire = Feu
earth = Terre
footprints_2 = 2 petits pas
light_3 = +3 éclats
minus_light_2 = −2 éclats
light = éclats
    .one = éclat
footprint = petit pas
    .many = petits pas
footprints = petits pas
firefly = luciole
    .many = lucioles
fireflies = lucioles
reroll = relance
    .many = relances
rerolls = relances
skull = tête de mort
    .many = têtes de mort
