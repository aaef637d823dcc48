### kind: vale_icon
### The words behind icons, for those who hear them or read them on a plain terminal.

red = red
blue = blue
purple = purple
fire = fire
water = water
earth = earth
wind = wind
dragon = dragon
instant = instant
permanent = lasting
active = each-round
points = points
point = point
