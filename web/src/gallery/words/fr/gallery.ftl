search = Rechercher noms et textes
order = Tri
usual = comme dans la boîte
byName = par nom
filter = Filtrer
clear = Tout montrer
all = Les { $count } cartes
some = { $count ->
    [one] { $count } carte sur { $of }
   *[other] { $count } cartes sur { $of }
}
none = Aucune carte ne correspond. Retire un filtre.
cards = Cartes
rooms = Que regarder
noGallery = Il n’y a pas de galerie de ce nom ici.

## Une carte, en grand

close = Fermer
before = Carte précédente
after = Carte suivante
aloud = À voix haute
rulings = Règles à son sujet
partners = S’associe bien avec
more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
keywords = Mots-clés
