### kind: glow_colour
### Colours of dice, before the word `die`. Add the inflected forms that your sentences ask for.

green = green
dark_blue = dark blue
light_blue = light blue
red = red
orange = orange
purple = purple
yellow = yellow
black = black
