### kind: glow_colour
### `.e`: voor ‘dobbelsteen’ en waar dat woord wegvalt; oranje blijft oranje.

green = groen
    .e = groene
dark_blue = donkerblauw
    .e = donkerblauwe
light_blue = lichtblauw
    .e = lichtblauwe
red = rood
    .e = rode
orange = oranje
purple = paars
    .e = paarse
yellow = geel
    .e = gele
black = zwart
    .e = zwarte
