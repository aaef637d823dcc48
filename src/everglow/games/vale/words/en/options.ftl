### kind: vale_option
### What can be chosen from a card, in the order of the card: a button, as an order.
### impossible: why it cannot be chosen now, in words without icons.

hydra_1 = take 1 { -purple } stone
    .impossible = you cannot take 1 purple stone now
hydra_2 = draw a card
    .impossible = you cannot draw a card now
hydra_3 = take 2 { -blue } stones
    .impossible = you cannot take 2 blue stones now
hydra_4 = score 4 points
    .impossible = you cannot score 4 points now
snail_maiden_1 = put back 1 { -blue } stone and take 1 { -purple } stone
    .impossible = you cannot put back 1 blue stone and take 1 purple stone now
snail_maiden_2 = put back 1 { -purple } stone and take 3 { -blue } stones
    .impossible = you cannot put back 1 purple stone and take 3 blue stones now
basilisk_1 = take 1 { -red } stone
    .impossible = you cannot take 1 red stone now
basilisk_2 = lose 1 point and take 1 { -blue } stone
    .impossible = you cannot lose 1 point and take 1 blue stone now
basilisk_3 = lose 2 points and take 1 { -purple } stone
    .impossible = you cannot lose 2 points and take 1 purple stone now
