### Die Begleitung einer ersten Partie.

guide = Begleitung
got = Verstanden
stop = Ohne Hilfe
playOn = Weiterspielen
newGame = Neue Partie
press = Tippe jetzt auf den goldenen Knopf.
tab = Es liegt hinter diesem Reiter: Öffne ihn.
stage = Begleitung: { $round } von { $of }
known =
    .title = Jetzt kennst du das Spiel
    .text = Mehr ist es nicht. Spiele hier weiter oder beginne eine neue Partie, bei der zufällig ausgeteilt wird.
