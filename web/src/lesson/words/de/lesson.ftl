### Die Begleitung einer ersten Partie.

guide = Begleitung
got = Verstanden
stop = Ohne Begleitung weiter
again = Was ist das?
