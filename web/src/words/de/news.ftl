### Der Server hat neuere Seiten als diese.

told = Es gibt eine neue Version von Everglow. Deine Partie ist gesichert.
load = Neue Version laden
