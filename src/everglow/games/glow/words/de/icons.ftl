### kind: glow_icon
### `.c`: vor einem Bindestrich; `.n`: Dativ Plural; `.e`: Plural.

nature = Natur
water = Wasser
air = Luft
fire = Feuer
earth = Erde
    .c = Erd
footprints_2 = 2 Spuren
light_3 = +3 Lichtsplitter
    .n = +3 Lichtsplittern
minus_light_2 = −2 Lichtsplitter
    .n = −2 Lichtsplittern
light = Lichtsplitter
    .n = Lichtsplittern
footprint = Spur
footprints = Spuren
firefly = Glühwürmchen
fireflies = Glühwürmchen
reroll = Neuwurf
rerolls = Neuwürfe
    .n = Neuwürfen
skull = Totenkopf
    .e = Totenköpfe
