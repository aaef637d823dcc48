### kind: glow_colour
### Couleurs des dés, après le mot « dé ».

green = vert
    .plural = verts
dark_blue = bleu foncé
light_blue = bleu clair
red = rouge
    .plural = rouges
orange = orange
purple = violet
    .plural = violets
yellow = jaune
    .plural = jaunes
black = noir
    .plural = noirs
