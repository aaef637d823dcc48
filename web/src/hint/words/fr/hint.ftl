title = Indice
warning = Avec un indice, cette partie ne compte pas dans tes résultats.
ask = Demander au coach
which = Quelle réponse ?
why = Pourquoi ?
again = Réessayer
thinks = Le coach réfléchit …

## Le premier degré

thinkOf = Pense à : { $things }.
thinkFramed = Pense à ce qui est encadré.
thinkHere = Il n’y a rien à choisir pour cela. Regarde les boutons de la question.

## Le deuxième degré

answer = Conseil du coach : { $answer }.
picked = C’est choisi pour toi. À toi de décider si tu le fais.

## Le troisième degré

better = Le coach y voit environ { $lead } de victoire de plus que dans le meilleur autre choix : { $rival }.
even = Le meilleur autre choix est à peu près aussi bon : { $rival }.
nothingElse = Le coach n’a rien trouvé d’autre qui mérite réflexion.
brings = { $when ->
    [turn] À la fin du tour, tu as ainsi
    [turns] À la fin du tour, tu as ainsi en moyenne
    [day] À la fin de la journée, tu as ainsi en moyenne
   *[round] À la fin de la manche, tu as ainsi en moyenne
} { COUNT($more) ->
    [0] { $fewer } de moins.
   *[other] { COUNT($fewer) ->
        [0] { $more } de plus.
       *[other] { $more } de plus, et { $fewer } de moins.
    }
}
then = Ensuite

mark = Note de ta dernière réponse
fine = Bien
whatBetter = Qu’est-ce qui valait mieux ?
betterWas = Mieux : { $answer }.
