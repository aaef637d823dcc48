other = Jouer sur un autre appareil
link = Lien personnel
once = { $copied ->
    [yes] Copié. Il marche une seule fois, pendant 15 minutes.
   *[no] Il marche une seule fois, pendant 15 minutes.
}
title = Ton autre appareil
question = Jouer aussi sur cet appareil ?
hint = Avec ce lien, ce navigateur devient le tien, avec toutes tes parties.
yes = Oui, c’est mon appareil
