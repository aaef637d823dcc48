### kind: glow_icon
### The words behind icons, for those who hear them or read them on a plain terminal.

nature = nature
water = water
air = air
fire = fire
earth = earth
footprints_2 = 2 footprints
light_3 = +3 light
minus_light_2 = -2 light
light = light
footprint = footprint
footprints = footprints
firefly = firefly
fireflies = fireflies
reroll = reroll
rerolls = rerolls
skull = skull
