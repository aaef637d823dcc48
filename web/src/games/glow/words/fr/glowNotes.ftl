### Ce qu’il faut savoir avant d’agir.

## À côté d’un compagnon que l’on peut enrôler : parties d’une liste, sans point

die = apporte le grand dé { $colour }
anyDie = apporte un grand dé de n’importe quelle couleur
noDie = son dé n’est pas dans la réserve : il vient sans
black = le dé noir vient aussi : une malédiction pour aujourd’hui
kaarMoves = Kaar : tu peux d’abord déplacer le dé noir
kaarComes = apporte le dé noir et t’en protège
thenDiscard = ensuite, tu envoies un des autres au cimetière
all = { JOIN($notes, "\u202F; ") }

## Avant de résoudre une carte : phrases

dieLeaves = Son grand dé part aussitôt et ne compte plus, ni pour les cartes suivantes ni en chemin.
spell = Il agit une fois et va dans la boîte.
nobodyDead = Il n’y a personne d’autre au cimetière : rien ne se passe.
nobodyHit = Il n’y a aucun compagnon à toucher.
noTiles = Il ne reste aucune tuile sortilège : rien n’est pioché.
onlySo = { $light ->
    [0] Tu n’as aucun éclat à perdre.
    [1] Tu n’as que { $light } éclat : tu ne perds rien de plus.
   *[other] Tu n’as que { $light } éclats : tu ne perds rien de plus.
}
rightmost = Il touche ton compagnon le plus à droite : { $card }. Tu peux d’abord résoudre celui-ci.
coupled = Cromaug est parmi les compagnons : à midi, les cartes se résolvent à tour de rôle.
