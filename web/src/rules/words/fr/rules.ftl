none = Il n’y a pas de règles de ce nom ici.
contents = Sommaire
search = Rechercher dans les règles
hits = { $count ->
    [0] Rien à ce sujet.
    [one] { $count } passage
   *[other] { $count } passages
}
link = Lien vers « { $title } »

## Une position à essayer

tryIt = Essayer
again = Recommencer
leave = Fermer
over = C’est tout ici. Recommence, ou poursuis ta lecture.

sources = D’où cela vient
