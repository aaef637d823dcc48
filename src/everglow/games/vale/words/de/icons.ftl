### kind: vale_icon
### Farben: ohne Form vor 2 oder mehr Steinen; `.er`: 1 im Nominativ; `.en`: 1 im Akkusativ, nach „die, deine, mit 1“; `.em`: nach „mit“.
### `.c`: vor einem Bindestrich; `.n`: Dativ Plural.

red = rote
    .er = roter
    .en = roten
    .em = rotem
blue = blaue
    .er = blauer
    .en = blauen
    .em = blauem
purple = violette
    .er = violetter
    .en = violetten
    .em = violettem
fire = Feuer
water = Wasser
earth = Erde
    .c = Erd
wind = Luft
dragon = Drache
    .c = Drachen
instant = Sofort
permanent = Dauerhaft
    .c = Dauer
active = Aktiv
points = Punkte
    .n = Punkten
point = Punkt
