### kind: vale_icon
### Kleuren staan altijd voor een zelfstandig naamwoord. `.e`: na het of de; `.en`: meervoud en in samenstellingen.

red = rode
blue = blauwe
purple = paarse
fire = vuur
water = water
earth = aarde
wind = wind
dragon = draak
    .en = draken
instant = direct
    .e = directe
permanent = permanent
    .e = permanente
active = te activeren
points = punten
point = punt
