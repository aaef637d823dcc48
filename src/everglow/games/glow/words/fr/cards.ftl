### kind: glow_card
### Les lignes courtes ont 34 signes au plus ; `.the` et `.of` sont les formes avec article et avec « de ».

## Compagnons

likyar = Likyar
    .of = de Likyar
    .effect = Pour chaque paire formée d’un dé {-nature} et d’un dé {-fire} : prends 1 jeton {-reroll}, puis gagne 1 {-light(form: "one")}.
    .effect_short =
        {-nature} et {-fire} :
        +1 {-reroll}, +1 {-light(form: "one")}
    .ability = Porte 2 {-fireflies} pour le décompte final.
    .ability_short = 2 {-fireflies}

thoape = Thoape
    .of = de Thoape
    .effect = Pour chaque paire formée d’un dé {-water} et d’un dé {-earth} : prends 1 {-firefly}, puis gagne 2 {-light}.
    .effect_short =
        {-water} et {-earth} :
        +1 {-firefly}, +2 {-light}

torke_triple = Torke au brelan
    .the = le Torke au brelan
    .of = du Torke au brelan
    .effect = Pour chaque groupe de 3 dés qui montrent le même symbole : gagne 4 {-light}.
    .effect_short =
        3 identiques :
        +4 {-light}

tamnuca_light = Tamnuca aux éclats
    .the = le Tamnuca aux éclats
    .of = du Tamnuca aux éclats
    .effect = Pour chaque dé {-earth} : gagne 1 {-light(form: "one")}.
    .effect_short =
        {-earth} :
        +1 {-light(form: "one")}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}

ladawa = Ladawa
    .of = de Ladawa
    .effect = Pour chaque groupe de 2 dés {-fire} : gagne 4 {-light}.
    .effect_short =
        2 {-fire} :
        +4 {-light}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}

mindaroo_no_nature_water = Mindaroo sans Nature ni Eau
    .the = le Mindaroo sans Nature ni Eau
    .of = du Mindaroo sans Nature ni Eau
    .effect = Une fois par jour, si aucun dé ne montre {-nature} ni {-water} : gagne 4 {-light}.
    .effect_short =
        sans {-nature} ni {-water} :
        +4 {-light}
    .ability = Porte 2 {-fireflies} pour le décompte final.
    .ability_short = 2 {-fireflies}

mindaroo_no_air_fire = Mindaroo sans Air ni Feu
    .the = le Mindaroo sans Air ni Feu
    .of = du Mindaroo sans Air ni Feu
    .effect = Une fois par jour, si aucun dé ne montre {-air} ni {-fire} : gagne 6 {-light}.
    .effect_short =
        sans {-air} ni {-fire} :
        +6 {-light}

donillilu = Donillilu
    .of = de Donillilu
    .effect = Une fois par jour, si aucun dé ne montre {-water} : prends 1 jeton {-reroll}, puis gagne 2 {-light}.
    .effect_short =
        sans {-water} :
        +1 {-reroll}, +2 {-light}

oshra_no_nature = Oshra sans Nature
    .the = l’Oshra sans Nature
    .of = de l’Oshra sans Nature
    .effect = Une fois par jour, si aucun dé ne montre {-nature} : gagne 3 {-light}.
    .effect_short =
        sans {-nature} :
        +3 {-light}

xargok = Xar’gok
    .of = de Xar’gok
    .effect = Avec 2 dés {-fire} : ce compagnon va au cimetière, puis chaque adversaire prend une tuile sortilège, face cachée.
    .effect_short =
        2 {-fire} :
        {-skull}, sortilège aux autres
    .points = En fin de partie, perds 1 {-light(form: "one")}.
    .points_short = perds 1 {-light(form: "one")} en fin de partie

briki_6 = Briki 6
    .the = le Briki 6
    .of = du Briki 6
    .effect = Avec 2 dés {-water} : ce compagnon va au cimetière, puis prends 1 {-footprint}.
    .effect_short =
        2 {-water} :
        {-skull}, +1 {-footprint}
    .points = En fin de partie, gagne 6 {-light}.
    .points_short = +6 {-light} en fin de partie

briki_5 = Briki 5
    .the = le Briki 5
    .of = du Briki 5
    .effect = Avec une paire formée d’un dé {-air} et d’un dé {-fire} : ce compagnon va au cimetière, puis prends 2 {-footprints}.
    .effect_short =
        {-air} et {-fire} :
        {-skull}, +2 {-footprints}
    .points = En fin de partie, gagne 5 {-light}.
    .points_short = +5 {-light} en fin de partie

sketal_orange = Sketal orange
    .the = le Sketal orange
    .of = du Sketal orange
    .effect = Avec 3 dés {-water} : ce compagnon va au cimetière, puis perds 4 {-light}.
    .effect_short =
        3 {-water} :
        {-skull}, perds 4 {-light}
    .ability = Apporte le grand dé orange, s’il est dans la réserve. Le dé y retourne quand ce compagnon part.
    .ability_short = apporte le grand dé orange
    .points = En fin de partie, gagne 1 {-light(form: "one")}.
    .points_short = +1 {-light(form: "one")} en fin de partie

sketal_light_blue = Sketal bleu clair
    .the = le Sketal bleu clair
    .of = du Sketal bleu clair
    .effect = Avec 3 dés {-nature} : ce compagnon va au cimetière, puis perds 4 {-light}.
    .effect_short =
        3 {-nature} :
        {-skull}, perds 4 {-light}
    .ability = Apporte le grand dé bleu clair, s’il est dans la réserve. Le dé y retourne quand ce compagnon part.
    .ability_short = apporte le grand dé bleu clair
    .points = En fin de partie, gagne 1 {-light(form: "one")}.
    .points_short = +1 {-light(form: "one")} en fin de partie

sketal_green = Sketal vert
    .the = le Sketal vert
    .of = du Sketal vert
    .effect = Avec 2 dés {-earth} : ce compagnon va au cimetière, puis gagne 2 {-light}.
    .effect_short =
        2 {-earth} :
        {-skull}, +2 {-light}
    .ability = Apporte le grand dé vert, s’il est dans la réserve. Le dé y retourne quand ce compagnon part.
    .ability_short = apporte le grand dé vert

sketal_dark_blue = Sketal bleu foncé
    .the = le Sketal bleu foncé
    .of = du Sketal bleu foncé
    .effect = Avec 3 dés {-fire} : ce compagnon va au cimetière, puis perds 5 {-light}.
    .effect_short =
        3 {-fire} :
        {-skull}, perds 5 {-light}
    .ability = Apporte le grand dé bleu foncé, s’il est dans la réserve. Le dé y retourne quand ce compagnon part.
    .ability_short = apporte le grand dé bleu foncé
    .points = En fin de partie, gagne 1 {-light(form: "one")}.
    .points_short = +1 {-light(form: "one")} en fin de partie

sketal_red = Sketal rouge
    .the = le Sketal rouge
    .of = du Sketal rouge
    .effect = Avec 3 dés {-air} : ce compagnon va au cimetière, puis perds 4 {-light}.
    .effect_short =
        3 {-air} :
        {-skull}, perds 4 {-light}
    .ability = Apporte le grand dé rouge, s’il est dans la réserve. Le dé y retourne quand ce compagnon part.
    .ability_short = apporte le grand dé rouge
    .points = En fin de partie, gagne 1 {-light(form: "one")}.
    .points_short = +1 {-light(form: "one")} en fin de partie

lumipili_nature = Lumipili Nature
    .the = le Lumipili Nature
    .of = du Lumipili Nature
    .effect = Avec 2 dés {-nature} : ce compagnon va au cimetière, puis prends 2 {-footprints}.
    .effect_short =
        2 {-nature} :
        {-skull}, +2 {-footprints}
    .ability = Te donne 1 relance par jour.
    .ability_short = 1 {-reroll} par jour

snarexe = Snarexe
    .of = de Snarexe
    .effect = Avec 4 dés qui montrent le même symbole : ce compagnon va au cimetière, puis gagne 10 {-light}.
    .effect_short =
        4 identiques :
        {-skull}, +10 {-light}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}

kaar = Kaar
    .of = de Kaar
    .ability = Met en jeu le dé noir et te protège de sa malédiction. Quand tu enrôles un compagnon à l’emplacement où se trouve le dé noir, tu peux d’abord déplacer ce dé vers un autre emplacement.
    .ability_short =
        apporte le dé noir
        et t’en protège
    .points = En fin de partie, gagne 4 {-light}.
    .points_short = +4 {-light} en fin de partie

hymoros = Hymoros
    .of = d’Hymoros
    .effect = Pour chaque dé {-water} : prends 1 {-footprint}.
    .effect_short =
        {-water} :
        +1 {-footprint}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}
    .points = En fin de partie, perds 2 {-light}.
    .points_short = perds 2 {-light} en fin de partie

dvol_minus_5 = Dvol −5
    .the = le Dvol −5
    .of = du Dvol −5
    .effect = Pour chaque dé {-air} : prends 1 {-footprint}, puis gagne 1 {-light(form: "one")}.
    .effect_short =
        {-air} :
        +1 {-footprint}, +1 {-light(form: "one")}
    .points = En fin de partie, perds 5 {-light}.
    .points_short = perds 5 {-light} en fin de partie

okans = Okans
    .of = d’Okans
    .effect = Pour chaque dé {-nature} : prends 1 jeton {-reroll}, puis gagne 1 {-light(form: "one")}.
    .effect_short =
        {-nature} :
        +1 {-reroll}, +1 {-light(form: "one")}
    .points = En fin de partie, perds 2 {-light}.
    .points_short = perds 2 {-light} en fin de partie

brikix = Brikix
    .of = de Brikix
    .effect = Avec 3 dés {-earth} : ce compagnon va au cimetière.
    .effect_short =
        3 {-earth} :
        {-skull}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}
    .points = En fin de partie, gagne 4 {-light}.
    .points_short = +4 {-light} en fin de partie

zzibelu = Zzibelu
    .of = de Zzibelu
    .effect = Pour chaque paire formée d’un dé {-air} et d’un dé {-earth} : gagne 5 {-light}.
    .effect_short =
        {-air} et {-earth} :
        +5 {-light}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}

torke_pair = Torke à la paire
    .the = le Torke à la paire
    .of = du Torke à la paire
    .effect = Pour chaque groupe de 2 dés qui montrent le même symbole : gagne 2 {-light}.
    .effect_short =
        2 identiques :
        +2 {-light}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}

torkos = Torkos
    .of = de Torkos
    .effect = Pour chaque groupe de 3 dés qui montrent le même symbole : gagne 6 {-light}.
    .effect_short =
        3 identiques :
        +6 {-light}
    .points = En fin de partie, gagne 2 {-light}.
    .points_short = +2 {-light} en fin de partie

wapoki = Wapoki
    .of = de Wapoki
    .effect = Pour chaque paire formée d’un dé {-nature} et d’un dé {-water} : prends 1 {-firefly}, puis gagne 2 {-light}.
    .effect_short =
        {-nature} et {-water} :
        +1 {-firefly}, +2 {-light}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}
    .points = En fin de partie, gagne 2 {-light}.
    .points_short = +2 {-light} en fin de partie

tamnuca_footprint = Tamnuca aux petits pas
    .the = le Tamnuca aux petits pas
    .of = du Tamnuca aux petits pas
    .effect = Pour chaque dé {-earth} : prends 1 {-footprint}.
    .effect_short =
        {-earth} :
        +1 {-footprint}
    .points = En fin de partie, gagne 2 {-light}.
    .points_short = +2 {-light} en fin de partie

zellyf_5 = Zellyf 5
    .the = le Zellyf 5
    .of = du Zellyf 5
    .effect = Pour chaque groupe de 2 dés {-water} : perds 2 {-light}.
    .effect_short =
        2 {-water} :
        perds 2 {-light}
    .points = En fin de partie, gagne 5 {-light}.
    .points_short = +5 {-light} en fin de partie

zellyf_0 = Zellyf 0
    .the = le Zellyf 0
    .of = du Zellyf 0
    .effect = Pour chaque dé {-water} : gagne 3 {-light}.
    .effect_short =
        {-water} :
        +3 {-light}

biraii_light = Biraii aux éclats
    .the = le Biraii aux éclats
    .of = du Biraii aux éclats
    .effect = Pour chaque dé {-fire} : prends 1 {-firefly}, puis gagne 1 {-light(form: "one")}.
    .effect_short =
        {-fire} :
        +1 {-firefly}, +1 {-light(form: "one")}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}
    .points = En fin de partie, gagne 1 {-light(form: "one")}.
    .points_short = +1 {-light(form: "one")} en fin de partie

biraii_footprint = Biraii aux petits pas
    .the = le Biraii aux petits pas
    .of = du Biraii aux petits pas
    .effect = Pour chaque dé {-fire} : prends 1 {-firefly}, puis 1 {-footprint}.
    .effect_short =
        {-fire} :
        +1 {-firefly}, +1 {-footprint}
    .ability = Porte 2 {-fireflies} pour le décompte final.
    .ability_short = 2 {-fireflies}

dvol_4 = Dvol 4
    .the = le Dvol 4
    .of = du Dvol 4
    .effect = Pour chaque groupe de 3 dés {-air} : gagne 3 {-light}.
    .effect_short =
        3 {-air} :
        +3 {-light}
    .points = En fin de partie, gagne 4 {-light}.
    .points_short = +4 {-light} en fin de partie

dvol_3 = Dvol 3
    .the = le Dvol 3
    .of = du Dvol 3
    .effect = Pour chaque dé {-air} : gagne 1 {-light(form: "one")}.
    .effect_short =
        {-air} :
        +1 {-light(form: "one")}
    .points = En fin de partie, gagne 3 {-light}.
    .points_short = +3 {-light} en fin de partie

okanios = Okanios
    .of = d’Okanios
    .effect = Pour chaque groupe de 3 dés {-nature} : gagne 5 {-light}.
    .effect_short =
        3 {-nature} :
        +5 {-light}
    .points = En fin de partie, gagne 3 {-light}.
    .points_short = +3 {-light} en fin de partie

gluach = Gluach
    .of = de Gluach
    .effect = Une fois par jour, si un dé montre {-water} et qu’aucun ne montre {-earth} : gagne 6 {-light}.
    .effect_short =
        {-water} sans {-earth} :
        +6 {-light}
    .ability = Porte 2 {-fireflies} pour le décompte final.
    .ability_short = 2 {-fireflies}

drel_no_fire = Drel sans Feu
    .the = le Drel sans Feu
    .of = du Drel sans Feu
    .effect = Une fois par jour, si aucun dé ne montre {-fire} : gagne 2 {-light}.
    .effect_short =
        sans {-fire} :
        +2 {-light}
    .points = En fin de partie, gagne 3 {-light}.
    .points_short = +3 {-light} en fin de partie

oshra_no_earth = Oshra sans Terre
    .the = l’Oshra sans Terre
    .of = de l’Oshra sans Terre
    .effect = Une fois par jour, si aucun dé ne montre {-earth} : gagne 3 {-light}.
    .effect_short =
        sans {-earth} :
        +3 {-light}
    .ability = Porte 1 {-firefly} pour le décompte final.
    .ability_short = 1 {-firefly}
    .points = En fin de partie, gagne 2 {-light}.
    .points_short = +2 {-light} en fin de partie

drel_no_air = Drel sans Air
    .the = le Drel sans Air
    .of = du Drel sans Air
    .effect = Une fois par jour, si aucun dé ne montre {-air} : gagne 4 {-light}.
    .effect_short =
        sans {-air} :
        +4 {-light}
    .points = En fin de partie, gagne 2 {-light}.
    .points_short = +2 {-light} en fin de partie

cromaug = Cromaug
    .of = de Cromaug
    .effect = Avec un dé {-air} : ce compagnon va au cimetière, puis ramène du cimetière un autre compagnon de ton choix.
    .effect_short =
        {-air} :
        {-skull}, ramène un autre
        compagnon du cimetière
    .points = En fin de partie, perds 1 {-light(form: "one")}.
    .points_short = perds 1 {-light(form: "one")} en fin de partie

kapaoro = Kapaoro
    .of = de Kapaoro
    .effect = Avec 3 dés qui montrent le même symbole : ce compagnon va au cimetière.
    .effect_short =
        3 identiques :
        {-skull}
    .points = En fin de partie, gagne 5 {-light}.
    .points_short = +5 {-light} en fin de partie

kapao_5 = Kapao 5
    .the = le Kapao 5
    .of = du Kapao 5
    .effect = Avec 2 dés {-air} : ce compagnon va au cimetière.
    .effect_short =
        2 {-air} :
        {-skull}
    .points = En fin de partie, gagne 5 {-light}.
    .points_short = +5 {-light} en fin de partie

sketal_any = Sketal multicolore
    .the = le Sketal multicolore
    .of = du Sketal multicolore
    .effect = Avec 2 dés {-nature} : ce compagnon va au cimetière, puis prends 2 {-footprints}.
    .effect_short =
        2 {-nature} :
        {-skull}, +2 {-footprints}
    .ability = Apporte un grand dé de la réserve, à ton choix. Le dé y retourne quand ce compagnon part.
    .ability_short = apporte un grand dé au choix
    .points = En fin de partie, gagne 2 {-light}.
    .points_short = +2 {-light} en fin de partie

lumipili_fire = Lumipili Feu
    .the = le Lumipili Feu
    .of = du Lumipili Feu
    .effect = Avec 2 dés {-fire} : ce compagnon va au cimetière, puis gagne 6 {-light}.
    .effect_short =
        2 {-fire} :
        {-skull}, +6 {-light}
    .ability = Te donne 1 relance par jour.
    .ability_short = 1 {-reroll} par jour
    .points = En fin de partie, gagne 1 {-light(form: "one")}.
    .points_short = +1 {-light(form: "one")} en fin de partie

kapao_4 = Kapao 4
    .the = le Kapao 4
    .of = du Kapao 4
    .effect = Avec 2 dés {-water} : ce compagnon va au cimetière, puis prends 2 {-footprints}.
    .effect_short =
        2 {-water} :
        {-skull}, +2 {-footprints}
    .points = En fin de partie, gagne 4 {-light}.
    .points_short = +4 {-light} en fin de partie

## Aventuriers

braccio = Braccio
    .of = de Braccio
    .effect = Pour chaque groupe de 2 dés {-nature} : prends 1 {-footprint}, puis gagne 3 {-light}.
    .effect_short =
        2 {-nature} :
        +1 {-footprint}, +3 {-light}
    .ability = Apporte 2 grands dés verts.
    .ability_short = 2 grands dés verts
    .points = En fin de partie, gagne 1 {-light(form: "one")}.
    .points_short = +1 {-light(form: "one")} en fin de partie

taetyss = Taetyss
    .of = de Taetyss
    .effect = Pour chaque paire formée d’un dé {-water} et d’un dé {-air} : prends 1 jeton {-reroll}, puis gagne 3 {-light}.
    .effect_short =
        {-water} et {-air} :
        +1 {-reroll}, +3 {-light}
    .ability = Apporte 2 grands dés bleu foncé.
    .ability_short = 2 grands dés bleu foncé

eoles = Eoles
    .of = d’Eoles
    .effect = Pour chaque paire formée d’un dé {-air} et d’un dé {-earth} : prends 1 {-firefly}, puis gagne 2 {-light}.
    .effect_short =
        {-air} et {-earth} :
        +1 {-firefly}, +2 {-light}
    .ability = Apporte 2 grands dés bleu clair.
    .ability_short = 2 grands dés bleu clair
    .points = En fin de partie, gagne 4 {-light}.
    .points_short = +4 {-light} en fin de partie

pocana = Pocana
    .of = de Pocana
    .ability = Apporte 3 grands dés rouges.
    .ability_short = 3 grands dés rouges
    .points = En fin de partie, gagne 4 {-light}.
    .points_short = +4 {-light} en fin de partie

moloch = Moloc’h
    .of = de Moloc’h
    .effect = Pour chaque dé {-earth} : prends 1 {-footprint}.
    .effect_short =
        {-earth} :
        +1 {-footprint}
    .ability = Apporte 2 grands dés orange.
    .ability_short = 2 grands dés orange
    .points = En fin de partie, gagne 3 {-light}.
    .points_short = +3 {-light} en fin de partie

noctiluca = Noctiluca
    .of = de Noctiluca
    .effect = Pour chaque groupe de 3 dés qui montrent le même symbole : gagne 5 {-light}.
    .effect_short =
        3 identiques :
        +5 {-light}
    .ability = Apporte 2 grands dés violets.
    .ability_short = 2 grands dés violets

orium = Orium
    .of = d’Orium
    .effect = Pour chaque groupe de 2 dés qui montrent le même symbole : gagne 1 {-light(form: "one")}.
    .effect_short =
        2 identiques :
        +1 {-light(form: "one")}
    .ability = Apporte 2 grands dés jaunes.
    .ability_short = 2 grands dés jaunes

## Tuiles sortilège

spell_nature = Sortilège de Nature
    .the = le Sortilège de Nature
    .of = du Sortilège de Nature
    .effect = Avec 2 dés {-nature} : perds 5 {-light}, puis remets cette tuile dans la boîte.
    .effect_short =
        2 {-nature} :
        perds 5 {-light}

spell_water = Sortilège d’Eau
    .the = le Sortilège d’Eau
    .of = du Sortilège d’Eau
    .effect = Avec 2 dés {-water} : perds 5 {-light}, puis remets cette tuile dans la boîte.
    .effect_short =
        2 {-water} :
        perds 5 {-light}

spell_air_skull = Sortilège d’Air
    .the = le Sortilège d’Air
    .of = du Sortilège d’Air
    .effect = Avec 2 dés {-air} : ton compagnon le plus à droite va au cimetière, sans que son effet s’applique, puis remets cette tuile dans la boîte.
    .effect_short =
        2 {-air} :
        perds ton compagnon
        le plus à droite

spell_fire = Sortilège de Feu
    .the = le Sortilège de Feu
    .of = du Sortilège de Feu
    .effect = Avec 2 dés {-fire} : perds 6 {-light}, puis remets cette tuile dans la boîte.
    .effect_short =
        2 {-fire} :
        perds 6 {-light}

spell_earth = Sortilège de Terre
    .the = le Sortilège de Terre
    .of = du Sortilège de Terre
    .effect = Avec 2 dés {-earth} : perds 3 {-footprints}, puis remets cette tuile dans la boîte.
    .effect_short =
        2 {-earth} :
        perds 3 {-footprints}

spell_triple = Sortilège du brelan
    .the = le Sortilège du brelan
    .of = du Sortilège du brelan
    .effect = Avec 3 dés qui montrent le même symbole : perds 7 {-light}, puis remets cette tuile dans la boîte.
    .effect_short =
        3 identiques :
        perds 7 {-light}
