### kind: vale_prey
### Creatures of a family that a card makes somebody discard.
### a: with an article, as an object; plain: the same without an icon, for sentences that are read without pictures.

fire = { -fire } creature
    .a = a { -fire } creature
    .plain = a fire creature
water = { -water } creature
    .a = a { -water } creature
    .plain = a water creature
earth = { -earth } creature
    .a = an { -earth } creature
    .plain = an earth creature
wind = { -wind } creature
    .a = a { -wind } creature
    .plain = a wind creature
dragon = { -dragon }
    .a = a { -dragon }
    .plain = a dragon
