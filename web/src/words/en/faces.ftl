### How somebody looks at a table: an emblem and a colour.

# A heading, and a button in the lobby.
title = How you look
# Labels over rows of pictures.
avatar = Emblem
colour = Colour
# Names of the pictures, for those who listen and when pointed at.
plain = no emblem
avatars =
    .fox = Fox
    .deer = Deer
    .hedgehog = Hedgehog
    .frog = Frog
    .owl = Owl
    .squirrel = Squirrel
    .raven = Raven
    .turtle = Turtle
    .unicorn = Unicorn
    .fairy = Fairy
    .dragon = Dragon
    .bear = Bear
# Behind the mark of a seat, for those who listen.
long = has been thinking for a while
ofSeat = the seat’s own colour
colours =
    .gold = Gold
    .teal = Teal
    .rose = Rose
    .violet = Violet
    .sky = Sky blue
    .leaf = Leaf green
    .ember = Ember orange
    .snow = Snow white
hint = You have them wherever you sit down from now on. If somebody at the table has your colour already, you have your seat’s.
