### kind: vale_option
### Des infinitifs, mot pour mot dans le texte complet de la carte.

hydra_1 = prendre 1 pierre { -purple }
    .impossible = tu ne peux pas prendre 1 pierre violette pour l’instant
hydra_2 = piocher une carte
    .impossible = tu ne peux pas piocher de carte pour l’instant
hydra_3 = prendre 2 pierres { -blue(form: "many") }
    .impossible = tu ne peux pas prendre 2 pierres bleues pour l’instant
hydra_4 = gagner 4 points
    .impossible = tu ne peux pas gagner 4 points pour l’instant
snail_maiden_1 = rendre 1 pierre { -blue } et prendre 1 pierre { -purple }
    .impossible = tu ne peux pas rendre 1 pierre bleue et prendre 1 pierre violette pour l’instant
snail_maiden_2 = rendre 1 pierre { -purple } et prendre 3 pierres { -blue(form: "many") }
    .impossible = tu ne peux pas rendre 1 pierre violette et prendre 3 pierres bleues pour l’instant
basilisk_1 = prendre 1 pierre { -red }
    .impossible = tu ne peux pas prendre 1 pierre rouge pour l’instant
basilisk_2 = perdre 1 point et prendre 1 pierre { -blue }
    .impossible = tu ne peux pas perdre 1 point et prendre 1 pierre bleue pour l’instant
basilisk_3 = perdre 2 points et prendre 1 pierre { -purple }
    .impossible = tu ne peux pas perdre 2 points et prendre 1 pierre violette pour l’instant
