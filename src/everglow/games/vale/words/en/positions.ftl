### kind: vale_position
### Small positions that readers of the rules try out. title: a heading; task: what to try, one to three sentences.

hunt =
    .title = Mark a card
    .task = Four cards are revealed for two players. Mark one of them: click it, and once more to do it.
action =
    .title = Sell, tame, summon
    .task = Sell Eternity for a purple stone, tame Lava Giant, then summon it. Which stones do you pay with?
limit =
    .title = Too many stones
    .task = Activate Horned Salamander: it takes four red stones, and you may keep four in all.
triggers =
    .title = Who scores for a summon
    .task = Summon Ifrit with a blue stone. Kappa and Sylph score first, then Ifrit counts the area.
impossible =
    .title = A summon that is not possible
    .task = Aeris wants another creature of your area, and there is none: click it, and the table says why not. Then summon Pegasus first.
copy =
    .title = Scorch copies
    .task = Summon Scorch and choose whose instant effect it copies.
order =
    .title = The order of activations
    .task = Burning Skull needs a red stone, and Salamander brings one. Activate them in the right order.
