"""Messages of `vale`, made by `make words`; not to be edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from everglow.words.message import Message, register

register("vale", __package__)
__all__ = ["Literal", "Sequence"]

def choose_mark(*, card: str, family: str, cost: int) -> Message:
    """Mark { $card } ({ $family } { $cost })"""
    return ("vale.choose_mark", {"card": card, "family": family, "cost": cost})


def choose_sell(*, card: str, stones: Sequence[Message]) -> Message:
    """Sell { $card } for { $stones }"""
    return ("vale.choose_sell", {"card": card, "stones": stones})


def choose_tame(*, card: str) -> Message:
    """Tame { $card }"""
    return ("vale.choose_tame", {"card": card})


def choose_summon(*, card: str, cost: int, effects: Sequence[Message]) -> Message:
    """Summon { $card } (cost { $cost }): { JOIN($effects, '; ') }"""
    return ("vale.choose_summon", {"card": card, "cost": cost, "effects": effects})


def choose_summon_free(*, card: str, effects: Sequence[Message]) -> Message:
    """Summon { $card } without paying: { JOIN($effects, '; ') }"""
    return ("vale.choose_summon_free", {"card": card, "effects": effects})


def choose_release(*, card: str, cost: int) -> Message:
    """Release { $card } (cost { $cost })"""
    return ("vale.choose_release", {"card": card, "cost": cost})


def choose_pay(*, stones: Sequence[Message], worth: int, cost: int) -> Message:
    """{ COUNT($stones) -> [0] Pay no stones *[other] Pay { $stones } } (worth { $worth }, cost { $cost })"""
    return ("vale.choose_pay", {"stones": stones, "worth": worth, "cost": cost})


def choose_keep(*, kept: Sequence[Message], rest: Sequence[Message]) -> Message:
    """Keep { $kept }, put back { $rest }"""
    return ("vale.choose_keep", {"kept": kept, "rest": rest})


def choose_activate(*, card: str) -> Message:
    """Activate { $card }: { TEXT($card, 'active_short') }"""
    return ("vale.choose_activate", {"card": card})


def choose_copy_instant(*, card: str) -> Message:
    """Copy { $card }: { TEXT($card, 'instant_short') }"""
    return ("vale.choose_copy_instant", {"card": card})


def choose_copy_active(*, card: str) -> Message:
    """Copy { $card }: { TEXT($card, 'active_short') }"""
    return ("vale.choose_copy_active", {"card": card})


def choose_return(*, card: str) -> Message:
    """Return { $card } to your hand"""
    return ("vale.choose_return", {"card": card})


def choose_return_scoring(*, card: str, points: int) -> Message:
    """Return { $card } to your hand and score { $points -> [one] 1 point *[other] { $points } points }"""
    return ("vale.choose_return_scoring", {"card": card, "points": points})


def choose_discard_area(*, card: str) -> Message:
    """Discard { $card } from your area"""
    return ("vale.choose_discard_area", {"card": card})


def choose_discard_hand(*, card: str) -> Message:
    """Discard { $card } from your hand"""
    return ("vale.choose_discard_hand", {"card": card})


def choose_discard_hand_scoring(*, card: str, points: int) -> Message:
    """Discard { $card } from your hand and score { $points -> [one] 1 point *[other] { $points } points }"""
    return ("vale.choose_discard_hand_scoring", {"card": card, "points": points})


def choose_discard_hand_taking(*, card: str) -> Message:
    """Discard { $card } from your hand and take 1 { -purple } stone"""
    return ("vale.choose_discard_hand_taking", {"card": card})


def choose_take(*, card: str) -> Message:
    """Take { $card } from the discard pile into your hand"""
    return ("vale.choose_take", {"card": card})


def choose_option(*, card: str, option: str) -> Message:
    """{ $card }: { $option }"""
    return ("vale.choose_option", {"card": card, "option": option})


def choose_option_of_copy(*, card: str, copied: str, option: str) -> Message:
    """{ $card } as { $copied }: { $option }"""
    return ("vale.choose_option_of_copy", {"card": card, "copied": copied, "option": option})


def choose_loser(*, seat: int, points: int) -> Message:
    """{ $seat } loses 1 of { $points -> [one] 1 point *[other] { $points } points }, you score 1 point"""
    return ("vale.choose_loser", {"seat": seat, "points": points})


def choose_prey(*, seat: int, family: str, cards: Sequence[str]) -> Message:
    """{ $seat -> [you] { $seat } (you) discards { FORM($family, 'a') }: { $cards } *[other] { $seat } discards { FORM($family, 'a') }: { $cards } }"""
    return ("vale.choose_prey", {"seat": seat, "family": family, "cards": cards})


def choose_done() -> Message:
    """Discard no more"""
    return ("vale.choose_done", {})


def choose_end_turn() -> Message:
    """End your turn"""
    return ("vale.choose_end_turn", {})


def short_effect(*, card: str, slot: Literal["instant", "permanent", "active"]) -> Message:
    """{ $slot -> [instant] { -instant }: { TEXT($card, 'instant_short') } [permanent] { -permanent }: { TEXT($card, 'permanent_short') } *[active] { -active }: { TEXT($card, 'active_short') } }"""
    return ("vale.short_effect", {"card": card, "slot": slot})


def scored(*, seat: int, points: int, cause: str | None) -> Message:
    """{ $seat -> [you] You score { $points -> [one] 1 point *[other] { $points } points } *[other] { $seat } scores { $points -> [one] 1 point *[other] { $points } points } }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.scored", {"seat": seat, "points": points, "cause": cause})


def lost(*, seat: int, points: int, cause: str | None) -> Message:
    """{ $seat -> [you] You lose { $points -> [one] 1 point *[other] { $points } points } *[other] { $seat } loses { $points -> [one] 1 point *[other] { $points } points } }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.lost", {"seat": seat, "points": points, "cause": cause})


def took(*, seat: int, stones: Sequence[Message], cause: str | None) -> Message:
    """{ $seat -> [you] You take { $stones } *[other] { $seat } takes { $stones } }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.took", {"seat": seat, "stones": stones, "cause": cause})


def put_back(*, seat: int, stones: Sequence[Message], cause: str | None) -> Message:
    """{ $seat -> [you] You put back { $stones } *[other] { $seat } puts back { $stones } }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.put_back", {"seat": seat, "stones": stones, "cause": cause})


def returned(*, seat: int, card: str, cause: str | None) -> Message:
    """{ $seat -> [you] You return { $card } to your hand *[other] { $seat } returns { $card } to the hand }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.returned", {"seat": seat, "card": card, "cause": cause})


def discarded_from_hand(*, seat: int, card: str, cause: str | None) -> Message:
    """{ $seat -> [you] You discard { $card } from your hand *[other] { $seat } discards { $card } from the hand }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.discarded_from_hand", {"seat": seat, "card": card, "cause": cause})


def discarded_from_area(*, seat: int, card: str, cause: str | None) -> Message:
    """{ $seat -> [you] You discard { $card } from your area *[other] { $seat } discards { $card } from the area }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.discarded_from_area", {"seat": seat, "card": card, "cause": cause})


def drew(*, seat: int, cause: str | None) -> Message:
    """{ $seat -> [you] You draw a card *[other] { $seat } draws a card }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.drew", {"seat": seat, "cause": cause})


def drew_card(*, seat: int, card: str, cause: str | None) -> Message:
    """{ $seat -> [you] You draw { $card } *[other] { $seat } draws { $card } }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.drew_card", {"seat": seat, "card": card, "cause": cause})


def fetched(*, seat: int, card: str, cause: str | None) -> Message:
    """{ $seat -> [you] You take { $card } from the discard pile *[other] { $seat } takes { $card } from the discard pile }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.fetched", {"seat": seat, "card": card, "cause": cause})


def copied(*, seat: int, card: str, cause: str | None) -> Message:
    """{ $seat -> [you] You copy { $card } *[other] { $seat } copies { $card } }{ $cause -> [none] {''} *[other] {' '}({ $cause }) }."""
    return ("vale.copied", {"seat": seat, "card": card, "cause": cause})


def marked(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You mark { $card } *[other] { $seat } marks { $card } }."""
    return ("vale.marked", {"seat": seat, "card": card})


def sold(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You sell { $card } *[other] { $seat } sells { $card } }."""
    return ("vale.sold", {"seat": seat, "card": card})


def tamed(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You tame { $card } *[other] { $seat } tames { $card } }."""
    return ("vale.tamed", {"seat": seat, "card": card})


def summoned(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You summon { $card } *[other] { $seat } summons { $card } }."""
    return ("vale.summoned", {"seat": seat, "card": card})


def released(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You release { $card } *[other] { $seat } releases { $card } }."""
    return ("vale.released", {"seat": seat, "card": card})


def activated(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You activate { $card } *[other] { $seat } activates { $card } }."""
    return ("vale.activated", {"seat": seat, "card": card})


def put_on_deck(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You put { $card } on top of the deck *[other] { $seat } puts { $card } on top of the deck }."""
    return ("vale.put_on_deck", {"seat": seat, "card": card})


def paid(*, seat: int, stones: Sequence[Message], card: str) -> Message:
    """{ $seat -> [you] You pay { $stones } for { $card } *[other] { $seat } pays { $stones } for { $card } }."""
    return ("vale.paid", {"seat": seat, "stones": stones, "card": card})


def revealed(*, round: int, last: bool, start: int, cards: Sequence[str]) -> Message:
    """{ $last -> [yes] Round { $round }, the last one *[no] Round { $round } }, { $start -> [you] you begin *[other] { $start } begins }. { COUNT($cards) -> [0] The hunt is for no cards. *[other] The hunt is for { $cards }. }"""
    return ("vale.revealed", {"round": round, "last": last, "start": start, "cards": cards})


def shuffled(*, count: int) -> Message:
    """The discard pile becomes a new deck of { $count -> [one] 1 card *[other] { $count } cards }."""
    return ("vale.shuffled", {"count": count})


def reached_end(*, seat: int, points: int) -> Message:
    """{ $seat -> [you] You have { $points } points: the game ends with this round, unless that changes. *[other] { $seat } has { $points } points: the game ends with this round, unless that changes. }"""
    return ("vale.reached_end", {"seat": seat, "points": points})


def stones_in_brief(*, colour: str, count: int) -> Message:
    """{ $count } { $colour }"""
    return ("vale.stones_in_brief", {"colour": colour, "count": count})


def some_stones(*, colour: str, count: int) -> Message:
    """{ $count -> [one] 1 { $colour } stone *[other] { $count } { $colour } stones }"""
    return ("vale.some_stones", {"colour": colour, "count": count})


def gives_stones(*, colour: str) -> Message:
    """It gives { $colour } stones, which these make use of."""
    return ("vale.gives_stones", {"colour": colour})


def uses_stones(*, colour: str) -> Message:
    """It makes use of { $colour } stones, which these give."""
    return ("vale.uses_stones", {"colour": colour})


def raises_stones(*, colour: str) -> Message:
    """It makes { $colour } stones worth more, and these score their value."""
    return ("vale.raises_stones", {"colour": colour})


def scores_stones(*, colour: str) -> Message:
    """It scores the value of { $colour } stones, which these raise."""
    return ("vale.scores_stones", {"colour": colour})


def makes_room() -> Message:
    """It makes room for the stones that these take or count."""
    return ("vale.makes_room", {})


def needs_room() -> Message:
    """It takes or counts many stones, for which these make room."""
    return ("vale.needs_room", {})


def family_counted(*, family: str) -> Message:
    """It is one of the { $family } creatures that these score for."""
    return ("vale.family_counted", {"family": family})


def counts_family(*, family: str) -> Message:
    """These are { $family } creatures, which it scores for."""
    return ("vale.counts_family", {"family": family})


def active_counted() -> Message:
    """It is one of the creatures with an { -active } effect that these score for."""
    return ("vale.active_counted", {})


def counts_active() -> Message:
    """These are creatures with an { -active } effect, which it scores for."""
    return ("vale.counts_active", {})


def cheap_counted() -> Message:
    """It is one of the creatures of cost 2 or less that these score for."""
    return ("vale.cheap_counted", {})


def counts_cheap() -> Message:
    """These are creatures of cost 2 or less, which it scores for."""
    return ("vale.counts_cheap", {})


def cheap_returned() -> Message:
    """It is one of the creatures with an { -instant } effect of cost 2 or less that these return to the hand, to be summoned again."""
    return ("vale.cheap_returned", {})


def returns_cheap() -> Message:
    """These are creatures with an { -instant } effect of cost 2 or less, which it returns to the hand, to be summoned again."""
    return ("vale.returns_cheap", {})


def fire_returned() -> Message:
    """It is one of the { -fire } creatures with an { -instant } effect that these return to the hand, to be summoned again."""
    return ("vale.fire_returned", {})


def returns_fire() -> Message:
    """These are { -fire } creatures with an { -instant } effect, which it returns to the hand, to be summoned again."""
    return ("vale.returns_fire", {})


def earth_taken() -> Message:
    """It is one of the { -earth } creatures that these take out of the discard pile."""
    return ("vale.earth_taken", {})


def takes_earth() -> Message:
    """These are { -earth } creatures, which it takes out of the discard pile."""
    return ("vale.takes_earth", {})


def cost_scored() -> Message:
    """Its high cost is worth points to these."""
    return ("vale.cost_scored", {})


def scores_cost() -> Message:
    """It scores a printed cost; these have a high one."""
    return ("vale.scores_cost", {})


def summons_dear() -> Message:
    """It summons without paying; these cost much."""
    return ("vale.summons_dear", {})


def summoned_free() -> Message:
    """It costs much; these summon it without paying."""
    return ("vale.summoned_free", {})


def makes_cheaper() -> Message:
    """It makes these cheaper."""
    return ("vale.makes_cheaper", {})


def made_cheaper() -> Message:
    """These make it cheaper."""
    return ("vale.made_cheaper", {})


def makes_all_cheaper() -> Message:
    """It makes every summon cheaper, and these are summoned again and again."""
    return ("vale.makes_all_cheaper", {})


def summoned_often() -> Message:
    """It is summoned again and again, and these make every summon cheaper."""
    return ("vale.summoned_often", {})


def cost_sought() -> Message:
    """Its cost is one that these look for."""
    return ("vale.cost_sought", {})


def seeks_costs() -> Message:
    """It looks for several costs; these have one of them."""
    return ("vale.seeks_costs", {})


def brings_creatures() -> Message:
    """It brings more creatures into the area, which these count."""
    return ("vale.brings_creatures", {})


def counts_area() -> Message:
    """It counts the area, into which these bring more creatures."""
    return ("vale.counts_area", {})


def comes_back() -> Message:
    """It comes back to be summoned again, and these score for every summon."""
    return ("vale.comes_back", {})


def scores_summons() -> Message:
    """It scores for every summon, and these come back to be summoned again."""
    return ("vale.scores_summons", {})


def brings_cards() -> Message:
    """It brings cards into the hand, which these count or discard."""
    return ("vale.brings_cards", {})


def counts_hand() -> Message:
    """It counts or discards hand cards, and these bring more."""
    return ("vale.counts_hand", {})


def pays_when_tamed() -> Message:
    """These take stones when it is tamed."""
    return ("vale.pays_when_tamed", {})


def takes_when_tamed() -> Message:
    """It takes stones when one of these is tamed."""
    return ("vale.takes_when_tamed", {})


def fills_pile() -> Message:
    """It puts cards on the discard pile, from which these take."""
    return ("vale.fills_pile", {})


def takes_from_pile() -> Message:
    """It takes from the discard pile, on which these put cards."""
    return ("vale.takes_from_pile", {})


def lies_on_deck() -> Message:
    """It lies on top of the deck then, and these draw it."""
    return ("vale.lies_on_deck", {})


def draws_from_deck() -> Message:
    """It draws a card; one of these may lie on top of the deck."""
    return ("vale.draws_from_deck", {})


def effect_copied() -> Message:
    """These can copy its effect."""
    return ("vale.effect_copied", {})


def copies_effect() -> Message:
    """It can copy an effect of these."""
    return ("vale.copies_effect", {})


def activated_again() -> Message:
    """These activate it once more."""
    return ("vale.activated_again", {})


def activates_again() -> Message:
    """It activates these once more."""
    return ("vale.activates_again", {})


def asked(*, seat: int, task: Message) -> Message:
    """{ $seat }: { $task }"""
    return ("vale.asked", {"seat": seat, "task": task})


def asked_by(*, seat: int, card: str, task: Message) -> Message:
    """{ $seat }, { $card }: { $task }"""
    return ("vale.asked_by", {"seat": seat, "card": card, "task": task})


def asked_by_copy(*, seat: int, card: str, copied: str, task: Message) -> Message:
    """{ $seat }, { $card } as { $copied }: { $task }"""
    return ("vale.asked_by_copy", {"seat": seat, "card": card, "copied": copied, "task": task})


def task_mark() -> Message:
    """mark a card of the display."""
    return ("vale.task_mark", {})


def task_action() -> Message:
    """your action turn."""
    return ("vale.task_action", {})


def task_resolution() -> Message:
    """your resolution turn, activate in any order."""
    return ("vale.task_resolution", {})


def task_activate() -> Message:
    """activate your creatures in any order."""
    return ("vale.task_activate", {})


def task_discard_hand() -> Message:
    """discard a card from your hand."""
    return ("vale.task_discard_hand", {})


def task_take() -> Message:
    """take an earth card from the discard pile into your hand."""
    return ("vale.task_take", {})


def task_return() -> Message:
    """return a creature of your area to your hand."""
    return ("vale.task_return", {})


def task_pay_summon(*, cost: int, card: str) -> Message:
    """pay at least { $cost } to summon { $card }."""
    return ("vale.task_pay_summon", {"cost": cost, "card": card})


def task_pay_release(*, cost: int, card: str) -> Message:
    """pay at least { $cost } to release { $card }."""
    return ("vale.task_pay_release", {"cost": cost, "card": card})


def task_keep(*, count: int) -> Message:
    """choose the { $count -> [one] 1 stone you keep *[other] { $count } stones you keep }; the others are put back."""
    return ("vale.task_keep", {"count": count})


def task_choose() -> Message:
    """choose one."""
    return ("vale.task_choose", {})


def task_choose_several(*, count: int) -> Message:
    """choose one, { $count } still to choose."""
    return ("vale.task_choose_several", {"count": count})


def task_choose_prey(*, family: str) -> Message:
    """choose who discards { FORM($family, 'plain') }."""
    return ("vale.task_choose_prey", {"family": family})


def task_choose_loser() -> Message:
    """choose who loses 1 point to you."""
    return ("vale.task_choose_loser", {})


def task_discard_up_to(*, count: int) -> Message:
    """discard other creatures of your area, up to { $count } more."""
    return ("vale.task_discard_up_to", {"count": count})


def task_discard_area(*, family: str) -> Message:
    """discard { FORM($family, 'plain') } of your area."""
    return ("vale.task_discard_area", {"family": family})


def task_summon_free() -> Message:
    """summon a card from your hand without paying."""
    return ("vale.task_summon_free", {})


def task_summon_dragon() -> Message:
    """summon a dragon from your hand without paying."""
    return ("vale.task_summon_dragon", {})


def task_copy_instant() -> Message:
    """copy an instant effect of another creature in your area."""
    return ("vale.task_copy_instant", {})


def task_copy_active() -> Message:
    """copy an each-round effect of another creature in your area."""
    return ("vale.task_copy_active", {})


def card_in_full(*, card: str, family: str, cost: int) -> Message:
    """{ $card } ({ $family }, cost { $cost })"""
    return ("vale.card_in_full", {"card": card, "family": family, "cost": cost})


def full_effect(*, card: str, slot: Literal["instant", "permanent", "active"]) -> Message:
    """{ $slot -> [instant] { -instant }: { TEXT($card, 'instant') } [permanent] { -permanent }: { TEXT($card, 'permanent') } *[active] { -active }: { TEXT($card, 'active') } }"""
    return ("vale.full_effect", {"card": card, "slot": slot})


def area_of(*, seat: int) -> Message:
    """{ $seat -> [you] Your area: *[other] Area of { $seat }: }"""
    return ("vale.area_of", {"seat": seat})


def area_empty(*, seat: int) -> Message:
    """{ $seat -> [you] Your area: empty *[other] Area of { $seat }: empty }"""
    return ("vale.area_empty", {"seat": seat})


def pile_is() -> Message:
    """Discard pile:"""
    return ("vale.pile_is", {})


def pile_empty() -> Message:
    """Discard pile: empty"""
    return ("vale.pile_empty", {})


def pile_of_family(*, family: str, cards: Sequence[str]) -> Message:
    """{ $family }: { JOIN($cards, ', ') }"""
    return ("vale.pile_of_family", {"family": family, "cards": cards})


def hint_round(*, cards: int) -> Message:
    """Each round you mark { $cards } cards and then sell or tame each of them. What you tame goes into your hand; from there you summon it for its cost, at once or in a later round."""
    return ("vale.hint_round", {"cards": cards})


def hint_stones(*, red: int, blue: int, purple: int, limit: int) -> Message:
    """A { -red } stone is worth { $red }, a { -blue } stone { $blue }, a { -purple } stone { $purple }. You hold at most { $limit } stones, and paying too much gives no change."""
    return ("vale.hint_stones", {"red": red, "blue": blue, "purple": purple, "limit": limit})


def hint_sales(*, sales: Sequence[Message]) -> Message:
    """A sale brings stones by family: { JOIN($sales, '; ') }."""
    return ("vale.hint_sales", {"sales": sales})


def sale(*, family: str, stones: Sequence[Message]) -> Message:
    """{ $family }: { $stones }"""
    return ("vale.sale", {"family": family, "stones": stones})


def hint_area() -> Message:
    """Your area holds at most as many creatures as the round number. To release one you pay the round number."""
    return ("vale.hint_area", {})


def hint_effects() -> Message:
    """Effects: { -instant } happens once, when the creature is summoned; { -permanent } holds while it is in your area; { -active } happens once in each of your resolution turns, if it can."""
    return ("vale.hint_effects", {})


def hint_end(*, rounds: int, points: int) -> Message:
    """The game ends after round { $rounds }, or after a round at whose end somebody has { $points } { -points } or more. Whoever has the most wins."""
    return ("vale.hint_end", {"rounds": rounds, "points": points})


def asked_else(*, task: Message) -> Message:
    """you are asked something else now: { $task }"""
    return ("vale.asked_else", {"task": task})


def asked_else_by(*, card: str, task: Message) -> Message:
    """{ $card } asks you something else now: { $task }"""
    return ("vale.asked_else_by", {"card": card, "task": task})


def asked_else_by_copy(*, card: str, copied: str, task: Message) -> Message:
    """{ $card } as { $copied } asks you something else now: { $task }"""
    return ("vale.asked_else_by_copy", {"card": card, "copied": copied, "task": task})


def in_action_turn() -> Message:
    """this is your action turn"""
    return ("vale.in_action_turn", {})


def in_resolution_turn() -> Message:
    """this is your resolution turn, activate in any order"""
    return ("vale.in_resolution_turn", {})


def activated_later() -> Message:
    """this is your action turn; creatures are activated in your resolution turn"""
    return ("vale.activated_later", {})


def has_marker(*, card: str) -> Message:
    """{ $card } carries a marker already"""
    return ("vale.has_marker", {"card": card})


def not_in_display(*, card: str) -> Message:
    """{ $card } is not in the display"""
    return ("vale.not_in_display", {"card": card})


def has_no_marker(*, card: str) -> Message:
    """{ $card } does not carry your marker"""
    return ("vale.has_no_marker", {"card": card})


def marker_left(*, card: str) -> Message:
    """your marker is still on { $card }: sell or tame it first"""
    return ("vale.marker_left", {"card": card})


def not_tamed(*, card: str) -> Message:
    """{ $card } is not in your hand: tame it first"""
    return ("vale.not_tamed", {"card": card})


def not_in_hand(*, card: str) -> Message:
    """{ $card } is not in your hand"""
    return ("vale.not_in_hand", {"card": card})


def not_in_area(*, card: str) -> Message:
    """{ $card } is not in your area"""
    return ("vale.not_in_area", {"card": card})


def no_slot_until(*, round: int) -> Message:
    """no free slot until round { $round }"""
    return ("vale.no_slot_until", {"round": round})


def no_slot() -> Message:
    """no free slot: release a creature first"""
    return ("vale.no_slot", {})


def needs_more(*, missing: int) -> Message:
    """needs { $missing } more"""
    return ("vale.needs_more", {"missing": missing})


def incomplete(*, card: str, slot: Literal["instant", "active"]) -> Message:
    """{ $slot -> [instant] the instant effect of { $card } cannot be carried out completely now *[active] the each-round effect of { $card } cannot be carried out completely now }"""
    return ("vale.incomplete", {"card": card, "slot": slot})


def must_activate(*, card: str) -> Message:
    """{ $card } must be activated first"""
    return ("vale.must_activate", {"card": card})


def has_no_effect(*, card: str, slot: Literal["instant", "active"]) -> Message:
    """{ $slot -> [instant] { $card } has no instant effect *[active] { $card } has no each-round effect }"""
    return ("vale.has_no_effect", {"card": card, "slot": slot})


def already_activated(*, card: str) -> Message:
    """{ $card } has been activated already"""
    return ("vale.already_activated", {"card": card})


def condition_not_met(*, card: str) -> Message:
    """the condition of { $card } is not met now"""
    return ("vale.condition_not_met", {"card": card})


def stones_not_held() -> Message:
    """you do not hold these stones"""
    return ("vale.stones_not_held", {})


def worth_too_little(*, worth: int, cost: int) -> Message:
    """these stones are worth only { $worth }, the cost is { $cost }"""
    return ("vale.worth_too_little", {"worth": worth, "cost": cost})


def keep_exactly(*, count: int) -> Message:
    """keep exactly { $count -> [one] 1 stone *[other] { $count } stones }"""
    return ("vale.keep_exactly", {"count": count})


def keep_to_summon(*, card: str) -> Message:
    """no other card in your hand could be summoned: keep { $card }"""
    return ("vale.keep_to_summon", {"card": card})


def not_a_dragon(*, card: str) -> Message:
    """{ $card } is not a dragon"""
    return ("vale.not_a_dragon", {"card": card})


def not_on_pile(*, card: str) -> Message:
    """{ $card } is not on the discard pile"""
    return ("vale.not_on_pile", {"card": card})


def not_an_earth_card(*, card: str) -> Message:
    """{ $card } is not an earth card"""
    return ("vale.not_an_earth_card", {"card": card})


def returns_another(*, card: str) -> Message:
    """{ $card } itself stays: return another creature"""
    return ("vale.returns_another", {"card": card})


def costs_too_much(*, card: str, cost: int) -> Message:
    """the printed cost of { $card } is not { $cost } or less"""
    return ("vale.costs_too_much", {"card": card, "cost": cost})


def not_of_family(*, card: str, family: str) -> Message:
    """{ $card } is not { FORM($family, 'plain') }"""
    return ("vale.not_of_family", {"card": card, "family": family})


def discards_others(*, card: str) -> Message:
    """{ $card } itself stays: discard other creatures"""
    return ("vale.discards_others", {"card": card})


def already_chosen(*, card: str) -> Message:
    """{ $card } is chosen already"""
    return ("vale.already_chosen", {"card": card})


def chosen_too_late(*, card: str, last: str) -> Message:
    """{ $card } comes before { $last }: choose in the order shown"""
    return ("vale.chosen_too_late", {"card": card, "last": last})


def nobody_sits(*, seat: int) -> Message:
    """nobody sits on seat { $seat }"""
    return ("vale.nobody_sits", {"seat": seat})


def you_have_none(*, family: str) -> Message:
    """you do not have { FORM($family, 'plain') }"""
    return ("vale.you_have_none", {"family": family})


def they_have_none(*, family: str) -> Message:
    """that player does not have { FORM($family, 'plain') }"""
    return ("vale.they_have_none", {"family": family})


def choose_opponent() -> Message:
    """choose an opponent, not yourself"""
    return ("vale.choose_opponent", {})


def they_have_no_points() -> Message:
    """that player has no points"""
    return ("vale.they_have_no_points", {})


def copies_another(*, card: str) -> Message:
    """{ $card } copies another creature, not itself"""
    return ("vale.copies_another", {"card": card})


def few_options(*, card: str, count: int) -> Message:
    """{ $card } has only { $count } options"""
    return ("vale.few_options", {"card": card, "count": count})


def option_impossible(*, option: str) -> Message:
    """{ FORM($option, 'impossible') }"""
    return ("vale.option_impossible", {"option": option})


def option_chosen() -> Message:
    """this is chosen already"""
    return ("vale.option_chosen", {})


def option_too_late() -> Message:
    """it comes before what you have chosen: choose in the order shown"""
    return ("vale.option_too_late", {})


def option_too_early() -> Message:
    """too few come after it: choose in the order shown"""
    return ("vale.option_too_early", {})


def table_over(*, round: int, victory: Message) -> Message:
    """The game is over after round { $round }. { $victory }"""
    return ("vale.table_over", {"round": round, "victory": victory})


def table_now(*, round: int, rounds: int, phase: Literal["hunt", "action", "resolution"], start: int, waiting: Sequence[int]) -> Message:
    """Round { $round } of { $rounds }, { $phase -> [hunt] hunt phase [action] action phase *[resolution] resolution phase }; { $start -> [you] you are the start player *[other] { $start } is the start player }{ COUNT($waiting) -> [0] {''} *[other] ; waiting for { $waiting } }."""
    return ("vale.table_now", {"round": round, "rounds": rounds, "phase": phase, "start": start, "waiting": waiting})


def table_piles(*, deck: int, top: str | None, discarded: int) -> Message:
    """Deck: { $deck -> [one] 1 card *[other] { $deck } cards }{ $top -> [none] {''} *[other] , { $top } on top }. Discard pile: { $discarded -> [one] 1 card *[other] { $discarded } cards }."""
    return ("vale.table_piles", {"deck": deck, "top": top, "discarded": discarded})


def display_is() -> Message:
    """Display:"""
    return ("vale.display_is", {})


def display_in_brief(*, cards: Sequence[Message]) -> Message:
    """Display: { JOIN($cards, ', ') }"""
    return ("vale.display_in_brief", {"cards": cards})


def hand_is() -> Message:
    """Your hand:"""
    return ("vale.hand_is", {})


def hand_in_brief(*, cards: Sequence[Message]) -> Message:
    """Your hand: { JOIN($cards, ', ') }"""
    return ("vale.hand_in_brief", {"cards": cards})


def card_head(*, card: str, family: str, cost: int) -> Message:
    """{ $card } ({ $family } { $cost })"""
    return ("vale.card_head", {"card": card, "family": family, "cost": cost})


def card_marked(*, card: str, family: str, cost: int, seat: int) -> Message:
    """{ $seat -> [you] { $card } ({ $family } { $cost }, marked by you) *[other] { $card } ({ $family } { $cost }, marked by { $seat }) }"""
    return ("vale.card_marked", {"card": card, "family": family, "cost": cost, "seat": seat})


def card_activated(*, card: str, family: str, cost: int) -> Message:
    """{ $card } ({ $family } { $cost }, activated)"""
    return ("vale.card_activated", {"card": card, "family": family, "cost": cost})


def card_costs_now(*, card: str, family: str, cost: int, now: int) -> Message:
    """{ $card } ({ $family } { $cost }, costs you { $now })"""
    return ("vale.card_costs_now", {"card": card, "family": family, "cost": cost, "now": now})


def creature_in_brief(*, card: str, family: str, activated: bool) -> Message:
    """{ $activated -> [yes] { $card } ({ $family }, activated) *[no] { $card } ({ $family }) }"""
    return ("vale.creature_in_brief", {"card": card, "family": family, "activated": activated})


def card_line(*, head: Message, effects: Sequence[Message]) -> Message:
    """{ $head }: { JOIN($effects, '; ') }"""
    return ("vale.card_line", {"head": head, "effects": effects})


def indented(*, line: Message) -> Message:
    """{' '}{ $line }"""
    return ("vale.indented", {"line": line})


def player_has(*, seat: int, points: int, stones: Sequence[Message], worth: int, limit: int, cards: int) -> Message:
    """{ $seat -> [you] { $seat } (you) *[other] { $seat } }: { -points } { $points }; { COUNT($stones) -> [0] no stones *[other] stones { JOIN($stones, ', ') } } (worth { $worth }, limit { $limit }); { $cards -> [one] 1 card in hand *[other] { $cards } cards in hand }."""
    return ("vale.player_has", {"seat": seat, "points": points, "stones": stones, "worth": worth, "limit": limit, "cards": cards})


def player_has_in_brief(*, seat: int, points: int, stones: Sequence[Message], worth: int, limit: int, cards: int, creatures: int, slots: int) -> Message:
    """{ $seat }: { -points } { $points }; { COUNT($stones) -> [0] no stones *[other] stones { JOIN($stones, ', ') } } (worth { $worth }, limit { $limit }); { $cards -> [one] 1 card in hand *[other] { $cards } cards in hand }, area { $creatures } of { $slots }."""
    return ("vale.player_has_in_brief", {"seat": seat, "points": points, "stones": stones, "worth": worth, "limit": limit, "cards": cards, "creatures": creatures, "slots": slots})


def area_is(*, creatures: int, slots: int) -> Message:
    """Area, { $creatures } of { $slots }:"""
    return ("vale.area_is", {"creatures": creatures, "slots": slots})


def area_in_brief(*, creatures: int, slots: int, cards: Sequence[Message]) -> Message:
    """Area, { $creatures } of { $slots }: { COUNT($cards) -> [0] empty *[other] { JOIN($cards, ', ') } }"""
    return ("vale.area_in_brief", {"creatures": creatures, "slots": slots, "cards": cards})


