### kind: glow_position

morning =
    .title = Enrôler un compagnon
    .task = Enrôle un compagnon : ses dés et ses petits pas viennent avec lui. Quel dé convient à Braccio, qui aime la Nature ?

rerolls =
    .title = Relancer
    .task = Ladawa veut deux dés Feu. Choisis un ou deux dés qui ne servent à rien, puis un jeton ou la piste de score pour payer la relance.

order =
    .title = L’ordre de ton choix
    .task = Le Sketal vert part avec son dé, qui montre Terre. Résous Eoles avant lui, sinon Eoles agit une fois de moins.

journey =
    .title = Traverser la Province
    .task = Tes dés montrent deux fois Feu, Eau et Nature, et tu as un petit pas. Jusqu’où ta compagnie peut-elle marcher ?

sailing =
    .title = Naviguer
    .task = Tes dés montrent deux éléments différents : seules les liaisons avec ce nombre sont ouvertes. Navigue avec un bateau.
