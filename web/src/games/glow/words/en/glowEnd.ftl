### The final scoring, and the game told from its end. Labels; short.

tie = Of those with equal light, the one with more reroll tokens wins.
parts =
    .before = Light
    .cards = Cards
    .footprints = Footprints
    .fireflies = Fireflies
    .total = Total
board =
    .realm = Camp
    .sea = Islands
# $have (number)
# $need (number) As many as companions.
fireflies = Fireflies { $have }/{ $need }

## Where light came from

# What is counted, behind a number.
light = light
standing = As if the game had ended there, with everything that counts at the end.
begun = At the beginning
sources =
    .noon = Cards at noon
    .places = Places
    .dice = Dice
    .rerolls = Spent on rerolls
    .cards = Cards at the end
    .board = Camp or islands
    .fireflies = Fireflies
    .footprints = Footprints

## What everybody did, before a number

deeds =
    .recruited = Companions taken
    .buried = Companions lost
    .resolved = Cards resolved
    .rerolled = Dice rerolled
    .turned = Dice turned
    .travelled = Steps travelled
    .paid = Footprints paid
    .spells = Spells taken
