### kind: glow_card
### `.the`: de naam in een zin; wie geen `.the` heeft, staat zonder lidwoord.
### Korte teksten: hoogstens 34 tekens per regel, een symbool telt als een woord.

## Metgezellen

likyar = Likyar
    .effect = Per koppel dobbelstenen met {-nature} en {-fire}: neem 1 {-reroll}fiche en ontvang daarna 1 {-light}.
    .effect_short =
        {-nature} en {-fire}:
        +1 {-reroll}, +1 {-light}
    .ability = Heeft 2 {-fireflies} bij zich voor de eindtelling.
    .ability_short = 2 {-fireflies}

thoape = Thoape
    .effect = Per koppel dobbelstenen met {-water} en {-earth}: neem 1 {-firefly} en ontvang daarna 2 {-light}.
    .effect_short =
        {-water} en {-earth}:
        +1 {-firefly}, +2 {-light}

torke_triple = Drietal-Torke
    .effect = Per 3 dobbelstenen met hetzelfde symbool: ontvang 4 {-light}.
    .effect_short =
        3 gelijke:
        +4 {-light}

tamnuca_light = Licht-Tamnuca
    .effect = Per dobbelsteen met {-earth}: ontvang 1 {-light}.
    .effect_short =
        {-earth}:
        +1 {-light}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}

ladawa = Ladawa
    .effect = Per 2 dobbelstenen met {-fire}: ontvang 4 {-light}.
    .effect_short =
        2 {-fire}:
        +4 {-light}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}

mindaroo_no_nature_water = Mindaroo zonder natuur en water
    .effect = Eén keer per dag, als geen dobbelsteen {-nature} of {-water} toont: ontvang 4 {-light}.
    .effect_short =
        geen {-nature} en geen {-water}:
        +4 {-light}
    .ability = Heeft 2 {-fireflies} bij zich voor de eindtelling.
    .ability_short = 2 {-fireflies}

mindaroo_no_air_fire = Mindaroo zonder lucht en vuur
    .effect = Eén keer per dag, als geen dobbelsteen {-air} of {-fire} toont: ontvang 6 {-light}.
    .effect_short =
        geen {-air} en geen {-fire}:
        +6 {-light}

donillilu = Donillilu
    .effect = Eén keer per dag, als geen dobbelsteen {-water} toont: neem 1 {-reroll}fiche en ontvang daarna 2 {-light}.
    .effect_short =
        geen {-water}:
        +1 {-reroll}, +2 {-light}

oshra_no_nature = Oshra zonder natuur
    .effect = Eén keer per dag, als geen dobbelsteen {-nature} toont: ontvang 3 {-light}.
    .effect_short =
        geen {-nature}:
        +3 {-light}

xargok = Xar'gok
    .effect = Bij 2 dobbelstenen met {-fire}: deze metgezel gaat naar het kerkhof; daarna neemt elke andere speler een gedekte spreuktegel.
    .effect_short =
        2 {-fire}:
        {-skull}, anderen nemen spreuktegel
    .points = Verlies aan het einde van de partij 1 {-light}.
    .points_short = verlies 1 {-light} aan het einde

briki_6 = Briki 6
    .effect = Bij 2 dobbelstenen met {-water}: deze metgezel gaat naar het kerkhof; neem daarna 1 {-footprint}.
    .effect_short =
        2 {-water}:
        {-skull}, +1 {-footprint}
    .points = Ontvang aan het einde van de partij 6 {-light}.
    .points_short = +6 {-light} aan het einde

briki_5 = Briki 5
    .effect = Bij een koppel dobbelstenen met {-air} en {-fire}: deze metgezel gaat naar het kerkhof; neem daarna 2 {-footprints}.
    .effect_short =
        {-air} en {-fire}:
        {-skull}, +2 {-footprints}
    .points = Ontvang aan het einde van de partij 5 {-light}.
    .points_short = +5 {-light} aan het einde

sketal_orange = Oranje Sketal
    .the = de Oranje Sketal
    .effect = Bij 3 dobbelstenen met {-water}: deze metgezel gaat naar het kerkhof; verlies daarna 4 {-light}.
    .effect_short =
        3 {-water}:
        {-skull}, verlies 4 {-light}
    .ability = Brengt de grote oranje dobbelsteen mee, als die in de reserve ligt. De dobbelsteen gaat terug als deze metgezel vertrekt.
    .ability_short = 1 grote oranje dobbelsteen
    .points = Ontvang aan het einde van de partij 1 {-light}.
    .points_short = +1 {-light} aan het einde

sketal_light_blue = Licht{"\u00AD"}blauwe Sketal
    .the = de Licht{"\u00AD"}blauwe Sketal
    .effect = Bij 3 dobbelstenen met {-nature}: deze metgezel gaat naar het kerkhof; verlies daarna 4 {-light}.
    .effect_short =
        3 {-nature}:
        {-skull}, verlies 4 {-light}
    .ability = Brengt de grote lichtblauwe dobbelsteen mee, als die in de reserve ligt. De dobbelsteen gaat terug als deze metgezel vertrekt.
    .ability_short = 1 grote lichtblauwe dobbelsteen
    .points = Ontvang aan het einde van de partij 1 {-light}.
    .points_short = +1 {-light} aan het einde

sketal_green = Groene Sketal
    .the = de Groene Sketal
    .effect = Bij 2 dobbelstenen met {-earth}: deze metgezel gaat naar het kerkhof; ontvang daarna 2 {-light}.
    .effect_short =
        2 {-earth}:
        {-skull}, +2 {-light}
    .ability = Brengt de grote groene dobbelsteen mee, als die in de reserve ligt. De dobbelsteen gaat terug als deze metgezel vertrekt.
    .ability_short = 1 grote groene dobbelsteen

sketal_dark_blue = Donker{"\u00AD"}blauwe Sketal
    .the = de Donker{"\u00AD"}blauwe Sketal
    .effect = Bij 3 dobbelstenen met {-fire}: deze metgezel gaat naar het kerkhof; verlies daarna 5 {-light}.
    .effect_short =
        3 {-fire}:
        {-skull}, verlies 5 {-light}
    .ability = Brengt de grote donkerblauwe dobbelsteen mee, als die in de reserve ligt. De dobbelsteen gaat terug als deze metgezel vertrekt.
    .ability_short = 1 grote donkerblauwe dobbelsteen
    .points = Ontvang aan het einde van de partij 1 {-light}.
    .points_short = +1 {-light} aan het einde

sketal_red = Rode Sketal
    .the = de Rode Sketal
    .effect = Bij 3 dobbelstenen met {-air}: deze metgezel gaat naar het kerkhof; verlies daarna 4 {-light}.
    .effect_short =
        3 {-air}:
        {-skull}, verlies 4 {-light}
    .ability = Brengt de grote rode dobbelsteen mee, als die in de reserve ligt. De dobbelsteen gaat terug als deze metgezel vertrekt.
    .ability_short = 1 grote rode dobbelsteen
    .points = Ontvang aan het einde van de partij 1 {-light}.
    .points_short = +1 {-light} aan het einde

lumipili_nature = Natuur-Lumipili
    .effect = Bij 2 dobbelstenen met {-nature}: deze metgezel gaat naar het kerkhof; neem daarna 2 {-footprints}.
    .effect_short =
        2 {-nature}:
        {-skull}, +2 {-footprints}
    .ability = Geeft je elke dag 1 herworp.
    .ability_short = elke dag 1 {-reroll}

snarexe = Snarexe
    .effect = Bij 4 dobbelstenen met hetzelfde symbool: deze metgezel gaat naar het kerkhof; ontvang daarna 10 {-light}.
    .effect_short =
        4 gelijke:
        {-skull}, +10 {-light}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}

kaar = Kaar
    .ability = Brengt de zwarte dobbelsteen in het spel en beschermt je tegen de vloek ervan. Als je een metgezel meeneemt van het vak waar de zwarte dobbelsteen ligt, mag je de dobbelsteen eerst naar een ander vak verplaatsen.
    .ability_short =
        brengt de zwarte dobbelsteen mee,
        beschermt je ertegen
    .points = Ontvang aan het einde van de partij 4 {-light}.
    .points_short = +4 {-light} aan het einde

hymoros = Hymoros
    .effect = Per dobbelsteen met {-water}: neem 1 {-footprint}.
    .effect_short =
        {-water}:
        +1 {-footprint}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}
    .points = Verlies aan het einde van de partij 2 {-light}.
    .points_short = verlies 2 {-light} aan het einde

dvol_minus_5 = Dvol min 5
    .effect = Per dobbelsteen met {-air}: neem 1 {-footprint} en ontvang daarna 1 {-light}.
    .effect_short =
        {-air}:
        +1 {-footprint}, +1 {-light}
    .points = Verlies aan het einde van de partij 5 {-light}.
    .points_short = verlies 5 {-light} aan het einde

okans = Okans
    .effect = Per dobbelsteen met {-nature}: neem 1 {-reroll}fiche en ontvang daarna 1 {-light}.
    .effect_short =
        {-nature}:
        +1 {-reroll}, +1 {-light}
    .points = Verlies aan het einde van de partij 2 {-light}.
    .points_short = verlies 2 {-light} aan het einde

brikix = Brikix
    .effect = Bij 3 dobbelstenen met {-earth}: deze metgezel gaat naar het kerkhof.
    .effect_short =
        3 {-earth}:
        {-skull}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}
    .points = Ontvang aan het einde van de partij 4 {-light}.
    .points_short = +4 {-light} aan het einde

zzibelu = Zzibelu
    .effect = Per koppel dobbelstenen met {-air} en {-earth}: ontvang 5 {-light}.
    .effect_short =
        {-air} en {-earth}:
        +5 {-light}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}

torke_pair = Tweetal-Torke
    .effect = Per 2 dobbelstenen met hetzelfde symbool: ontvang 2 {-light}.
    .effect_short =
        2 gelijke:
        +2 {-light}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}

torkos = Torkos
    .effect = Per 3 dobbelstenen met hetzelfde symbool: ontvang 6 {-light}.
    .effect_short =
        3 gelijke:
        +6 {-light}
    .points = Ontvang aan het einde van de partij 2 {-light}.
    .points_short = +2 {-light} aan het einde

wapoki = Wapoki
    .effect = Per koppel dobbelstenen met {-nature} en {-water}: neem 1 {-firefly} en ontvang daarna 2 {-light}.
    .effect_short =
        {-nature} en {-water}:
        +1 {-firefly}, +2 {-light}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}
    .points = Ontvang aan het einde van de partij 2 {-light}.
    .points_short = +2 {-light} aan het einde

tamnuca_footprint = Voetspoor-Tamnuca
    .effect = Per dobbelsteen met {-earth}: neem 1 {-footprint}.
    .effect_short =
        {-earth}:
        +1 {-footprint}
    .points = Ontvang aan het einde van de partij 2 {-light}.
    .points_short = +2 {-light} aan het einde

zellyf_5 = Zellyf 5
    .effect = Per 2 dobbelstenen met {-water}: verlies 2 {-light}.
    .effect_short =
        2 {-water}:
        verlies 2 {-light}
    .points = Ontvang aan het einde van de partij 5 {-light}.
    .points_short = +5 {-light} aan het einde

zellyf_0 = Zellyf 0
    .effect = Per dobbelsteen met {-water}: ontvang 3 {-light}.
    .effect_short =
        {-water}:
        +3 {-light}

biraii_light = Licht-Biraii
    .effect = Per dobbelsteen met {-fire}: neem 1 {-firefly} en ontvang daarna 1 {-light}.
    .effect_short =
        {-fire}:
        +1 {-firefly}, +1 {-light}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}
    .points = Ontvang aan het einde van de partij 1 {-light}.
    .points_short = +1 {-light} aan het einde

biraii_footprint = Voetspoor-Biraii
    .effect = Per dobbelsteen met {-fire}: neem 1 {-firefly} en daarna 1 {-footprint}.
    .effect_short =
        {-fire}:
        +1 {-firefly}, +1 {-footprint}
    .ability = Heeft 2 {-fireflies} bij zich voor de eindtelling.
    .ability_short = 2 {-fireflies}

dvol_4 = Dvol 4
    .effect = Per 3 dobbelstenen met {-air}: ontvang 3 {-light}.
    .effect_short =
        3 {-air}:
        +3 {-light}
    .points = Ontvang aan het einde van de partij 4 {-light}.
    .points_short = +4 {-light} aan het einde

dvol_3 = Dvol 3
    .effect = Per dobbelsteen met {-air}: ontvang 1 {-light}.
    .effect_short =
        {-air}:
        +1 {-light}
    .points = Ontvang aan het einde van de partij 3 {-light}.
    .points_short = +3 {-light} aan het einde

okanios = Okanios
    .effect = Per 3 dobbelstenen met {-nature}: ontvang 5 {-light}.
    .effect_short =
        3 {-nature}:
        +5 {-light}
    .points = Ontvang aan het einde van de partij 3 {-light}.
    .points_short = +3 {-light} aan het einde

gluach = Gluach
    .effect = Eén keer per dag, als een dobbelsteen {-water} toont en geen enkele {-earth}: ontvang 6 {-light}.
    .effect_short =
        {-water} en geen {-earth}:
        +6 {-light}
    .ability = Heeft 2 {-fireflies} bij zich voor de eindtelling.
    .ability_short = 2 {-fireflies}

drel_no_fire = Drel zonder vuur
    .effect = Eén keer per dag, als geen dobbelsteen {-fire} toont: ontvang 2 {-light}.
    .effect_short =
        geen {-fire}:
        +2 {-light}
    .points = Ontvang aan het einde van de partij 3 {-light}.
    .points_short = +3 {-light} aan het einde

oshra_no_earth = Oshra zonder aarde
    .effect = Eén keer per dag, als geen dobbelsteen {-earth} toont: ontvang 3 {-light}.
    .effect_short =
        geen {-earth}:
        +3 {-light}
    .ability = Heeft 1 {-firefly} bij zich voor de eindtelling.
    .ability_short = 1 {-firefly}
    .points = Ontvang aan het einde van de partij 2 {-light}.
    .points_short = +2 {-light} aan het einde

drel_no_air = Drel zonder lucht
    .effect = Eén keer per dag, als geen dobbelsteen {-air} toont: ontvang 4 {-light}.
    .effect_short =
        geen {-air}:
        +4 {-light}
    .points = Ontvang aan het einde van de partij 2 {-light}.
    .points_short = +2 {-light} aan het einde

cromaug = Cromaug
    .effect = Bij een dobbelsteen met {-air}: deze metgezel gaat naar het kerkhof; haal daarna een andere metgezel naar keuze van het kerkhof.
    .effect_short =
        {-air}:
        {-skull}, haal andere metgezel
        van het kerkhof
    .points = Verlies aan het einde van de partij 1 {-light}.
    .points_short = verlies 1 {-light} aan het einde

kapaoro = Kapaoro
    .effect = Bij 3 dobbelstenen met hetzelfde symbool: deze metgezel gaat naar het kerkhof.
    .effect_short =
        3 gelijke:
        {-skull}
    .points = Ontvang aan het einde van de partij 5 {-light}.
    .points_short = +5 {-light} aan het einde

kapao_5 = Kapao 5
    .effect = Bij 2 dobbelstenen met {-air}: deze metgezel gaat naar het kerkhof.
    .effect_short =
        2 {-air}:
        {-skull}
    .points = Ontvang aan het einde van de partij 5 {-light}.
    .points_short = +5 {-light} aan het einde

sketal_any = Bonte Sketal
    .the = de Bonte Sketal
    .effect = Bij 2 dobbelstenen met {-nature}: deze metgezel gaat naar het kerkhof; neem daarna 2 {-footprints}.
    .effect_short =
        2 {-nature}:
        {-skull}, +2 {-footprints}
    .ability = Brengt een grote dobbelsteen naar keuze uit de reserve mee. De dobbelsteen gaat terug als deze metgezel vertrekt.
    .ability_short = 1 grote dobbelsteen naar keuze
    .points = Ontvang aan het einde van de partij 2 {-light}.
    .points_short = +2 {-light} aan het einde

lumipili_fire = Vuur-Lumipili
    .effect = Bij 2 dobbelstenen met {-fire}: deze metgezel gaat naar het kerkhof; ontvang daarna 6 {-light}.
    .effect_short =
        2 {-fire}:
        {-skull}, +6 {-light}
    .ability = Geeft je elke dag 1 herworp.
    .ability_short = elke dag 1 {-reroll}
    .points = Ontvang aan het einde van de partij 1 {-light}.
    .points_short = +1 {-light} aan het einde

kapao_4 = Kapao 4
    .effect = Bij 2 dobbelstenen met {-water}: deze metgezel gaat naar het kerkhof; neem daarna 2 {-footprints}.
    .effect_short =
        2 {-water}:
        {-skull}, +2 {-footprints}
    .points = Ontvang aan het einde van de partij 4 {-light}.
    .points_short = +4 {-light} aan het einde

## Avonturiers

braccio = Braccio
    .effect = Per 2 dobbelstenen met {-nature}: neem 1 {-footprint} en ontvang daarna 3 {-light}.
    .effect_short =
        2 {-nature}:
        +1 {-footprint}, +3 {-light}
    .ability = Brengt 2 grote groene dobbelstenen mee.
    .ability_short = 2 grote groene dobbelstenen
    .points = Ontvang aan het einde van de partij 1 {-light}.
    .points_short = +1 {-light} aan het einde

taetyss = Taetyss
    .effect = Per koppel dobbelstenen met {-water} en {-air}: neem 1 {-reroll}fiche en ontvang daarna 3 {-light}.
    .effect_short =
        {-water} en {-air}:
        +1 {-reroll}, +3 {-light}
    .ability = Brengt 2 grote donkerblauwe dobbelstenen mee.
    .ability_short = 2 grote donkerblauwe dobbelstenen

eoles = Eoles
    .effect = Per koppel dobbelstenen met {-air} en {-earth}: neem 1 {-firefly} en ontvang daarna 2 {-light}.
    .effect_short =
        {-air} en {-earth}:
        +1 {-firefly}, +2 {-light}
    .ability = Brengt 2 grote lichtblauwe dobbelstenen mee.
    .ability_short = 2 grote lichtblauwe dobbelstenen
    .points = Ontvang aan het einde van de partij 4 {-light}.
    .points_short = +4 {-light} aan het einde

pocana = Pocana
    .ability = Brengt 3 grote rode dobbelstenen mee.
    .ability_short = 3 grote rode dobbelstenen
    .points = Ontvang aan het einde van de partij 4 {-light}.
    .points_short = +4 {-light} aan het einde

moloch = Moloc'h
    .effect = Per dobbelsteen met {-earth}: neem 1 {-footprint}.
    .effect_short =
        {-earth}:
        +1 {-footprint}
    .ability = Brengt 2 grote oranje dobbelstenen mee.
    .ability_short = 2 grote oranje dobbelstenen
    .points = Ontvang aan het einde van de partij 3 {-light}.
    .points_short = +3 {-light} aan het einde

noctiluca = Noctiluca
    .effect = Per 3 dobbelstenen met hetzelfde symbool: ontvang 5 {-light}.
    .effect_short =
        3 gelijke:
        +5 {-light}
    .ability = Brengt 2 grote paarse dobbelstenen mee.
    .ability_short = 2 grote paarse dobbelstenen

orium = Orium
    .effect = Per 2 dobbelstenen met hetzelfde symbool: ontvang 1 {-light}.
    .effect_short =
        2 gelijke:
        +1 {-light}
    .ability = Brengt 2 grote gele dobbelstenen mee.
    .ability_short = 2 grote gele dobbelstenen

## Spreuktegels

spell_nature = Natuurspreuk
    .the = de Natuurspreuk
    .effect = Bij 2 dobbelstenen met {-nature}: verlies 5 {-light} en leg deze tegel daarna in de doos.
    .effect_short =
        2 {-nature}:
        verlies 5 {-light}

spell_water = Waterspreuk
    .the = de Waterspreuk
    .effect = Bij 2 dobbelstenen met {-water}: verlies 5 {-light} en leg deze tegel daarna in de doos.
    .effect_short =
        2 {-water}:
        verlies 5 {-light}

spell_air_skull = Schedelspreuk
    .the = de Schedelspreuk
    .effect = Bij 2 dobbelstenen met {-air}: je meest rechtse metgezel gaat naar het kerkhof, zonder dat het eigen effect werkt; leg deze tegel daarna in de doos.
    .effect_short =
        2 {-air}:
        verlies meest rechtse metgezel

spell_fire = Vuurspreuk
    .the = de Vuurspreuk
    .effect = Bij 2 dobbelstenen met {-fire}: verlies 6 {-light} en leg deze tegel daarna in de doos.
    .effect_short =
        2 {-fire}:
        verlies 6 {-light}

spell_earth = Aardespreuk
    .the = de Aardespreuk
    .effect = Bij 2 dobbelstenen met {-earth}: verlies 3 {-footprints} en leg deze tegel daarna in de doos.
    .effect_short =
        2 {-earth}:
        verlies 3 {-footprints}

spell_triple = Drietalspreuk
    .the = de Drietalspreuk
    .effect = Bij 3 dobbelstenen met hetzelfde symbool: verlies 7 {-light} en leg deze tegel daarna in de doos.
    .effect_short =
        3 gelijke:
        verlies 7 {-light}
