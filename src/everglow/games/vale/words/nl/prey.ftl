### kind: vale_prey
### bare: zonder lidwoord, na geen.

fire = { -fire }wezen
    .a = een { -fire }wezen
    .plain = een vuurwezen
    .bare = vuurwezen
water = { -water }wezen
    .a = een { -water }wezen
    .plain = een waterwezen
    .bare = waterwezen
earth = { -earth }wezen
    .a = een { -earth }wezen
    .plain = een aardewezen
    .bare = aardewezen
wind = { -wind }wezen
    .a = een { -wind }wezen
    .plain = een windwezen
    .bare = windwezen
dragon = { -dragon }
    .a = een { -dragon }
    .plain = een draak
    .bare = draak
