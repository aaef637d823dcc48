### kind: creature
### `.the` : avec article, s’il y en a un ; `.of` : avec « de ». Lignes courtes : 34 signes au plus, mots des icônes compris.

## Feu

agni = Agni
    .of = d’Agni
    .permanent = Chacune de tes pierres { -red(form: "many") } vaut 1 de plus.
    .permanent_short = Chaque { -red(form: "pierre") } vaut 1 de plus
asmodeus = Asmodée
    .of = d’Asmodée
    .active = Récupère dans ta main une créature de ton arène qui a un effet { -instant } et un coût imprimé de 2 ou moins.
    .active_short =
        Récupère une créature à effet
        { -instant }, de coût 2 ou moins
balog = Balog
    .of = de Balog
    .active = Récupère dans ta main une créature { -fire } de ton arène qui a un effet { -instant }.
    .active_short =
        Récupère une créature { -fire }
        à effet { -instant }
burning_skull = Crâne Ardent
    .the = le Crâne Ardent
    .of = du Crâne Ardent
    .active = Rends 1 pierre { -red }, puis gagne 3 points.
    .active_short = Rends 1 { -red(form: "pierre") }, +3 { -points }
firefox = Renard de Feu
    .the = le Renard de Feu
    .of = du Renard de Feu
    .instant = Gagne 1 point par carte dans ta main ; cette créature n’y est déjà plus.
    .instant_short = +1 { -point } par carte en main
hestia = Hestia
    .of = d’Hestia
    .permanent = Tu peux avoir 2 pierres de plus : 6 au lieu de 4. Quand cette créature quitte ton arène, garde 4 pierres et rends aussitôt les autres.
    .permanent_short = Tu peux avoir 6 pierres
horned_salamander = Salamandre Cornue
    .the = la Salamandre Cornue
    .of = de la Salamandre Cornue
    .active = Prends 4 pierres { -red(form: "many") }.
    .active_short = Prends 4 { -red(form: "pierres") }
ifrit = Ifrit
    .the = l’Ifrit
    .of = de l’Ifrit
    .instant = Gagne 1 point par créature dans ton arène, celle-ci comprise.
    .instant_short =
        +1 { -point } par créature
        dans ton arène
imp = Diablotin
    .the = le Diablotin
    .of = du Diablotin
    .instant = Prends 2 pierres { -red(form: "many") }.
    .instant_short = Prends 2 { -red(form: "pierres") }
    .active = Récupère cette créature dans ta main.
    .active_short = Récupère cette créature
incubus = Incube
    .the = l’Incube
    .of = de l’Incube
    .instant = Gagne 2 points par créature de coût imprimé 2 ou moins dans ton arène, celle-ci comprise.
    .instant_short =
        +2 { -points } par créature de
        coût 2 ou moins dans ton arène
lava_giant = Géant de Lave
    .the = le Géant de Lave
    .of = du Géant de Lave
    .instant = Gagne 2 points par créature { -fire } dans ton arène, celle-ci comprise.
    .instant_short =
        +2 { -points } par créature { -fire }
        dans ton arène
phoenix = Phénix
    .the = le Phénix
    .of = du Phénix
    .permanent = Chaque fois que tu invoques une autre créature, gagne 1 point par pierre { -red } payée pour elle.
    .permanent_short =
        Autre invocation :
        +1 { -point } par { -red(form: "pierre") } payée
salamander = Salamandre
    .the = la Salamandre
    .of = de la Salamandre
    .active = Prends 1 pierre { -red } et gagne 1 point.
    .active_short = Prends 1 { -red(form: "pierre") }, +1 { -point }
succubus = Succube
    .the = la Succube
    .of = de la Succube
    .instant = Si ton arène réunit les coûts imprimés 1, 2, 3 et 4, avec au moins une créature de chaque, gagne 10 points ; sinon, il ne se passe rien.
    .instant_short =
        Coûts imprimés 1, 2, 3 et 4
        dans ton arène : +10 { -points }
surtr = Surtr
    .of = de Surtr
    .instant = Gagne 2 points par famille différente dans ton arène, celle de cette créature comprise.
    .instant_short =
        +2 { -points } par famille
        dans ton arène

## Eau

charybdis = Charybde
    .of = de Charybde
    .active = Rends 1 pierre { -blue }, puis gagne 5 points.
    .active_short = Rends 1 { -blue(form: "pierre") }, +5 { -points }
hae_tae = Hae-tae
    .the = le Hae-tae
    .of = du Hae-tae
    .permanent = Tes pierres { -blue(form: "many") } et { -purple(form: "many") } échangent leurs valeurs. Pour les effets qui nomment une couleur, une pierre reste ce qu’elle est.
    .permanent_short =
        Tes { -blue(form: "pierres") } et { -purple(form: "many") }
        échangent leurs valeurs
hydra = Hydre
    .the = l’Hydre
    .of = de l’Hydre
    .instant = Choisis 2 de ces 4 effets, puis applique-les dans cet ordre : prendre 1 pierre { -purple } ; piocher une carte ; prendre 2 pierres { -blue(form: "many") } ; gagner 4 points.
    .instant_short =
        Choisis 2 : prends 1 { -purple } /
        pioche 1 carte / prends 2 { -blue(form: "many") } /
        +4 { -points }
kappa = Kappa
    .of = de Kappa
    .permanent = Chaque fois que tu invoques une autre créature en payant au moins 1 pierre { -blue }, gagne 2 points ; d’autres pierres { -blue(form: "many") } ne rapportent rien de plus.
    .permanent_short =
        Autre invocation avec une
        { -blue(form: "pierre") } : +2 { -points }
leviathan = Léviathan
    .the = le Léviathan
    .of = du Léviathan
    .instant = Gagne 7 points. Choisis ensuite quelqu’un qui a une créature { -dragon } dans son arène ; tu peux te choisir toi-même. Cette personne en défausse une de son choix.
    .instant_short =
        +7 { -points }, puis quelqu’un
        défausse un { -dragon }
nessie = Nessie
    .of = de Nessie
    .active = S’il n’y a aucune créature { -dragon } dans ton arène, gagne 2 points.
    .active_short =
        Aucun { -dragon } dans ton arène :
        +2 { -points }
poseidon = Poséidon
    .of = de Poséidon
    .instant = Gagne 3 points par créature { -water } dans ton arène, celle-ci comprise.
    .instant_short =
        +3 { -points } par créature { -water }
        dans ton arène
sea_spirit = Esprit de la Mer
    .the = l’Esprit de la Mer
    .of = de l’Esprit de la Mer
    .active = Gagne 1 point par pierre { -blue } que tu as.
    .active_short =
        +1 { -point } pour chacune
        de tes { -blue(form: "pierres") }
snail_maiden = Demoiselle Escargot
    .the = la Demoiselle Escargot
    .of = de la Demoiselle Escargot
    .active = Choisis 1 effet : rendre 1 pierre { -blue } et prendre 1 pierre { -purple } ; ou rendre 1 pierre { -purple } et prendre 3 pierres { -blue(form: "many") }.
    .active_short =
        Échange 1 { -blue } contre 1 { -purple },
        ou 1 { -purple } contre 3 { -blue(form: "many") }
triton = Triton
    .of = de Triton
    .permanent = Chaque fois que tu apprivoises une carte { -water }, prends 2 pierres { -blue(form: "many") }.
    .permanent_short =
        Carte { -water } apprivoisée :
        prends 2 { -blue(form: "pierres") }
undine = Ondine
    .the = l’Ondine
    .of = de l’Ondine
    .instant = Prends 1 pierre { -blue }.
    .instant_short = Prends 1 { -blue(form: "pierre") }
    .active = Récupère cette créature dans ta main.
    .active_short = Récupère cette créature
undine_queen = Reine des Ondines
    .the = la Reine des Ondines
    .of = de la Reine des Ondines
    .active = Prends 1 pierre { -blue }.
    .active_short = Prends 1 { -blue(form: "pierre") }
water_giant = Géant d’Eau
    .the = le Géant d’Eau
    .of = du Géant d’Eau
    .instant = Prends 2 pierres { -blue(form: "many") }.
    .instant_short = Prends 2 { -blue(form: "pierres") }
    .permanent = Chacune de tes pierres { -blue(form: "many") } et { -purple(form: "many") } vaut 1 de plus.
    .permanent_short =
        Chaque { -blue(form: "pierre") } ou { -purple }
        vaut 1 de plus
yuki_onna = Yuki Onna
    .of = de Yuki Onna
    .instant = Rends toutes tes pierres et gagne leur valeur en points.
    .instant_short =
        Rends toutes tes pierres,
        gagne leur valeur en { -points }
yuki_onna_exalted = Yuki Onna Exaltée
    .of = de Yuki Onna Exaltée
    .instant = Gagne en points la valeur de tes pierres { -blue(form: "many") } ; tu les gardes.
    .instant_short =
        Gagne en { -points } la valeur
        de tes { -blue(form: "pierres") }

## Terre

basilisk = Basilic
    .the = le Basilic
    .of = du Basilic
    .active = Choisis 1 effet : prendre 1 pierre { -red } ; ou perdre 1 point et prendre 1 pierre { -blue } ; ou perdre 2 points et prendre 1 pierre { -purple }. Si tu n’as pas assez de points, perds ceux que tu as et prends quand même la pierre.
    .active_short =
        Choisis 1 : prends 1 { -red } /
        −1 { -point }, prends 1 { -blue } /
        −2 { -points }, prends 1 { -purple }
behemoth = Béhémoth
    .the = le Béhémoth
    .of = du Béhémoth
    .instant = Gagne 3 points par famille différente dans ton arène, celle de cette créature comprise.
    .instant_short =
        +3 { -points } par famille
        dans ton arène
cerberus = Cerbère
    .of = de Cerbère
    .instant = Défausse jusqu’à 3 autres créatures de ton arène.
    .instant_short =
        Défausse jusqu’à 3 autres
        créatures de ton arène
forest_spirit = Esprit de la Forêt
    .the = l’Esprit de la Forêt
    .of = de l’Esprit de la Forêt
    .instant = Défausse une carte de ta main et gagne son coût imprimé en points.
    .instant_short =
        Défausse 1 carte de ta main,
        gagne son coût imprimé en { -points }
gargoyle = Gargouille
    .the = la Gargouille
    .of = de la Gargouille
    .permanent = Chaque fois que tu invoques une autre créature en payant au moins 1 pierre { -purple }, gagne 3 points ; d’autres pierres { -purple(form: "many") } ne rapportent rien de plus.
    .permanent_short =
        Autre invocation avec une
        { -purple(form: "pierre") } : +3 { -points }
goblin = Gobelin
    .the = le Gobelin
    .of = du Gobelin
    .active = Choisis une autre personne qui a des points : elle perd 1 point et tu gagnes 1 point.
    .active_short =
        Quelqu’un d’autre perd 1 { -point },
        tu gagnes 1 { -point }
goblin_soldier = Soldat Gobelin
    .the = le Soldat Gobelin
    .of = du Soldat Gobelin
    .active = Si quelqu’un a plus de points que toi, gagne 4 points ; sinon, même en cas d’égalité, perds 4 points.
    .active_short =
        Si quelqu’un te devance :
        +4 { -points }, sinon −4 { -points }
medusa = Méduse
    .of = de Méduse
    .active = Défausse une carte de ta main, puis prends 1 pierre { -purple }.
    .active_short =
        Défausse 1 carte de ta main,
        prends 1 { -purple(form: "pierre") }
mimic = Mimique
    .the = la Mimique
    .of = de la Mimique
    .active = Prends dans la défausse une carte { -earth } de ton choix et ajoute-la à ta main.
    .active_short =
        Prends une carte { -earth }
        dans la défausse
mud_slime = Slime de Boue
    .the = le Slime de Boue
    .of = du Slime de Boue
    .instant = Gagne 6 points.
    .instant_short = +6 { -points }
    .active = Récupère cette créature dans ta main.
    .active_short = Récupère cette créature
rock_golem = Golem de Roche
    .the = le Golem de Roche
    .of = du Golem de Roche
    .instant = Gagne en points la valeur de tes pierres { -purple(form: "many") } ; tu les gardes.
    .instant_short =
        Gagne en { -points } la valeur
        de tes { -purple(form: "pierres") }
sand_giant = Géant de Sable
    .the = le Géant de Sable
    .of = du Géant de Sable
    .instant = Gagne 4 points par créature { -earth } dans ton arène, celle-ci comprise.
    .instant_short =
        +4 { -points } par créature { -earth }
        dans ton arène
stone_golem = Golem de Pierre
    .the = le Golem de Pierre
    .of = du Golem de Pierre
    .instant = Rends toutes tes pierres et prends autant de pierres { -purple(form: "many") }.
    .instant_short =
        Rends toutes tes pierres,
        prends autant de { -purple(form: "pierres") }
troll = Troll
    .the = le Troll
    .of = du Troll
    .active = Si tu as au moins 1 pierre { -purple }, gagne 3 points ; tu la gardes.
    .active_short =
        Si tu as une { -purple(form: "pierre") } :
        +3 { -points }
young_forest_spirit = Jeune Esprit de la Forêt
    .the = le Jeune Esprit de la Forêt
    .of = du Jeune Esprit de la Forêt
    .instant = Défausse une carte de ta main, puis invoques-en une autre sans payer. Il doit te rester en main une carte qui peut être invoquée.
    .instant_short =
        Défausse 1 carte de ta main, puis
        invoques-en une autre sans payer

## Vent

boreas = Borée
    .of = de Borée
    .instant = Gagne 1 point par créature { -wind } dans ton arène, celle-ci comprise. Récupère ensuite cette créature dans ta main.
    .instant_short =
        +1 { -point } par créature { -wind }
        dans ton arène,
        récupère cette créature
dandelion_spirit = Esprit du Pissenlit
    .the = l’Esprit du Pissenlit
    .of = de l’Esprit du Pissenlit
    .instant = Pioche une carte.
    .instant_short = Pioche une carte
    .active = Récupère cette créature dans ta main.
    .active_short = Récupère cette créature
freyja = Freyja
    .of = de Freyja
    .active = Gagne 1 point par créature à effet { -active } dans ton arène, celle-ci comprise.
    .active_short =
        +1 { -point } par effet { -active }
        dans ton arène
genie = Djinn
    .the = le Djinn
    .of = du Djinn
    .instant = Active une fois, dans l’ordre de ton choix, chaque effet { -active } de ton arène qui peut être activé. Ces effets sont activés à nouveau pendant la phase de résolution.
    .instant_short =
        Active chaque effet { -active }
        de ton arène
genie_exalted = Djinn Exalté
    .the = le Djinn Exalté
    .of = du Djinn Exalté
    .active = Copie un effet { -active } d’une autre créature de ton arène : applique-le comme s’il était imprimé sur cette créature.
    .active_short =
        Copie un effet { -active }
        d’une autre créature
gi_rin = Gi-rin
    .the = le Gi-rin
    .of = du Gi-rin
    .instant = Gagne 2 points par créature dans ton arène, celle-ci comprise.
    .instant_short =
        +2 { -points } par créature
        dans ton arène
griffon = Griffon
    .the = le Griffon
    .of = du Griffon
    .active = Pioche une carte.
    .active_short = Pioche une carte
harpy = Harpie
    .the = la Harpie
    .of = de la Harpie
    .active = Si tu as autant de cartes en main que de créatures dans ton arène, celle-ci comprise, gagne 3 points.
    .active_short =
        Autant de cartes en main que
        dans ton arène : +3 { -points }
hippogriff = Hippogriffe
    .the = l’Hippogriffe
    .of = de l’Hippogriffe
    .instant = Pioche une carte.
    .instant_short = Pioche une carte
    .permanent = Invoquer une autre créature { -wind } te coûte 2 de moins, mais jamais moins de 0.
    .permanent_short =
        Une créature { -wind } te coûte
        2 de moins
odin = Odin
    .of = d’Odin
    .active = Si tu as 5 cartes ou moins en main, gagne 2 points ; sinon, prends 1 pierre { -purple }.
    .active_short =
        Main de 5 cartes ou moins :
        +2 { -points }, sinon prends 1 { -purple }
pegasus = Pégase
    .of = de Pégase
    .instant = Pioche une carte.
    .instant_short = Pioche une carte
    .permanent = Invoquer une autre créature te coûte 1 de moins, mais jamais moins de 0.
    .permanent_short = Une créature te coûte 1 de moins
rudra = Rudra
    .of = de Rudra
    .instant = Gagne 2 points par carte dans ta main ; cette créature n’y est déjà plus.
    .instant_short = +2 { -points } par carte en main
sylph = Sylphe
    .the = le Sylphe
    .of = du Sylphe
    .instant = Pioche une carte.
    .instant_short = Pioche une carte
    .permanent = Chaque fois que tu invoques une autre créature, en payant ou non, gagne 1 point.
    .permanent_short = Autre invocation : +1 { -point }
tengu = Tengu
    .the = le Tengu
    .of = du Tengu
    .instant = Gagne 6 points, puis mets cette créature sur le dessus de la pioche.
    .instant_short =
        +6 { -points }, mets cette créature
        sur le dessus de la pioche
valkyrie = Valkyrie
    .the = la Valkyrie
    .of = de la Valkyrie
    .active = Gagne 1 point par famille différente dans ton arène, celle de cette créature comprise.
    .active_short =
        +1 { -point } par famille
        dans ton arène

## Dragons

aeris = Aeris
    .of = d’Aeris
    .instant = Récupère dans ta main une autre créature de ton arène et gagne son coût imprimé en points.
    .instant_short =
        Récupère une autre créature,
        gagne son coût imprimé en { -points }
boulder = Rocher
    .of = de Rocher
    .instant = Gagne 8 points. Choisis ensuite quelqu’un qui a une créature { -wind } dans son arène ; tu peux te choisir toi-même. Cette personne en défausse une de son choix.
    .instant_short =
        +8 { -points }, puis quelqu’un
        défausse une créature { -wind }
dragon_egg = Œuf de Dragon
    .the = l’Œuf de Dragon
    .of = de l’Œuf de Dragon
    .instant = Défausse cette créature, puis invoque sans payer une créature { -dragon } de ta main ; elle peut prendre le même emplacement.
    .instant_short =
        Défausse cette créature, puis
        invoque un { -dragon } sans payer
ember = Molosse de Braise
    .the = le Molosse de Braise
    .of = du Molosse de Braise
    .instant = Gagne 7 points. Choisis ensuite quelqu’un qui a une créature { -water } dans son arène ; tu peux te choisir toi-même. Cette personne en défausse une de son choix.
    .instant_short =
        +7 { -points }, puis quelqu’un
        défausse une créature { -water }
eternity = Eternity
    .of = d’Eternity
    .instant = Gagne 4 points par famille différente dans ton arène, celle de cette créature comprise.
    .instant_short =
        +4 { -points } par famille
        dans ton arène
gust = Bourrasque
    .of = de Bourrasque
    .instant = Gagne 8 points. Choisis ensuite quelqu’un qui a une créature { -earth } dans son arène ; tu peux te choisir toi-même. Cette personne en défausse une de son choix.
    .instant_short =
        +8 { -points }, puis quelqu’un
        défausse une créature { -earth }
marina = Marina
    .of = de Marina
    .instant = Gagne 7 points. Choisis ensuite quelqu’un qui a une créature { -fire } dans son arène ; tu peux te choisir toi-même. Cette personne en défausse une de son choix.
    .instant_short =
        +7 { -points }, puis quelqu’un
        défausse une créature { -fire }
scorch = Brasier
    .of = de Brasier
    .instant = Copie un effet { -instant } d’une autre créature de ton arène : applique-le comme s’il était imprimé sur cette créature.
    .instant_short =
        Copie un effet { -instant }
        d’une autre créature
tidal = Marée
    .of = de Marée
    .instant = Gagne 5 points par créature { -dragon } dans ton arène, celle-ci comprise.
    .instant_short =
        +5 { -points } par { -dragon }
        dans ton arène
willow = Saule
    .of = de Saule
    .instant = Prends 1 pierre { -red }, 1 { -blue } et 1 { -purple }, gagne 3 points, puis pioche une carte.
    .instant_short =
        Prends 1 { -red } 1 { -blue } 1 { -purple },
        +3 { -points }, pioche une carte
