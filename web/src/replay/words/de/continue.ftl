### Ab einem Schritt einer Wiederholung spielt jemand gegen Bots.

title = Ab hier weiterspielen
about = Ein neuer Tisch beginnt, wo diese Partie nach Schritt{"\u00A0"}{ $step } stand. Du nimmst einen Platz, alle anderen nehmen Bots.
seat = Dein Platz
level = Gegner
note = Karten, die schon gemischt waren, liegen wie zuvor; gewürfelt und später gemischt wird neu. Du hast hier vielleicht jede Hand gesehen, darum gehört diese Partie nur dir: Sie ist nicht öffentlich und zählt nicht.
go = Weiterspielen
