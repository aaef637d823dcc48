### Ce que la page d’accueil et le salon disent du jeu.

title = The Vale of Eternity

facts =
    .players = 2–4 joueurs
    .rounds = jusqu’à 10 manches
    .creatures = 70 créatures

about = Capture des créatures, vends-les contre des pierres ou apprivoise-les, et bâtis un enchaînement d’effets qui surpasse tous les autres.
