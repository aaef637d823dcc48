### Ce qui m’est demandé et ce que je peux faire : la ligne au bouton doré.

## Ce qu’on peut faire d’une carte

may =
    .mark = capturer
    .sell = vendre
    .tame = apprivoiser
    .sellOrTame = vendre ou apprivoiser
    .summon = invoquer
    .release = bannir
    .activate = activer
    .copy = copier
    .recover = récupérer
    .discard = défausser
    .take = prendre

ask =
    .mark = { $card } : capturer ?
    .sell = { $card } : vendre ?
    .tame = { $card } : apprivoiser ?
    .sellOrTame = { $card } : vendre ou apprivoiser ?
    .summon = { $card } : invoquer ?
    .release = { $card } : bannir ?
    .activate = { $card } : activer ?
    .copy = { $card } : copier ?
    .recover = { $card } : récupérer ?
    .discard = { $card } : défausser ?
    .take = { $card } : prendre ?

button =
    .mark = Capturer { FORM($card, "the") }
    .tame = Apprivoiser { FORM($card, "the") }
    .summon = Invoquer { FORM($card, "the") }
    .release = Bannir { FORM($card, "the") }
    .activate = Activer { FORM($card, "the") }
    .copy = Copier { FORM($card, "the") }
    .recover = Récupérer { FORM($card, "the") }
    .discard = Défausser { FORM($card, "the") }
    .take = Prendre { FORM($card, "the") }

payButton = Payer { $cost }

buttonFor =
    .summon = Invoquer { FORM($card, "the") } · { $cost }
    .release = Bannir { FORM($card, "the") } · { $cost }

sellFor = Vendre contre

sell = Vendre

chooseSeat = Choisir { $name }

doThis = Appliquer

keep = { $count ->
    [one] Garder celle-ci
   *[other] Garder ces { $count } pierres
}

done = C’est tout

standby =
    .mark = Capturer
    .choose = Appliquer
    .player = Choisir
    .discard_hand = Défausser
    .discard_area = Défausser
    .free_summon = Invoquer
    .copy = Copier
    .recover = Récupérer
    .take = Prendre
    .activate = Activer
    .resolution = Activer

## Ce qui est demandé

payFor = Paie { $cost } pour { FORM($card, "the") }.

payRelease = Paie { $cost } pour bannir { FORM($card, "the") }.

notEnough = autres pierres

answered = Rien ne pouvait être activé : ta résolution a pris fin d’elle-même.

mayDo =
    .display = apprivoiser ou vendre ce que tu as capturé
    .hand = invoquer une carte qui brille dans ta main
    .area = bannir une créature

youMay = Tu peux { OR($deeds) }.

nothingLeft = Il ne reste plus qu’à finir le tour.
activate = Active tes créatures qui brillent, dans l’ordre de ton choix.

## Pierres

toKeep = Pierres à garder
toPay = Pierres pour payer

keeping = { $kept ->
    [one] { $kept } choisie sur { $of }
   *[other] { $kept } choisies sur { $of }
}. Touche tes pierres pour en garder d’autres.

tooLittle = Il manque { $lacking }. Touche tes pierres.

exactly = { $stones } : le compte juste pour { $cost }. Touche tes pierres pour payer autrement.

nothingToPay = Cela ne coûte rien pour l’instant.

waste =
    .overpaid = { $count } de trop
    .tooMany = { $count } à rendre
    .idle = sans effet

wasted =
    .overpaid = Tu paies { $count } de trop, et on ne rend pas la monnaie.
    .tooMany = { $count ->
        [one] Tu ne peux pas garder une de ces pierres.
       *[other] Tu ne peux pas garder { $count } de ces pierres.
    }
    .idle = Son effet instantané ne ferait rien pour l’instant.
