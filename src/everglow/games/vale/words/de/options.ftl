### kind: vale_option

hydra_1 = 1 { -purple(form: "en") } Stein erhalten
    .impossible = du kannst jetzt keinen violetten Stein erhalten
hydra_2 = 1 Karte ziehen
    .impossible = du kannst jetzt keine Karte ziehen
hydra_3 = 2 { -blue } Steine erhalten
    .impossible = du kannst jetzt keine 2 blauen Steine erhalten
hydra_4 = 4 Punkte erhalten
    .impossible = du kannst jetzt keine 4 Punkte erhalten
snail_maiden_1 = 1 { -blue(form: "en") } Stein zurücklegen und 1 { -purple(form: "en") } Stein erhalten
    .impossible = du kannst jetzt nicht 1 blauen Stein zurücklegen und dafür 1 violetten erhalten
snail_maiden_2 = 1 { -purple(form: "en") } Stein zurücklegen und 3 { -blue } Steine erhalten
    .impossible = du kannst jetzt nicht 1 violetten Stein zurücklegen und dafür 3 blaue erhalten
basilisk_1 = 1 { -red(form: "en") } Stein erhalten
    .impossible = du kannst jetzt keinen roten Stein erhalten
basilisk_2 = 1 Punkt verlieren und 1 { -blue(form: "en") } Stein erhalten
    .impossible = du kannst jetzt nicht 1 Punkt verlieren und 1 blauen Stein erhalten
basilisk_3 = 2 Punkte verlieren und 1 { -purple(form: "en") } Stein erhalten
    .impossible = du kannst jetzt nicht 2 Punkte verlieren und 1 violetten Stein erhalten
