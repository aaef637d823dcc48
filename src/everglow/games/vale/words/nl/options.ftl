### kind: vale_option

hydra_1 = 1 { -purple } steen nemen
    .impossible = je kunt nu geen paarse steen nemen
hydra_2 = een kaart trekken
    .impossible = je kunt nu geen kaart trekken
hydra_3 = 2 { -blue } stenen nemen
    .impossible = je kunt nu geen 2 blauwe stenen nemen
hydra_4 = 4 punten ontvangen
    .impossible = je kunt nu geen 4 punten ontvangen
snail_maiden_1 = 1 { -blue } steen terugleggen en 1 { -purple } steen nemen
    .impossible = je kunt nu geen blauwe steen terugleggen om een paarse te nemen
snail_maiden_2 = 1 { -purple } steen terugleggen en 3 { -blue } stenen nemen
    .impossible = je kunt nu geen paarse steen terugleggen om 3 blauwe te nemen
basilisk_1 = 1 { -red } steen nemen
    .impossible = je kunt nu geen rode steen nemen
basilisk_2 = 1 punt verliezen en 1 { -blue } steen nemen
    .impossible = je kunt nu geen punt verliezen om een blauwe steen te nemen
basilisk_3 = 2 punten verliezen en 1 { -purple } steen nemen
    .impossible = je kunt nu geen 2 punten verliezen om een paarse steen te nemen
