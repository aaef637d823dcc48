### kind: glow_position
### Small positions that readers of the rules try out: a title, and what to do there. Titles are short.

morning =
    .title = Take a companion
    .task = Take a companion: its dice and footprints come with it. Which die suits Braccio, who likes nature?

rerolls =
    .title = Roll again
    .task = Ladawa wants two fire. Choose one or two dice that do not help, then a token or the score track to pay for the roll.

order =
    .title = The order is yours
    .task = The green Sketal leaves with its die, which shows earth. Resolve Eoles before it, or it acts once less.

journey =
    .title = Walk through the Realm
    .task = Your dice show two fire, water and nature, and you have one footprint. How far can the group walk?

sailing =
    .title = Sail
    .task = Two different elements show: only connections with that number are open. Sail with one boat.
