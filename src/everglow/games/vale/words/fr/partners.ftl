### « Elle » : la créature regardée ; « ces cartes », « ces créatures » : celles qui suivent.

## Pierres

gives_stones = Elle donne des pierres { FORM($colour, "many") }, utiles à ces cartes.

uses_stones = Elle se sert de pierres { FORM($colour, "many") }, que ces cartes donnent.

raises_stones = Elle augmente la valeur des pierres { FORM($colour, "many") } ; ces cartes la convertissent en points.

scores_stones = Elle convertit en points la valeur des pierres { FORM($colour, "many") } ; ces cartes l’augmentent.

makes_room = Elle fait de la place pour les pierres que ces cartes prennent ou comptent.
needs_room = Elle prend ou compte beaucoup de pierres ; ces cartes leur font de la place.

## Sortes de créatures

family_counted = Elle fait partie des créatures { $family } pour lesquelles ces cartes rapportent des points.

counts_family = Ces cartes sont des créatures { $family }, pour lesquelles elle rapporte des points.

active_counted = Elle fait partie des créatures à effet { -active } pour lesquelles ces cartes rapportent des points.
counts_active = Ces cartes sont des créatures à effet { -active }, pour lesquelles elle rapporte des points.

cheap_counted = Elle fait partie des créatures de coût 2 ou moins pour lesquelles ces cartes rapportent des points.
counts_cheap = Ces cartes sont des créatures de coût 2 ou moins, pour lesquelles elle rapporte des points.

cheap_returned = Elle fait partie des créatures à effet { -instant } de coût 2 ou moins que ces cartes permettent de récupérer, puis d’invoquer à nouveau.
returns_cheap = Ces cartes sont des créatures à effet { -instant } de coût 2 ou moins, qu’elle permet de récupérer, puis d’invoquer à nouveau.

fire_returned = Elle fait partie des créatures { -fire } à effet { -instant } que ces cartes permettent de récupérer, puis d’invoquer à nouveau.
returns_fire = Ces cartes sont des créatures { -fire } à effet { -instant }, qu’elle permet de récupérer, puis d’invoquer à nouveau.

earth_taken = Elle fait partie des créatures { -earth } que ces cartes permettent de prendre dans la défausse.
takes_earth = Ces cartes sont des créatures { -earth }, qu’elle permet de prendre dans la défausse.

## Coûts

cost_scored = Son coût élevé rapporte des points avec ces cartes.
scores_cost = Elle rapporte un coût imprimé en points ; celui de ces cartes est élevé.

summons_dear = Elle permet d’invoquer sans payer ; ces cartes coûtent cher.
summoned_free = Elle coûte cher ; ces cartes permettent de l’invoquer sans payer.

makes_cheaper = Elle réduit le coût de ces cartes.
made_cheaper = Ces cartes réduisent son coût.

makes_all_cheaper = Elle réduit le coût de toutes les invocations, et ces cartes s’invoquent encore et encore.
summoned_often = Elle s’invoque encore et encore, et ces cartes réduisent le coût de toutes les invocations.

cost_sought = Son coût est l’un de ceux que ces cartes recherchent.
seeks_costs = Elle recherche plusieurs coûts ; ces cartes ont l’un d’eux.

## Cartes et effets

brings_creatures = Elle amène plus de créatures dans l’arène, et ces cartes les comptent.
counts_area = Elle compte les créatures de l’arène, et ces cartes en amènent d’autres.

comes_back = Elle revient en main pour être invoquée à nouveau, et ces cartes rapportent des points à chaque invocation.
scores_summons = Elle rapporte des points à chaque invocation, et ces cartes reviennent en main pour être invoquées à nouveau.

brings_cards = Elle apporte des cartes en main, et ces créatures les comptent ou les défaussent.
counts_hand = Elle compte ou défausse des cartes en main, et ces créatures en apportent.

pays_when_tamed = Ces cartes rapportent des pierres quand tu l’apprivoises.
takes_when_tamed = Elle rapporte des pierres quand tu apprivoises une de ces cartes.

fills_pile = Elle met des cartes dans la défausse, où ces créatures se servent.
takes_from_pile = Elle se sert dans la défausse, où ces créatures mettent des cartes.

lies_on_deck = Elle se retrouve sur le dessus de la pioche, et ces créatures la font piocher.
draws_from_deck = Elle fait piocher une carte ; une de ces créatures peut se trouver sur le dessus de la pioche.

effect_copied = Ces cartes peuvent copier son effet.
copies_effect = Elle peut copier un effet de ces cartes.

activated_again = Ces cartes l’activent une fois de plus.
activates_again = Elle active ces cartes une fois de plus.
