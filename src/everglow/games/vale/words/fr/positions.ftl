### kind: vale_position

hunt =
    .title = Capturer une carte
    .task = Quatre cartes sont révélées pour deux personnes. Captures-en une : clique sur elle, puis clique encore pour le faire.
action =
    .title = Vendre, apprivoiser, invoquer
    .task = Vends Eternity contre une pierre violette, apprivoise le Géant de Lave, puis invoque-le. Avec quelles pierres paies-tu ?
limit =
    .title = Trop de pierres
    .task = Active la Salamandre Cornue : elle te donne quatre pierres rouges, et tu ne peux en garder que quatre en tout.
triggers =
    .title = Ce que rapporte une invocation
    .task = Invoque l’Ifrit avec une pierre bleue. Kappa et le Sylphe rapportent d’abord leurs points, puis l’Ifrit compte les créatures de ton arène.
impossible =
    .title = Une invocation impossible
    .task = Aeris a besoin d’une autre créature dans ton arène, et il n’y en a pas : clique sur la carte, et la table te dit ce qui l’empêche. Commence alors par invoquer Pégase.
copy =
    .title = Brasier copie
    .task = Invoque Brasier et choisis la créature dont il copie l’effet instantané.
order =
    .title = L’ordre des activations
    .task = Le Crâne Ardent a besoin d’une pierre rouge, et la Salamandre en donne une. Active-les dans le bon ordre.
