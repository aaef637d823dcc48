### kind: glow_icon
### `.s`: meervoud.

nature = natuur
water = water
air = lucht
fire = vuur
earth = aarde
footprints_2 = 2 voetsporen
light_3 = +3 licht
minus_light_2 = −2 licht
light = licht
footprint = voetspoor
footprints = voetsporen
firefly = vuurvliegje
fireflies = vuurvliegjes
reroll = herworp
rerolls = herworpen
skull = schedel
    .s = schedels
