### kind: creature
### Names of all creatures, as attested in docs/glossary, and what is printed on them in our words.
### instant, permanent, active: an effect in full, as sentences that say everything; 1 to 3 lines of a page.
### ..._short: the same on the face of a card; at most 34 characters a line with words for icons, as few lines as here.
### One phrase for one thing: you score and lose points, take and put back stones, return creatures of your area to
### your hand, discard creatures and cards. In an area lie creatures, everywhere else cards. A face says + and - for points.

## Fire

agni = Agni
    .permanent = Each of your { -red } stones is worth 1 more.
    .permanent_short = Each { -red } is worth 1 more
asmodeus = Asmodeus
    .active = Return to your hand a creature of your area that has an { -instant } effect and a printed cost of 2 or less.
    .active_short =
        Return to your hand one with
        { -instant }, printed cost 2 or less
balog = Balog
    .active = Return to your hand a { -fire } creature of your area that has an { -instant } effect.
    .active_short =
        Return to your hand
        a { -fire } creature with { -instant }
burning_skull = Burning Skull
    .active = Put back 1 { -red } stone, then score 3 points.
    .active_short = Put back 1 { -red }, +3 { -points }
firefox = Firefox
    .instant = Score 1 point per card in your hand; this creature has already left it.
    .instant_short = +1 { -point } per card in your hand
hestia = Hestia
    .permanent = You may hold 2 more stones: 6 instead of 4. When this creature leaves your area, put back all but 4 at once.
    .permanent_short = Hold up to 6 stones
horned_salamander = Horned Salamander
    .active = Take 4 { -red } stones.
    .active_short = Take 4 { -red }
ifrit = Ifrit
    .instant = Score 1 point per creature in your area, this one included.
    .instant_short =
        +1 { -point } per creature
        in your area
imp = Imp
    .instant = Take 2 { -red } stones.
    .instant_short = Take 2 { -red }
    .active = Return this creature to your hand.
    .active_short = Return this to your hand
incubus = Incubus
    .instant = Score 2 points per creature in your area with a printed cost of 2 or less, this one included.
    .instant_short =
        +2 { -points } per creature in
        your area of cost 2 or less
lava_giant = Lava Giant
    .instant = Score 2 points per { -fire } creature in your area, this one included.
    .instant_short =
        +2 { -points } per { -fire }
        in your area
phoenix = Phoenix
    .permanent = Each time you summon another creature, score 1 point per { -red } stone you pay for it.
    .permanent_short = Summon another: +1 { -point } per { -red }
salamander = Salamander
    .active = Take 1 { -red } stone and score 1 point.
    .active_short = Take 1 { -red }, +1 { -point }
succubus = Succubus
    .instant = If your area has the printed costs 1, 2, 3 and 4, at least one creature of each, score 10 points; otherwise nothing happens.
    .instant_short =
        If your area has printed costs
        1, 2, 3 and 4: +10 { -points }
surtr = Surtr
    .instant = Score 2 points per different family in your area, this creature's included.
    .instant_short =
        +2 { -points } per family
        in your area

## Water

charybdis = Charybdis
    .active = Put back 1 { -blue } stone, then score 5 points.
    .active_short = Put back 1 { -blue }, +5 { -points }
hae_tae = Hae-tae
    .permanent = Your { -blue } and { -purple } stones swap their values. To effects that name a colour, a stone stays what it is.
    .permanent_short =
        Your { -blue } and { -purple }
        swap values
hydra = Hydra
    .instant = Choose 2 of these 4, then do both in this order: take 1 { -purple } stone; draw a card; take 2 { -blue } stones; score 4 points.
    .instant_short =
        Choose 2: take 1 { -purple } /
        draw a card / take 2 { -blue } /
        +4 { -points }
kappa = Kappa
    .permanent = Each time you summon another creature and pay at least 1 { -blue } stone for it, score 2 points; more { -blue } stones do not score more.
    .permanent_short =
        Summon another with { -blue }:
        +2 { -points }
leviathan = Leviathan
    .instant = Score 7 points. Then choose a player who has a { -dragon } in their area; you may choose yourself. That player discards one of their choice.
    .instant_short =
        +7 { -points }, then somebody
        discards a { -dragon }
nessie = Nessie
    .active = If there is no { -dragon } in your area, score 2 points.
    .active_short = No { -dragon } in your area: +2 { -points }
poseidon = Poseidon
    .instant = Score 3 points per { -water } creature in your area, this one included.
    .instant_short =
        +3 { -points } per { -water }
        in your area
sea_spirit = Sea Spirit
    .active = Score 1 point per { -blue } stone you hold.
    .active_short = +1 { -point } per { -blue } you hold
snail_maiden = Snail Maiden
    .active = Choose 1: put back 1 { -blue } stone and take 1 { -purple } stone; or put back 1 { -purple } stone and take 3 { -blue } stones.
    .active_short =
        Swap 1 { -blue } for 1 { -purple },
        or 1 { -purple } for 3 { -blue }
triton = Triton
    .permanent = Each time you tame a { -water } card, take 2 { -blue } stones.
    .permanent_short = Tame { -water }: take 2 { -blue }
undine = Undine
    .instant = Take 1 { -blue } stone.
    .instant_short = Take 1 { -blue }
    .active = Return this creature to your hand.
    .active_short = Return this to your hand
undine_queen = Undine Queen
    .active = Take 1 { -blue } stone.
    .active_short = Take 1 { -blue }
water_giant = Water Giant
    .instant = Take 2 { -blue } stones.
    .instant_short = Take 2 { -blue }
    .permanent = Each of your { -blue } and { -purple } stones is worth 1 more.
    .permanent_short =
        Each { -blue } and { -purple }
        is worth 1 more
yuki_onna = Yuki Onna
    .instant = Put back all your stones and score their value.
    .instant_short =
        Put back all stones,
        { -points } for their value
yuki_onna_exalted = Yuki Onna Exalted
    .instant = Score the value of the { -blue } stones you hold; you keep them.
    .instant_short =
        { -points } for the value
        of your { -blue }

## Earth

basilisk = Basilisk
    .active = Choose 1: take 1 { -red } stone; or lose 1 point and take 1 { -blue } stone; or lose 2 points and take 1 { -purple } stone. With too few points you lose those you have and take the stone all the same.
    .active_short =
        Choose 1: take 1 { -red } /
        -1 { -point }, take 1 { -blue } /
        -2 { -points }, take 1 { -purple }
behemoth = Behemoth
    .instant = Score 3 points per different family in your area, this creature's included.
    .instant_short =
        +3 { -points } per family
        in your area
cerberus = Cerberus
    .instant = Discard up to 3 other creatures of your area.
    .instant_short = Discard up to 3 other creatures
forest_spirit = Forest Spirit
    .instant = Discard a card from your hand and score its printed cost.
    .instant_short =
        Discard a hand card,
        { -points } for its printed cost
gargoyle = Gargoyle
    .permanent = Each time you summon another creature and pay at least 1 { -purple } stone for it, score 3 points; more { -purple } stones do not score more.
    .permanent_short =
        Summon another with { -purple }:
        +3 { -points }
goblin = Goblin
    .active = Choose an opponent who has points: that player loses 1 point and you score 1 point.
    .active_short = An opponent -1 { -point }, you +1 { -point }
goblin_soldier = Goblin Soldier
    .active = If an opponent has more points than you, score 4 points; otherwise, even in a tie, lose 4 points.
    .active_short =
        If an opponent has more:
        +4 { -points }, otherwise -4 { -points }
medusa = Medusa
    .active = Discard a card from your hand, then take 1 { -purple } stone.
    .active_short =
        Discard a hand card,
        take 1 { -purple }
mimic = Mimic
    .active = Take an { -earth } card of your choice from the discard pile into your hand.
    .active_short = Take { -earth } from the discard pile
mud_slime = Mud Slime
    .instant = Score 6 points.
    .instant_short = +6 { -points }
    .active = Return this creature to your hand.
    .active_short = Return this to your hand
rock_golem = Rock Golem
    .instant = Score the value of the { -purple } stones you hold; you keep them.
    .instant_short =
        { -points } for the value
        of your { -purple }
sand_giant = Sand Giant
    .instant = Score 4 points per { -earth } creature in your area, this one included.
    .instant_short =
        +4 { -points } per { -earth }
        in your area
stone_golem = Stone Golem
    .instant = Put back all your stones and take as many { -purple } stones.
    .instant_short =
        Put back all stones,
        take as many { -purple }
troll = Troll
    .active = If you hold at least 1 { -purple } stone, score 3 points; you keep it.
    .active_short = If you hold { -purple }: +3 { -points }
young_forest_spirit = Young Forest Spirit
    .instant = Discard a card from your hand, then summon another one from it without paying. Only discard what leaves a card that can be summoned.
    .instant_short =
        Discard a hand card, then
        summon another without paying

## Wind

boreas = Boreas
    .instant = Score 1 point per { -wind } creature in your area, this one included. Then return this creature to your hand.
    .instant_short =
        +1 { -point } per { -wind }
        in your area,
        return this to your hand
dandelion_spirit = Dandelion Spirit
    .instant = Draw a card.
    .instant_short = Draw a card
    .active = Return this creature to your hand.
    .active_short = Return this to your hand
freyja = Freyja
    .active = Score 1 point per creature in your area that has an { -active } effect, this one included.
    .active_short = +1 { -point } per { -active } you have
genie = Genie
    .instant = Activate every { -active } effect in your area that can be activated, each once, in the order you like. In the resolution phase they are activated again.
    .instant_short =
        Activate every { -active } effect
        in your area
genie_exalted = Genie Exalted
    .active = Copy an { -active } effect of another creature in your area: carry it out as if it were printed on this creature.
    .active_short =
        Copy an { -active } effect
        of another creature
gi_rin = Gi-rin
    .instant = Score 2 points per creature in your area, this one included.
    .instant_short =
        +2 { -points } per creature
        in your area
griffon = Griffon
    .active = Draw a card.
    .active_short = Draw a card
harpy = Harpy
    .active = If you have as many cards in your hand as creatures in your area, this one included, score 3 points.
    .active_short =
        Hand as large as your area:
        +3 { -points }
hippogriff = Hippogriff
    .instant = Draw a card.
    .instant_short = Draw a card
    .permanent = Summoning another { -wind } creature costs you 2 less, but never less than 0.
    .permanent_short = { -wind } creatures cost you 2 less
odin = Odin
    .active = If you have 5 or fewer cards in your hand, score 2 points; otherwise take 1 { -purple } stone.
    .active_short =
        Hand of 5 or fewer: +2 { -points },
        otherwise take 1 { -purple }
pegasus = Pegasus
    .instant = Draw a card.
    .instant_short = Draw a card
    .permanent = Summoning another creature costs you 1 less, but never less than 0.
    .permanent_short = Creatures cost you 1 less
rudra = Rudra
    .instant = Score 2 points per card in your hand; this creature has already left it.
    .instant_short = +2 { -points } per card in your hand
sylph = Sylph
    .instant = Draw a card.
    .instant_short = Draw a card
    .permanent = Each time you summon another creature, paid for or not, score 1 point.
    .permanent_short = Summon another: +1 { -point }
tengu = Tengu
    .instant = Score 6 points, then put this creature on top of the deck.
    .instant_short =
        +6 { -points }, put this on top
        of the deck
valkyrie = Valkyrie
    .active = Score 1 point per different family in your area, this creature's included.
    .active_short =
        +1 { -point } per family
        in your area

## Dragons

aeris = Aeris
    .instant = Return another creature of your area to your hand and score its printed cost.
    .instant_short =
        Return another to your hand,
        { -points } for its printed cost
boulder = Boulder
    .instant = Score 8 points. Then choose a player who has a { -wind } creature in their area; you may choose yourself. That player discards one of their choice.
    .instant_short =
        +8 { -points }, then somebody
        discards a { -wind } creature
dragon_egg = Dragon Egg
    .instant = Discard this creature, then summon a { -dragon } from your hand without paying; it may take the same slot.
    .instant_short =
        Discard this, then summon
        a { -dragon } without paying
ember = Ember
    .instant = Score 7 points. Then choose a player who has a { -water } creature in their area; you may choose yourself. That player discards one of their choice.
    .instant_short =
        +7 { -points }, then somebody
        discards a { -water } creature
eternity = Eternity
    .instant = Score 4 points per different family in your area, this creature's included.
    .instant_short =
        +4 { -points } per family
        in your area
gust = Gust
    .instant = Score 8 points. Then choose a player who has an { -earth } creature in their area; you may choose yourself. That player discards one of their choice.
    .instant_short =
        +8 { -points }, then somebody
        discards an { -earth } creature
marina = Marina
    .instant = Score 7 points. Then choose a player who has a { -fire } creature in their area; you may choose yourself. That player discards one of their choice.
    .instant_short =
        +7 { -points }, then somebody
        discards a { -fire } creature
scorch = Scorch
    .instant = Copy an { -instant } effect of another creature in your area: carry it out as if it were printed on this creature.
    .instant_short =
        Copy an { -instant } effect
        of another creature
tidal = Tidal
    .instant = Score 5 points per { -dragon } in your area, this one included.
    .instant_short =
        +5 { -points } per { -dragon }
        in your area
willow = Willow
    .instant = Take 1 { -red }, 1 { -blue } and 1 { -purple } stone, score 3 points, then draw a card.
    .instant_short =
        Take 1 { -red } 1 { -blue } 1 { -purple },
        +3 { -points }, draw a card
