### kind: glow_place
### Spots of the Realm of Shadows and islands of the Sea of Darkness. The name stands in lists and headings.
### `.the` is the place in a sentence; add the forms that your sentences ask for (`.to`, `.at`, `.from`).
### `.short` is a label on a small map in the terminal: as short as can be, at most 14 characters,
### without soft hyphens.

## Spots. Those of a kind have numbers, which the map shows. `no-fire spot`: no die may show fire there.

start = start field
    .the = the start field
    .short = start
spot_01 = {-fire} spot 1
spot_02 = {-fire} spot 2
spot_03 = {-fire} spot 3
spot_04 = {-water} spot 1
village_5 = village worth 5 {-light}
    .the = the village worth 5 {-light}
spot_06 = {-water} spot 2
spot_07 = {-nature} spot 1
spot_08 = no-{-fire} spot 1
spot_09 = {-air} spot 1
spot_10 = {-air} spot 2
spot_11 = no-{-water} spot 1
spot_12 = {-earth} spot 1
spot_13 = {-earth} spot 2
village_20 = village worth 20 {-light}
    .the = the village worth 20 {-light}
spot_15 = {-nature} spot 2
spot_16 = {-air} spot 3
village_12 = village worth 12 {-light}
    .the = the village worth 12 {-light}
spot_18 = {-nature} spot 3
spot_19 = {-air} spot 4
spot_20 = {-air} spot 5
spot_21 = {-earth} spot 3
spot_22 = no-{-nature} spot 1
spot_23 = {-earth} spot 4
spot_24 = no-{-air} spot 1
spot_25 = {-earth} spot 5
spot_26 = {-air} spot 6
spot_27 = {-fire} spot 4
spot_28 = {-air} spot 7
spot_29 = {-fire} spot 5
spot_30 = {-fire} spot 6
spot_31 = {-water} spot 3
spot_32 = {-water} spot 4
village_8 = village worth 8 {-light}
    .the = the village worth 8 {-light}
spot_34 = {-water} spot 5
spot_35 = {-water} spot 6
spot_36 = {-fire} spot 7
spot_37 = no-{-earth} spot 1
village_10 = village worth 10 {-light}
    .the = the village worth 10 {-light}
spot_39 = {-earth} spot 6
spot_40 = {-nature} spot 4
spot_41 = no-{-water} spot 2
spot_42 = {-earth} spot 7
village_15 = village worth 15 {-light}
    .the = the village worth 15 {-light}
spot_44 = {-nature} spot 5
spot_45 = {-nature} spot 6
spot_46 = {-nature} spot 7
spot_47 = {-nature} spot 8
spot_48 = {-water} spot 7
spot_49 = {-water} spot 8
spot_50 = {-water} spot 9
spot_51 = no-{-nature} spot 2
spot_52 = {-air} spot 8
spot_53 = {-nature} spot 9
spot_54 = {-nature} spot 10
spot_55 = {-fire} spot 8
spot_56 = no-{-fire} spot 2
spot_57 = no-{-earth} spot 2
spot_58 = no-{-air} spot 2
village_3 = village worth 3 {-light}
    .the = the village worth 3 {-light}
spot_60 = {-air} spot 9

## Islands, by where they lie on the board

island_00 = centre island
    .the = the centre island
    .short = centre
island_01 = east island
    .the = the east island
    .short = east
island_02 = north-east island
    .the = the north-east island
    .short = north-east
island_03 = south-east island
    .the = the south-east island
    .short = south-east
island_04 = far south-east island
    .the = the far south-east island
    .short = far south-east
island_05 = south island
    .the = the south island
    .short = south
island_06 = south-west island
    .the = the south-west island
    .short = south-west
island_07 = far south-west island
    .the = the far south-west island
    .short = far south-west
island_08 = west island
    .the = the west island
    .short = west
island_09 = north-west island
    .the = the north-west island
    .short = north-west
island_10 = north island
    .the = the north island
    .short = north
island_11 = far north island
    .the = the far north island
    .short = far north
