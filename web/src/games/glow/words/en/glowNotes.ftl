### What one should know before one acts.

## Beside a companion that can be taken: parts of a list, without a stop

# $colour (glow_colour)
die = brings the large { $colour } die
anyDie = brings a large die of any colour
noDie = its die is not in the reserve: none comes
black = the black die comes too: a curse for today
kaarMoves = Kaar: the black die may be moved first
kaarComes = brings the black die, and protects from it
thenDiscard = then you put one of the others into the graveyard
# $notes (list of text)
all = { JOIN($notes, "; ") }

## Before a card is resolved: sentences

dieLeaves = Its large die goes back at once and no longer counts, neither for later cards nor on the way.
spell = It acts once and goes to the box.
nobodyDead = Nobody else lies in the graveyard: nothing happens.
nobodyHit = No companion is there to be hit.
noTiles = No spell tile is left: nothing is drawn.
# $light (number)
onlySo = { $light ->
    [0] You have no light to lose.
   *[other] You have only { $light } light: no more is lost.
}
# $card (glow_card)
rightmost = It hits your rightmost companion: { $card }. You may resolve that one first.
coupled = Cromaug is among the companions: noon is resolved one after the other.
