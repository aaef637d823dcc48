### Les tâches sont à l’infinitif : elles suivent un nom et deux-points, ou « il faut d’abord ».

asked = { $seat } : { $task }

asked_by = { $seat }, { $card } : { $task }

asked_by_copy = { $seat }, { $card } (effet { FORM($copied, "of") }) : { $task }

## Tâches

task_mark = capturer une carte du marché.
task_action = ton tour d’action.
task_resolution = ton tour de résolution, dans l’ordre de ton choix.
task_activate = activer tes créatures dans l’ordre de ton choix.
task_discard_hand = défausser une carte de ta main.
task_take = prendre en main une carte Terre de la défausse.
task_return = récupérer dans ta main une créature de ton arène.

task_pay_summon = payer au moins { $cost } pour invoquer { FORM($card, "the") }.

task_pay_release = payer au moins { $cost } pour bannir { FORM($card, "the") }.

task_keep = choisir { $count ->
    [one] la pierre à garder
   *[other] les { $count } pierres à garder
} et rendre les autres.

task_choose = choisir un effet.

task_choose_several = choisir un effet, encore { $count } à choisir.

task_choose_prey = choisir qui défausse { FORM($family, "plain") }.

task_choose_loser = choisir qui perd 1 point à ton profit.

task_discard_up_to = défausser d’autres créatures de ton arène, encore { $count } au plus.

task_discard_area = défausser { FORM($family, "plain") } de ton arène.

task_summon_free = invoquer une carte de ta main sans payer.
task_summon_dragon = invoquer un dragon de ta main sans payer.
task_copy_instant = copier un effet instantané d’une autre créature de ton arène.
task_copy_active = copier un effet activable d’une autre créature de ton arène.
