### A guided first game: each hint is shown once, when it fits. At most two sentences: on a phone there is room for three lines.

goal =
    .title = The goal
    .text = Most light after eight days wins. What you collect, your cards and the village where you camp count at the end.
# Pocana is the name of an adventurer.
adventurer =
    .title = Your adventurer
    .text = Choose who you are. Pocana is good for a start: three large dice for the whole game, and no condition.
another =
    .title = Your adventurer
    .text = Choose who you are. The large dice are yours for the whole game.
take =
    .title = Morning
    .text = Take one companion, with the dice of its space. Its lowest line tells what dice must show, and what it gives then.
second =
    .title = Day 2
    .text = Companions stay with you; small dice went back in the evening. Take another companion, with new dice.
discard =
    .title = One has to go
    .text = With two players whoever starts puts one more companion into the graveyard. Choose the one that would help the other most.
die =
    .title = A large die
    .text = A Sketal brings a large die. It stays as long as the Sketal does.
reroll =
    .title = Late morning
    .text = Your dice are rolled. Keep them all, or choose one or two and roll them again for the price that is shown.
chances =
    .title = Chances
    .text = Point at a die or a card, or hold it: you learn its chances. Then roll again, or keep what you have.
rolled =
    .title = Late morning
    .text = Your dice are rolled, and nothing can pay for another roll. Go on.
resolve =
    .title = Noon
    .text = Your dice meet the cards that glow. Resolve them: each gives what its lowest line says.
go =
    .title = Afternoon
    .text = Walk to a spot that glows: it uses up a die that shows its element. Or stay; at the end the village where you camp counts.
nowhere =
    .title = Afternoon
    .text = Your dice lead nowhere today. Stay where you are.
sail =
    .title = Afternoon
    .text = One boat may sail. The buoy tells how many different elements your dice must show.
skull =
    .title = A skull on the way
    .text = It wants a companion for the graveyard, or a spell. Choose who stays behind.
fetch =
    .title = Out of the graveyard
    .text = Cromaug brings somebody back. Choose a companion.

# Words under small pictures that tell what a turn is about; one word each, or two.
pictured =
    .gather = Gather
    .roll = Roll
    .gain = Gain light
    .travel = Travel
