### kind: glow_card
### The cards: names, and by slot a full text for reading and a short one for the card's face.
### Slots: what a card does at noon (effect), while it is in play (ability), and at the end (points).
### Full texts are sentences. Short texts have lines of at most 34 characters, a symbol being one word;
### they are also read in one line. Nouns and verbs: gain and lose light, take and pay tokens;
### companions go to the graveyard.

## Companions

likyar = Likyar
    .effect = For every pair of {-nature} and {-fire} dice: take 1 {-reroll} token, then gain 1 {-light}.
    .effect_short =
        {-nature} and {-fire}:
        +1 {-reroll}, +1 {-light}
    .ability = Carries 2 {-fireflies} for the final scoring.
    .ability_short = 2 {-fireflies}

thoape = Thoape
    .effect = For every pair of {-water} and {-earth} dice: take 1 {-firefly}, then gain 2 {-light}.
    .effect_short =
        {-water} and {-earth}:
        +1 {-firefly}, +2 {-light}

torke_triple = Triple Torke
    .effect = For every 3 dice that show the same symbol: gain 4 {-light}.
    .effect_short =
        3 alike:
        +4 {-light}

tamnuca_light = Light Tamnuca
    .effect = For every {-earth} die: gain 1 {-light}.
    .effect_short =
        {-earth}:
        +1 {-light}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}

ladawa = Ladawa
    .effect = For every 2 {-fire} dice: gain 4 {-light}.
    .effect_short =
        2 {-fire}:
        +4 {-light}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}

mindaroo_no_nature_water = No-Nature-Water Mindaroo
    .effect = Once a day, if no die shows {-nature} or {-water}: gain 4 {-light}.
    .effect_short =
        no {-nature} and no {-water}:
        +4 {-light}
    .ability = Carries 2 {-fireflies} for the final scoring.
    .ability_short = 2 {-fireflies}

mindaroo_no_air_fire = No-Air-Fire Mindaroo
    .effect = Once a day, if no die shows {-air} or {-fire}: gain 6 {-light}.
    .effect_short =
        no {-air} and no {-fire}:
        +6 {-light}

donillilu = Donillilu
    .effect = Once a day, if no die shows {-water}: take 1 {-reroll} token, then gain 2 {-light}.
    .effect_short =
        no {-water}:
        +1 {-reroll}, +2 {-light}

oshra_no_nature = No-Nature Oshra
    .effect = Once a day, if no die shows {-nature}: gain 3 {-light}.
    .effect_short =
        no {-nature}:
        +3 {-light}

xargok = Xar'gok
    .effect = With 2 {-fire} dice: this companion goes to the graveyard, then every other player takes a spell tile, face down.
    .effect_short =
        2 {-fire}:
        {-skull}, others take a spell tile
    .points = At the end of the game, lose 1 {-light}.
    .points_short = lose 1 {-light} at the end

briki_6 = Briki 6
    .effect = With 2 {-water} dice: this companion goes to the graveyard, then take 1 {-footprint}.
    .effect_short =
        2 {-water}:
        {-skull}, +1 {-footprint}
    .points = At the end of the game, gain 6 {-light}.
    .points_short = +6 {-light} at the end

briki_5 = Briki 5
    .effect = With a pair of {-air} and {-fire} dice: this companion goes to the graveyard, then take 2 {-footprints}.
    .effect_short =
        {-air} and {-fire}:
        {-skull}, +2 {-footprints}
    .points = At the end of the game, gain 5 {-light}.
    .points_short = +5 {-light} at the end

sketal_orange = Orange Sketal
    .effect = With 3 {-water} dice: this companion goes to the graveyard, then lose 4 {-light}.
    .effect_short =
        3 {-water}:
        {-skull}, lose 4 {-light}
    .ability = Brings the large orange die, if it is in the reserve. The die goes back when this companion leaves.
    .ability_short = brings the large orange die
    .points = At the end of the game, gain 1 {-light}.
    .points_short = +1 {-light} at the end

sketal_light_blue = Light Blue Sketal
    .effect = With 3 {-nature} dice: this companion goes to the graveyard, then lose 4 {-light}.
    .effect_short =
        3 {-nature}:
        {-skull}, lose 4 {-light}
    .ability = Brings the large light blue die, if it is in the reserve. The die goes back when this companion leaves.
    .ability_short = brings the large light blue die
    .points = At the end of the game, gain 1 {-light}.
    .points_short = +1 {-light} at the end

sketal_green = Green Sketal
    .effect = With 2 {-earth} dice: this companion goes to the graveyard, then gain 2 {-light}.
    .effect_short =
        2 {-earth}:
        {-skull}, +2 {-light}
    .ability = Brings the large green die, if it is in the reserve. The die goes back when this companion leaves.
    .ability_short = brings the large green die

sketal_dark_blue = Dark Blue Sketal
    .effect = With 3 {-fire} dice: this companion goes to the graveyard, then lose 5 {-light}.
    .effect_short =
        3 {-fire}:
        {-skull}, lose 5 {-light}
    .ability = Brings the large dark blue die, if it is in the reserve. The die goes back when this companion leaves.
    .ability_short = brings the large dark blue die
    .points = At the end of the game, gain 1 {-light}.
    .points_short = +1 {-light} at the end

sketal_red = Red Sketal
    .effect = With 3 {-air} dice: this companion goes to the graveyard, then lose 4 {-light}.
    .effect_short =
        3 {-air}:
        {-skull}, lose 4 {-light}
    .ability = Brings the large red die, if it is in the reserve. The die goes back when this companion leaves.
    .ability_short = brings the large red die
    .points = At the end of the game, gain 1 {-light}.
    .points_short = +1 {-light} at the end

lumipili_nature = Nature Lumipili
    .effect = With 2 {-nature} dice: this companion goes to the graveyard, then take 2 {-footprints}.
    .effect_short =
        2 {-nature}:
        {-skull}, +2 {-footprints}
    .ability = Gives you 1 reroll every day.
    .ability_short = 1 {-reroll} every day

snarexe = Snarexe
    .effect = With 4 dice that show the same symbol: this companion goes to the graveyard, then gain 10 {-light}.
    .effect_short =
        4 alike:
        {-skull}, +10 {-light}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}

kaar = Kaar
    .ability = Brings the black die into play and protects you from its curse. When you take a companion from the space where the black die lies, you may first move the die to another space.
    .ability_short =
        brings the black die,
        protects you from it
    .points = At the end of the game, gain 4 {-light}.
    .points_short = +4 {-light} at the end

hymoros = Hymoros
    .effect = For every {-water} die: take 1 {-footprint}.
    .effect_short =
        {-water}:
        +1 {-footprint}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}
    .points = At the end of the game, lose 2 {-light}.
    .points_short = lose 2 {-light} at the end

dvol_minus_5 = Dvol Minus 5
    .effect = For every {-air} die: take 1 {-footprint}, then gain 1 {-light}.
    .effect_short =
        {-air}:
        +1 {-footprint}, +1 {-light}
    .points = At the end of the game, lose 5 {-light}.
    .points_short = lose 5 {-light} at the end

okans = Okans
    .effect = For every {-nature} die: take 1 {-reroll} token, then gain 1 {-light}.
    .effect_short =
        {-nature}:
        +1 {-reroll}, +1 {-light}
    .points = At the end of the game, lose 2 {-light}.
    .points_short = lose 2 {-light} at the end

brikix = Brikix
    .effect = With 3 {-earth} dice: this companion goes to the graveyard.
    .effect_short =
        3 {-earth}:
        {-skull}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}
    .points = At the end of the game, gain 4 {-light}.
    .points_short = +4 {-light} at the end

zzibelu = Zzibelu
    .effect = For every pair of {-air} and {-earth} dice: gain 5 {-light}.
    .effect_short =
        {-air} and {-earth}:
        +5 {-light}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}

torke_pair = Pair Torke
    .effect = For every 2 dice that show the same symbol: gain 2 {-light}.
    .effect_short =
        2 alike:
        +2 {-light}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}

torkos = Torkos
    .effect = For every 3 dice that show the same symbol: gain 6 {-light}.
    .effect_short =
        3 alike:
        +6 {-light}
    .points = At the end of the game, gain 2 {-light}.
    .points_short = +2 {-light} at the end

wapoki = Wapoki
    .effect = For every pair of {-nature} and {-water} dice: take 1 {-firefly}, then gain 2 {-light}.
    .effect_short =
        {-nature} and {-water}:
        +1 {-firefly}, +2 {-light}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}
    .points = At the end of the game, gain 2 {-light}.
    .points_short = +2 {-light} at the end

tamnuca_footprint = Footprint Tamnuca
    .effect = For every {-earth} die: take 1 {-footprint}.
    .effect_short =
        {-earth}:
        +1 {-footprint}
    .points = At the end of the game, gain 2 {-light}.
    .points_short = +2 {-light} at the end

zellyf_5 = Zellyf 5
    .effect = For every 2 {-water} dice: lose 2 {-light}.
    .effect_short =
        2 {-water}:
        lose 2 {-light}
    .points = At the end of the game, gain 5 {-light}.
    .points_short = +5 {-light} at the end

zellyf_0 = Zellyf 0
    .effect = For every {-water} die: gain 3 {-light}.
    .effect_short =
        {-water}:
        +3 {-light}

biraii_light = Light Biraii
    .effect = For every {-fire} die: take 1 {-firefly}, then gain 1 {-light}.
    .effect_short =
        {-fire}:
        +1 {-firefly}, +1 {-light}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}
    .points = At the end of the game, gain 1 {-light}.
    .points_short = +1 {-light} at the end

biraii_footprint = Footprint Biraii
    .effect = For every {-fire} die: take 1 {-firefly}, then take 1 {-footprint}.
    .effect_short =
        {-fire}:
        +1 {-firefly}, +1 {-footprint}
    .ability = Carries 2 {-fireflies} for the final scoring.
    .ability_short = 2 {-fireflies}

dvol_4 = Dvol 4
    .effect = For every 3 {-air} dice: gain 3 {-light}.
    .effect_short =
        3 {-air}:
        +3 {-light}
    .points = At the end of the game, gain 4 {-light}.
    .points_short = +4 {-light} at the end

dvol_3 = Dvol 3
    .effect = For every {-air} die: gain 1 {-light}.
    .effect_short =
        {-air}:
        +1 {-light}
    .points = At the end of the game, gain 3 {-light}.
    .points_short = +3 {-light} at the end

okanios = Okanios
    .effect = For every 3 {-nature} dice: gain 5 {-light}.
    .effect_short =
        3 {-nature}:
        +5 {-light}
    .points = At the end of the game, gain 3 {-light}.
    .points_short = +3 {-light} at the end

gluach = Gluach
    .effect = Once a day, if a die shows {-water} and no die shows {-earth}: gain 6 {-light}.
    .effect_short =
        {-water} and no {-earth}:
        +6 {-light}
    .ability = Carries 2 {-fireflies} for the final scoring.
    .ability_short = 2 {-fireflies}

drel_no_fire = No-Fire Drel
    .effect = Once a day, if no die shows {-fire}: gain 2 {-light}.
    .effect_short =
        no {-fire}:
        +2 {-light}
    .points = At the end of the game, gain 3 {-light}.
    .points_short = +3 {-light} at the end

oshra_no_earth = No-Earth Oshra
    .effect = Once a day, if no die shows {-earth}: gain 3 {-light}.
    .effect_short =
        no {-earth}:
        +3 {-light}
    .ability = Carries 1 {-firefly} for the final scoring.
    .ability_short = 1 {-firefly}
    .points = At the end of the game, gain 2 {-light}.
    .points_short = +2 {-light} at the end

drel_no_air = No-Air Drel
    .effect = Once a day, if no die shows {-air}: gain 4 {-light}.
    .effect_short =
        no {-air}:
        +4 {-light}
    .points = At the end of the game, gain 2 {-light}.
    .points_short = +2 {-light} at the end

cromaug = Cromaug
    .effect = With an {-air} die: this companion goes to the graveyard, then take another companion of your choice from the graveyard.
    .effect_short =
        {-air}:
        {-skull}, take another companion
        from the graveyard
    .points = At the end of the game, lose 1 {-light}.
    .points_short = lose 1 {-light} at the end

kapaoro = Kapaoro
    .effect = With 3 dice that show the same symbol: this companion goes to the graveyard.
    .effect_short =
        3 alike:
        {-skull}
    .points = At the end of the game, gain 5 {-light}.
    .points_short = +5 {-light} at the end

kapao_5 = Kapao 5
    .effect = With 2 {-air} dice: this companion goes to the graveyard.
    .effect_short =
        2 {-air}:
        {-skull}
    .points = At the end of the game, gain 5 {-light}.
    .points_short = +5 {-light} at the end

sketal_any = Multicoloured Sketal
    .effect = With 2 {-nature} dice: this companion goes to the graveyard, then take 2 {-footprints}.
    .effect_short =
        2 {-nature}:
        {-skull}, +2 {-footprints}
    .ability = Brings a large die of your choice from the reserve. The die goes back when this companion leaves.
    .ability_short = brings any large die
    .points = At the end of the game, gain 2 {-light}.
    .points_short = +2 {-light} at the end

lumipili_fire = Fire Lumipili
    .effect = With 2 {-fire} dice: this companion goes to the graveyard, then gain 6 {-light}.
    .effect_short =
        2 {-fire}:
        {-skull}, +6 {-light}
    .ability = Gives you 1 reroll every day.
    .ability_short = 1 {-reroll} every day
    .points = At the end of the game, gain 1 {-light}.
    .points_short = +1 {-light} at the end

kapao_4 = Kapao 4
    .effect = With 2 {-water} dice: this companion goes to the graveyard, then take 2 {-footprints}.
    .effect_short =
        2 {-water}:
        {-skull}, +2 {-footprints}
    .points = At the end of the game, gain 4 {-light}.
    .points_short = +4 {-light} at the end

## Adventurers

braccio = Braccio
    .effect = For every 2 {-nature} dice: take 1 {-footprint}, then gain 3 {-light}.
    .effect_short =
        2 {-nature}:
        +1 {-footprint}, +3 {-light}
    .ability = Brings 2 large green dice.
    .ability_short = 2 large green dice
    .points = At the end of the game, gain 1 {-light}.
    .points_short = +1 {-light} at the end

taetyss = Taetyss
    .effect = For every pair of {-water} and {-air} dice: take 1 {-reroll} token, then gain 3 {-light}.
    .effect_short =
        {-water} and {-air}:
        +1 {-reroll}, +3 {-light}
    .ability = Brings 2 large dark blue dice.
    .ability_short = 2 large dark blue dice

eoles = Eoles
    .effect = For every pair of {-air} and {-earth} dice: take 1 {-firefly}, then gain 2 {-light}.
    .effect_short =
        {-air} and {-earth}:
        +1 {-firefly}, +2 {-light}
    .ability = Brings 2 large light blue dice.
    .ability_short = 2 large light blue dice
    .points = At the end of the game, gain 4 {-light}.
    .points_short = +4 {-light} at the end

pocana = Pocana
    .ability = Brings 3 large red dice.
    .ability_short = 3 large red dice
    .points = At the end of the game, gain 4 {-light}.
    .points_short = +4 {-light} at the end

moloch = Moloc'h
    .effect = For every {-earth} die: take 1 {-footprint}.
    .effect_short =
        {-earth}:
        +1 {-footprint}
    .ability = Brings 2 large orange dice.
    .ability_short = 2 large orange dice
    .points = At the end of the game, gain 3 {-light}.
    .points_short = +3 {-light} at the end

noctiluca = Noctiluca
    .effect = For every 3 dice that show the same symbol: gain 5 {-light}.
    .effect_short =
        3 alike:
        +5 {-light}
    .ability = Brings 2 large purple dice.
    .ability_short = 2 large purple dice

orium = Orium
    .effect = For every 2 dice that show the same symbol: gain 1 {-light}.
    .effect_short =
        2 alike:
        +1 {-light}
    .ability = Brings 2 large yellow dice.
    .ability_short = 2 large yellow dice

## Spell tiles

spell_nature = Nature Spell
    .effect = With 2 {-nature} dice: lose 5 {-light}, then put this tile into the box.
    .effect_short =
        2 {-nature}:
        lose 5 {-light}

spell_water = Water Spell
    .effect = With 2 {-water} dice: lose 5 {-light}, then put this tile into the box.
    .effect_short =
        2 {-water}:
        lose 5 {-light}

spell_air_skull = Air Skull Spell
    .effect = With 2 {-air} dice: your rightmost companion goes to the graveyard, without any effect of its own, then put this tile into the box.
    .effect_short =
        2 {-air}:
        lose your rightmost companion

spell_fire = Fire Spell
    .effect = With 2 {-fire} dice: lose 6 {-light}, then put this tile into the box.
    .effect_short =
        2 {-fire}:
        lose 6 {-light}

spell_earth = Earth Spell
    .effect = With 2 {-earth} dice: lose 3 {-footprints}, then put this tile into the box.
    .effect_short =
        2 {-earth}:
        lose 3 {-footprints}

spell_triple = Triple Spell
    .effect = With 3 dice that show the same symbol: lose 7 {-light}, then put this tile into the box.
    .effect_short =
        3 alike:
        lose 7 {-light}
