title = À propos d’Everglow
paragraphs =
    .fans = Everglow est un projet de fans, non officiel. Il n’a aucun lien avec les auteurs, les artistes ou les éditeurs des jeux, n’a pas leur aval et ne contient aucun de leurs textes ni aucune de leurs illustrations. Si ces jeux te plaisent, achète-les.
    .icons = Icônes créées par Lorc, Delapouite et d’autres pour game-icons.net, utilisées sous licence CC BY 3.0 ; des ombres ont été ajoutées. Les pierres, les motifs, les décors, les symboles des places et le logo sont de nous.
    .fonts = Polices : Alegreya SC, Almendra et Atkinson Hyperlegible, sous licence SIL Open Font License 1.1.
    .code = Le code est sous licence MIT.
api = Pour les programmes : l’API de ce serveur (en anglais)
