"""Messages of `glow`, made by `make words`; not to be edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from everglow.words.message import Message, register

register("glow", __package__)
__all__ = ["Literal", "Sequence"]

def at_place(*, place: str) -> Message:
    """at { FORM($place, 'the') }"""
    return ("glow.at_place", {"place": place})


def at_place_with_camp(*, place: str, camp: str) -> Message:
    """at { FORM($place, 'the') }, camp at { FORM($camp, 'the') }"""
    return ("glow.at_place_with_camp", {"place": place, "camp": camp})


def boats(*, boats: Sequence[Message]) -> Message:
    """boats { $boats }"""
    return ("glow.boats", {"boats": boats})


def boats_at(*, place: str, count: int) -> Message:
    """{ $count -> [one] { FORM($place, 'short') } *[other] { FORM($place, 'short') } ({ $count }) }"""
    return ("glow.boats_at", {"place": place, "count": count})


def need_face(*, face: str) -> Message:
    """{ $face }"""
    return ("glow.need_face", {"face": face})


def need_without(*, face: str) -> Message:
    """no { $face }"""
    return ("glow.need_without", {"face": face})


def need_nothing() -> Message:
    """nothing"""
    return ("glow.need_nothing", {})


def need_elements_between(*, least: int, most: int) -> Message:
    """{ $least } or { $most } elements"""
    return ("glow.need_elements_between", {"least": least, "most": most})


def need_elements(*, count: int) -> Message:
    """{ $count } elements"""
    return ("glow.need_elements", {"count": count})


def need_any_elements() -> Message:
    """any number of elements"""
    return ("glow.need_any_elements", {})


def need_elements_and_toll(*, elements: Message, toll: Message) -> Message:
    """{ $elements } and { $toll }"""
    return ("glow.need_elements_and_toll", {"elements": elements, "toll": toll})


def needs(*, what: Message) -> Message:
    """needs { $what }"""
    return ("glow.needs", {"what": what})


def entered_today() -> Message:
    """entered today already"""
    return ("glow.entered_today", {})


def uses_die(*, face: str) -> Message:
    """uses 1 { $face } die"""
    return ("glow.uses_die", {"face": face})


def free() -> Message:
    """free"""
    return ("glow.free", {})


def closed() -> Message:
    """closed"""
    return ("glow.closed", {})


def pay(*, what: Message) -> Message:
    """pay { $what }"""
    return ("glow.pay", {"what": what})


def you_lack(*, what: Message) -> Message:
    """you lack { $what }"""
    return ("glow.you_lack", {"what": what})


def worth(*, light: int) -> Message:
    """worth { $light } {-light}"""
    return ("glow.worth", {"light": light})


def ways(*, place: str, ways: Sequence[Message]) -> Message:
    """From { FORM($place, 'the') } you could go to { JOIN($ways, ', ') }."""
    return ("glow.ways", {"place": place, "ways": ways})


def way(*, place: str, parts: Sequence[Message]) -> Message:
    """{ FORM($place, 'the') } ({ JOIN($parts, '; ') })"""
    return ("glow.way", {"place": place, "parts": parts})


def villages(*, paths: Sequence[Message]) -> Message:
    """Nearest villages: { JOIN($paths, '; ') }."""
    return ("glow.villages", {"paths": paths})


def path(*, light: int, steps: Sequence[Message]) -> Message:
    """{ COUNT($steps) -> [one] worth { $light } {-light} in 1 step: { JOIN($steps, ', ') } *[other] worth { $light } {-light} in { COUNT($steps) } steps: { JOIN($steps, ', ') } }"""
    return ("glow.path", {"light": light, "steps": steps})


def step_with(*, need: Message, deed: Message) -> Message:
    """{ $need } ({ $deed } on the way)"""
    return ("glow.step_with", {"need": need, "deed": deed})


def passages() -> Message:
    """Your boats could sail:"""
    return ("glow.passages", {})


def passages_with_dice(*, count: int) -> Message:
    """{ $count -> [0] Your boats could sail, with no elements on your dice: [one] Your boats could sail, with { $count } element on your dice: *[other] Your boats could sail, with { $count } different elements on your dice: }"""
    return ("glow.passages_with_dice", {"count": count})


def passage(*, start: str, place: str, needed: Message, parts: Sequence[Message]) -> Message:
    """{ COUNT($parts) -> [0] { FORM($start, 'short') } to { FORM($place, 'short') } (needs { $needed }) *[other] { FORM($start, 'short') } to { FORM($place, 'short') } (needs { $needed }): { JOIN($parts, '; ') } }"""
    return ("glow.passage", {"start": start, "place": place, "needed": needed, "parts": parts})


def islands_worth(*, islands: Sequence[Message]) -> Message:
    """Islands worth {-light} at the end: { $islands }."""
    return ("glow.islands_worth", {"islands": islands})


def island_worth(*, place: str, light: int) -> Message:
    """{ FORM($place, 'short') } { $light }"""
    return ("glow.island_worth", {"place": place, "light": light})


def map_legend() -> Message:
    """[you] {-fire}1 needs {-fire}, !{-fire}1 no {-fire}; ^5 a village worth 5 {-light}; +1{-footprint} your price; x been there"""
    return ("glow.map_legend", {})


def sea_legend() -> Message:
    """[2 east] your boats; 1-2 different elements needed, +1{-footprint} toll; 5 {-light} at the end"""
    return ("glow.sea_legend", {})


def map_row(*, pieces: Sequence[Message]) -> Message:
    """{ JOIN($pieces, '') }"""
    return ("glow.map_row", {"pieces": pieces})


def map_island(*, place: str, boats: int) -> Message:
    """{ $boats -> [0] { FORM($place, 'short') } [1] {'['}{ FORM($place, 'short') }] *[other] {'['}{ $boats } { FORM($place, 'short') }] }"""
    return ("glow.map_island", {"place": place, "boats": boats})


def map_start(*, place: str) -> Message:
    """{ FORM($place, 'short') }"""
    return ("glow.map_start", {"place": place})


def map_any() -> Message:
    """any"""
    return ("glow.map_any", {})


def map_piece(*, piece: Message, width: int) -> Message:
    """{ PAD($piece, $width) }"""
    return ("glow.map_piece", {"piece": piece, "width": width})


def choice_adventurer(*, card: str, text: Sequence[Message]) -> Message:
    """Choose { $card }: { JOIN($text, '; ') }"""
    return ("glow.choice_adventurer", {"card": card, "text": text})


def choice_take(*, card: str, space: str, more: Sequence[Message], text: Sequence[Message]) -> Message:
    """{ COUNT($more) -> [0] Take { $card } from { $space } with nothing else: { JOIN($text, '; ') } *[other] Take { $card } from { $space } with { $more }: { JOIN($text, '; ') } }"""
    return ("glow.choice_take", {"card": card, "space": space, "more": more, "text": text})


def choice_die(*, colour: str) -> Message:
    """Take the large { $colour } die from the reserve"""
    return ("glow.choice_die", {"colour": colour})


def choice_leave_black_die() -> Message:
    """Leave the black die and take it: Kaar protects you"""
    return ("glow.choice_leave_black_die", {})


def choice_move_black_die(*, space: str, card: str | None) -> Message:
    """{ $card -> [none] Move the black die to { $space }, where nobody lies *[other] Move the black die to { $space }, where { $card } lies }"""
    return ("glow.choice_move_black_die", {"space": space, "card": card})


def choice_discard(*, card: str, space: str) -> Message:
    """Put { $card } of { $space } into the graveyard"""
    return ("glow.choice_discard", {"card": card, "space": space})


def choice_reroll(*, price: Message) -> Message:
    """Reroll 1 or 2 dice: { $price }"""
    return ("glow.choice_reroll", {"price": price})


def choice_spend(*, price: Message) -> Message:
    """{ CAPITAL($price) }"""
    return ("glow.choice_spend", {"price": price})


def choice_turn(*, steps: Sequence[Message]) -> Message:
    """Turn a die to a face you choose: { JOIN($steps, ', then ') }"""
    return ("glow.choice_turn", {"steps": steps})


def choice_turn_from(*, count: int, sources: Sequence[Message]) -> Message:
    """Turn a die to a face you choose: spend { $count } rerolls: { JOIN($sources, ', ') }"""
    return ("glow.choice_turn_from", {"count": count, "sources": sources})


def choice_turn_die(*, die: Message, face: str) -> Message:
    """Turn { $die } ({ $face })"""
    return ("glow.choice_turn_die", {"die": die, "face": face})


def choice_first_die(*, die: Message, face: str) -> Message:
    """Reroll { $die } ({ $face })"""
    return ("glow.choice_first_die", {"die": die, "face": face})


def choice_second_die(*, die: Message, face: str) -> Message:
    """Reroll { $die } ({ $face }) too"""
    return ("glow.choice_second_die", {"die": die, "face": face})


def choice_only(*, die: Message, face: str) -> Message:
    """Reroll only { $die } ({ $face })"""
    return ("glow.choice_only", {"die": die, "face": face})


def choice_face(*, die: Message, before: str, after: str) -> Message:
    """Turn { $die } from { $before } to { $after }"""
    return ("glow.choice_face", {"die": die, "before": before, "after": after})


def choice_same_face(*, die: Message, before: str, after: str) -> Message:
    """Turn { $die } from { $before } to { $after } (as it is)"""
    return ("glow.choice_same_face", {"die": die, "before": before, "after": after})


def choice_done() -> Message:
    """Done: keep your dice as they are"""
    return ("glow.choice_done", {})


def choice_resolve(*, card: str, times: int, deeds: Sequence[Message]) -> Message:
    """{ $times -> [one] Resolve { $card }: { JOIN($deeds, ', then ') } *[other] Resolve { $card } ({ $times } times): { JOIN($deeds, ', then ') } }"""
    return ("glow.choice_resolve", {"card": card, "times": times, "deeds": deeds})


def choice_resolve_and_lose(*, card: str, deeds: Sequence[Message], lost: Sequence[Message]) -> Message:
    """Resolve { $card }: { JOIN($deeds, ', then ') } (gone with it: { JOIN($lost, '; ') })"""
    return ("glow.choice_resolve_and_lose", {"card": card, "deeds": deeds, "lost": lost})


def choice_resolve_spell(*, card: str, number: int, deeds: Sequence[Message]) -> Message:
    """Resolve { $card }, your spell { $number }: { JOIN($deeds, ', then ') }"""
    return ("glow.choice_resolve_spell", {"card": card, "number": number, "deeds": deeds})


def choice_fetch(*, card: str, text: Sequence[Message]) -> Message:
    """Take { $card } from the graveyard: { JOIN($text, '; ') }"""
    return ("glow.choice_fetch", {"card": card, "text": text})


def choice_go(*, place: str, parts: Sequence[Message]) -> Message:
    """Go to { FORM($place, 'the') }: { JOIN($parts, '; ') }"""
    return ("glow.choice_go", {"place": place, "parts": parts})


def choice_sail(*, start: str, place: str, parts: Sequence[Message]) -> Message:
    """Sail from { FORM($start, 'the') } to { FORM($place, 'the') }: { JOIN($parts, '; ') }"""
    return ("glow.choice_sail", {"start": start, "place": place, "parts": parts})


def worth_instead(*, light: int, before: int) -> Message:
    """worth { $light } {-light} instead of { $before }"""
    return ("glow.worth_instead", {"light": light, "before": before})


def choice_moor() -> Message:
    """Leave your boats where they are"""
    return ("glow.choice_moor", {})


def choice_stay(*, place: str) -> Message:
    """Stay at { FORM($place, 'the') }"""
    return ("glow.choice_stay", {"place": place})


def choice_stop(*, place: str) -> Message:
    """Stop at { FORM($place, 'the') }"""
    return ("glow.choice_stop", {"place": place})


def choice_camp(*, place: str) -> Message:
    """Stop at { FORM($place, 'the') }: camp here"""
    return ("glow.choice_camp", {"place": place})


def choice_lose(*, card: str, lost: Sequence[Message]) -> Message:
    """{ COUNT($lost) -> [0] Put { $card } into the graveyard *[other] Put { $card } into the graveyard (gone with it: { JOIN($lost, '; ') }) }"""
    return ("glow.choice_lose", {"card": card, "lost": lost})


def choice_break(*, number: int, card: str | None) -> Message:
    """{ $card -> [none] Break your spell { $number }, face down *[other] Break your spell { $number }, { $card } }"""
    return ("glow.choice_break", {"number": number, "card": card})


def chose(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You play { $card }. *[other] { $seat } plays { $card }. }"""
    return ("glow.chose", {"seat": seat, "card": card})


def took_companion(*, seat: int, card: str, space: str, more: Sequence[Message]) -> Message:
    """{ COUNT($more) -> [0] { $seat -> [you] You take { $card } from { $space }. *[other] { $seat } takes { $card } from { $space }. } *[other] { $seat -> [you] You take { $card } from { $space } with { $more }. *[other] { $seat } takes { $card } from { $space } with { $more }. } }"""
    return ("glow.took_companion", {"seat": seat, "card": card, "space": space, "more": more})


def discarded(*, seat: int, card: str, space: str) -> Message:
    """{ $seat -> [you] You put { $card } of { $space } into the graveyard. *[other] { $seat } puts { $card } of { $space } into the graveyard. }"""
    return ("glow.discarded", {"seat": seat, "card": card, "space": space})


def fetched(*, seat: int, card: str, cause: Message) -> Message:
    """{ $seat -> [you] You take { $card } from the graveyard ({ $cause }). *[other] { $seat } takes { $card } from the graveyard ({ $cause }). }"""
    return ("glow.fetched", {"seat": seat, "card": card, "cause": cause})


def buried(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You put { $card } into the graveyard. *[other] { $seat } puts { $card } into the graveyard. }"""
    return ("glow.buried", {"seat": seat, "card": card})


def buried_by(*, seat: int, card: str, cause: Message) -> Message:
    """{ $seat -> [you] You put { $card } into the graveyard ({ $cause }). *[other] { $seat } puts { $card } into the graveyard ({ $cause }). }"""
    return ("glow.buried_by", {"seat": seat, "card": card, "cause": cause})


def took_die(*, seat: int, colour: str, cause: Message) -> Message:
    """{ $seat -> [you] You take the large { $colour } die ({ $cause }). *[other] { $seat } takes the large { $colour } die ({ $cause }). }"""
    return ("glow.took_die", {"seat": seat, "colour": colour, "cause": cause})


def returned_die(*, seat: int, colour: str) -> Message:
    """{ $seat -> [you] You return the large { $colour } die to the reserve. *[other] { $seat } returns the large { $colour } die to the reserve. }"""
    return ("glow.returned_die", {"seat": seat, "colour": colour})


def rolled_black_die(*, seat: int, faces: Sequence[str], space: str) -> Message:
    """{ $seat -> [you] You roll { JOIN($faces, ', then ') } with the black die, which goes to { $space }. *[other] { $seat } rolls { JOIN($faces, ', then ') } with the black die, which goes to { $space }. }"""
    return ("glow.rolled_black_die", {"seat": seat, "faces": faces, "space": space})


def moved_black_die(*, seat: int, space: str) -> Message:
    """{ $seat -> [you] You move the black die to { $space }. *[other] { $seat } moves the black die to { $space }. }"""
    return ("glow.moved_black_die", {"seat": seat, "space": space})


def rolled(*, seat: int, shown: Sequence[Message]) -> Message:
    """{ COUNT($shown) -> [0] { $seat -> [you] You roll no dice. *[other] { $seat } rolls no dice. } *[other] { $seat -> [you] You roll { $shown }. *[other] { $seat } rolls { $shown }. } }"""
    return ("glow.rolled", {"seat": seat, "shown": shown})


def with_black_die(*, face: str) -> Message:
    """{ $face } with the black die"""
    return ("glow.with_black_die", {"face": face})


def spent_token(*, seat: int) -> Message:
    """{ $seat -> [you] You spend a {-reroll} token. *[other] { $seat } spends a {-reroll} token. }"""
    return ("glow.spent_token", {"seat": seat})


def spent_track(*, seat: int, light: int) -> Message:
    """{ $seat -> [you] You go back to { $light } {-light} for a reroll. *[other] { $seat } goes back to { $light } {-light} for a reroll. }"""
    return ("glow.spent_track", {"seat": seat, "light": light})


def spent_companion(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You use today's reroll of { $card }. *[other] { $seat } uses today's reroll of { $card }. }"""
    return ("glow.spent_companion", {"seat": seat, "card": card})


def rerolled(*, seat: int, die: Message, before: str, after: str) -> Message:
    """{ $seat -> [you] You reroll { $die } from { $before } to { $after }. *[other] { $seat } rerolls { $die } from { $before } to { $after }. }"""
    return ("glow.rerolled", {"seat": seat, "die": die, "before": before, "after": after})


def turned(*, seat: int, die: Message, before: str, after: str) -> Message:
    """{ $seat -> [you] You turn { $die } from { $before } to { $after }. *[other] { $seat } turns { $die } from { $before } to { $after }. }"""
    return ("glow.turned", {"seat": seat, "die": die, "before": before, "after": after})


def gained(*, seat: int, what: Message, cause: Message) -> Message:
    """{ $seat -> [you] You gain { $what } ({ $cause }). *[other] { $seat } gains { $what } ({ $cause }). }"""
    return ("glow.gained", {"seat": seat, "what": what, "cause": cause})


def took(*, seat: int, what: Message, cause: Message) -> Message:
    """{ $seat -> [you] You take { $what } ({ $cause }). *[other] { $seat } takes { $what } ({ $cause }). }"""
    return ("glow.took", {"seat": seat, "what": what, "cause": cause})


def lost(*, seat: int, what: Message, cause: Message) -> Message:
    """{ $seat -> [you] You lose { $what } ({ $cause }). *[other] { $seat } loses { $what } ({ $cause }). }"""
    return ("glow.lost", {"seat": seat, "what": what, "cause": cause})


def resolved(*, seat: int, card: str, times: int) -> Message:
    """{ $times -> [one] { $seat -> [you] You resolve { $card }. *[other] { $seat } resolves { $card }. } *[other] { $seat -> [you] You resolve { $card } ({ $times } times). *[other] { $seat } resolves { $card } ({ $times } times). } }"""
    return ("glow.resolved", {"seat": seat, "card": card, "times": times})


def drew_spell(*, seat: int, cause: Message) -> Message:
    """{ $seat -> [you] You take a spell, face down ({ $cause }). *[other] { $seat } takes a spell, face down ({ $cause }). }"""
    return ("glow.drew_spell", {"seat": seat, "cause": cause})


def revealed_spell(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You turn up { $card }. *[other] { $seat } turns up { $card }. }"""
    return ("glow.revealed_spell", {"seat": seat, "card": card})


def broke_spell(*, seat: int, card: str) -> Message:
    """{ $seat -> [you] You break { $card }. *[other] { $seat } breaks { $card }. }"""
    return ("glow.broke_spell", {"seat": seat, "card": card})


def broke_unknown_spell(*, seat: int) -> Message:
    """{ $seat -> [you] You break a face-down spell. *[other] { $seat } breaks a face-down spell. }"""
    return ("glow.broke_unknown_spell", {"seat": seat})


def paid(*, seat: int, what: Message, place: str) -> Message:
    """{ $seat -> [you] You pay { $what } for { FORM($place, 'the') }. *[other] { $seat } pays { $what } for { FORM($place, 'the') }. }"""
    return ("glow.paid", {"seat": seat, "what": what, "place": place})


def went(*, seat: int, place: str) -> Message:
    """{ $seat -> [you] You go to { FORM($place, 'the') }. *[other] { $seat } goes to { FORM($place, 'the') }. }"""
    return ("glow.went", {"seat": seat, "place": place})


def camped(*, seat: int, place: str) -> Message:
    """{ $seat -> [you] You make camp at { FORM($place, 'the') }. *[other] { $seat } makes camp at { FORM($place, 'the') }. }"""
    return ("glow.camped", {"seat": seat, "place": place})


def sailed(*, seat: int, start: str, place: str) -> Message:
    """{ $seat -> [you] You sail from { FORM($start, 'the') } to { FORM($place, 'the') }. *[other] { $seat } sails from { FORM($start, 'the') } to { FORM($place, 'the') }. }"""
    return ("glow.sailed", {"seat": seat, "start": start, "place": place})


def put_back_dice(*, seat: int, dice: Sequence[Message]) -> Message:
    """{ $seat -> [you] You put the small dice back: { JOIN($dice, ', ') }. *[other] { $seat } puts the small dice back: { JOIN($dice, ', ') }. }"""
    return ("glow.put_back_dice", {"seat": seat, "dice": dice})


def dice_on(*, dice: Sequence[Message], space: str) -> Message:
    """{ $dice } on { $space }"""
    return ("glow.dice_on", {"dice": dice, "space": space})


def day_began(*, day: int, seat: int, companions: Sequence[Message]) -> Message:
    """{ $seat -> [you] Day { $day }, you begin. At the meeting track: { $companions }. *[other] Day { $day }, { $seat } begins. At the meeting track: { $companions }. }"""
    return ("glow.day_began", {"day": day, "seat": seat, "companions": companions})


def last_day_began(*, day: int, seat: int, companions: Sequence[Message]) -> Message:
    """{ $seat -> [you] Day { $day }, the last one, you begin. At the meeting track: { $companions }. *[other] Day { $day }, the last one, { $seat } begins. At the meeting track: { $companions }. }"""
    return ("glow.last_day_began", {"day": day, "seat": seat, "companions": companions})


def lies_at(*, card: str, space: str) -> Message:
    """{ $card } at { $space }"""
    return ("glow.lies_at", {"card": card, "space": space})


def cleared(*, cards: Sequence[str]) -> Message:
    """{ COUNT($cards) -> [one] { $cards } goes to the graveyard. *[other] { $cards } go to the graveyard. }"""
    return ("glow.cleared", {"cards": cards})


def cause_card(*, card: str) -> Message:
    """{ $card }"""
    return ("glow.cause_card", {"card": card})


def cause_place(*, place: str) -> Message:
    """{ FORM($place, 'the') }"""
    return ("glow.cause_place", {"place": place})


def cause_die(*, face: Literal["footprints_2", "light_3", "minus_light_2"]) -> Message:
    """{ $face -> [footprints_2] purple die [light_3] yellow die *[minus_light_2] black die }"""
    return ("glow.cause_die", {"face": face})


def cause_route() -> Message:
    """on the way"""
    return ("glow.cause_route", {})


def cause_skull() -> Message:
    """a skull on the board"""
    return ("glow.cause_skull", {})


def dice_that_count(*, shown: Sequence[Message]) -> Message:
    """{ COUNT($shown) -> [0] Dice that count: none *[other] Dice that count: { JOIN($shown, ', ') } }"""
    return ("glow.dice_that_count", {"shown": shown})


def at_noon(*, acting: Sequence[Message], gives: Sequence[Message], leaving: Sequence[str]) -> Message:
    """At noon: { COUNT($acting) -> [0] no card acts *[other] { JOIN($acting, ', ') } }. Together: { COUNT($gives) -> [0] nothing *[other] { JOIN($gives, ', ') } }{ COUNT($leaving) -> [0] . *[other] ; { $leaving } would leave. }"""
    return ("glow.at_noon", {"acting": acting, "gives": gives, "leaving": leaving})


def acts_at_noon(*, card: str, times: int) -> Message:
    """{ $times -> [one] { $card } *[other] { $card } { $times } times }"""
    return ("glow.acts_at_noon", {"card": card, "times": times})


def sum_gained(*, what: Message) -> Message:
    """+{ $what }"""
    return ("glow.sum_gained", {"what": what})


def sum_lost(*, what: Message) -> Message:
    """-{ $what }"""
    return ("glow.sum_lost", {"what": what})


def a_companion(*, card: str, deck: str) -> Message:
    """{ $card }, a companion of deck { $deck }:"""
    return ("glow.a_companion", {"card": card, "deck": deck})


def an_adventurer(*, card: str) -> Message:
    """{ $card }, an adventurer:"""
    return ("glow.an_adventurer", {"card": card})


def a_spell(*, card: str) -> Message:
    """{ $card }, a spell tile:"""
    return ("glow.a_spell", {"card": card})


def graveyard() -> Message:
    """The graveyard:"""
    return ("glow.graveyard", {})


def graveyard_is_empty() -> Message:
    """The graveyard is empty."""
    return ("glow.graveyard_is_empty", {})


def cards_of(*, seat: int) -> Message:
    """{ $seat -> [you] Your cards: *[other] The cards of { $seat }: }"""
    return ("glow.cards_of", {"seat": seat})


def spells_in_box() -> Message:
    """Spell tiles in the box:"""
    return ("glow.spells_in_box", {})


def unknown_spells_in_box(*, count: int) -> Message:
    """Face-down spell tiles in the box: { $count }"""
    return ("glow.unknown_spells_in_box", {"count": count})


def hint_dice() -> Message:
    """Every die has the five elements. The sixth face has its colour's own element once more (green {-nature}, dark blue {-water}, light blue {-air}, red {-fire}, orange {-earth}); on purple it is 2 {-footprints}, on yellow 3 {-light}."""
    return ("glow.hint_dice", {})


def hint_black_die() -> Message:
    """The black die is a curse, unless you own Kaar: the element it shows does not count on any of your dice, and its sixth face takes 2 {-light}."""
    return ("glow.hint_black_die", {})


def hint_cards() -> Message:
    """A card says what your dice must show, then what happens at noon. A {-skull} means that this companion goes to the graveyard."""
    return ("glow.hint_cards", {})


def hint_rerolls() -> Message:
    """Rerolls come from {-reroll} tokens, once a day from a Lumipili, and from going back on the score track. Each rerolls 1 or 2 dice; three of them turn a die to the face you want."""
    return ("glow.hint_rerolls", {})


def hint_footprints() -> Message:
    """A {-footprint} is a joker on the way, and every one you keep gives 1 {-light} at the end."""
    return ("glow.hint_footprints", {})


def hint_fireflies() -> Message:
    """At least as many {-fireflies} as companions give 10 {-light} at the end."""
    return ("glow.hint_fireflies", {})


def hint_villages() -> Message:
    """Of the villages only the one where you camp counts: end your journey there."""
    return ("glow.hint_villages", {})


def amount_light(*, count: int) -> Message:
    """{ $count -> [0] no {-light} *[other] { $count } {-light} }"""
    return ("glow.amount_light", {"count": count})


def amount_footprints(*, count: int) -> Message:
    """{ $count -> [0] no {-footprints} [one] { $count } {-footprint} *[other] { $count } {-footprints} }"""
    return ("glow.amount_footprints", {"count": count})


def amount_fireflies(*, count: int) -> Message:
    """{ $count -> [0] no {-fireflies} [one] { $count } {-firefly} *[other] { $count } {-fireflies} }"""
    return ("glow.amount_fireflies", {"count": count})


def amount_rerolls(*, count: int) -> Message:
    """{ $count -> [one] { $count } {-reroll} token *[other] { $count } {-reroll} tokens }"""
    return ("glow.amount_rerolls", {"count": count})


def the_die(*, sort: Literal["black", "small", "large", "sketal", "multicoloured"], colour: str, owner: str | None) -> Message:
    """{ $sort -> [black] the black die [small] the small { $colour } die [sketal] { $owner }'s die [multicoloured] { $owner }'s { $colour } die *[large] the large { $colour } die }"""
    return ("glow.the_die", {"sort": sort, "colour": colour, "owner": owner})


def listed_die(*, sort: Literal["black", "small", "large", "sketal", "multicoloured"], colour: str, owner: str | None) -> Message:
    """{ $sort -> [black] black [small] small { $colour } [sketal] { $owner }'s [multicoloured] { $owner }'s { $colour } *[large] large { $colour } }"""
    return ("glow.listed_die", {"sort": sort, "colour": colour, "owner": owner})


def small_dice(*, count: int, colour: str) -> Message:
    """{ $count -> [one] { $count } { $colour } die *[other] { $count } { $colour } dice }"""
    return ("glow.small_dice", {"count": count, "colour": colour})


def shown_element(*, count: int, face: str) -> Message:
    """{ $count } { $face }"""
    return ("glow.shown_element", {"count": count, "face": face})


def shown_special(*, count: int, face: str) -> Message:
    """{ $count -> [one] { $face } *[other] { $face } on { $count } dice }"""
    return ("glow.shown_special", {"count": count, "face": face})


def short_text(*, card: str, slot: Literal["effect", "ability", "points"]) -> Message:
    """{ $slot -> [effect] { TEXT($card, 'effect_short') } [ability] { TEXT($card, 'ability_short') } *[points] { TEXT($card, 'points_short') } }"""
    return ("glow.short_text", {"card": card, "slot": slot})


def full_text(*, card: str, slot: Literal["effect", "ability", "points"]) -> Message:
    """{ $slot -> [effect] { TEXT($card, 'effect') } [ability] { TEXT($card, 'ability') } *[points] { TEXT($card, 'points') } }"""
    return ("glow.full_text", {"card": card, "slot": slot})


def no_such_die() -> Message:
    """no such die is in the reserve"""
    return ("glow.no_such_die", {})


def do_gain(*, what: Message) -> Message:
    """gain { $what }"""
    return ("glow.do_gain", {"what": what})


def do_take(*, what: Message) -> Message:
    """take { $what }"""
    return ("glow.do_take", {"what": what})


def do_lose(*, what: Message) -> Message:
    """lose { $what }"""
    return ("glow.do_lose", {"what": what})


def do_skull() -> Message:
    """this companion goes to the graveyard"""
    return ("glow.do_skull", {})


def do_bury(*, card: str | None) -> Message:
    """{ $card -> [none] your rightmost companion goes to the graveyard, without any effect of its own: nobody *[other] your rightmost companion goes to the graveyard, without any effect of its own: { $card } }"""
    return ("glow.do_bury", {"card": card})


def do_spells() -> Message:
    """every other player takes a spell tile, face down"""
    return ("glow.do_spells", {})


def do_fetch() -> Message:
    """take another companion of your choice from the graveyard"""
    return ("glow.do_fetch", {})


def do_skull_of_board() -> Message:
    """put a companion into the graveyard or break a spell"""
    return ("glow.do_skull_of_board", {})


def on_route(*, deed: Message) -> Message:
    """route: { $deed }"""
    return ("glow.on_route", {"deed": deed})


def spend_token(*, left: int) -> Message:
    """spend a {-reroll} token (you have { $left })"""
    return ("glow.spend_token", {"left": left})


def spend_tokens(*, what: Message) -> Message:
    """spend { $what }"""
    return ("glow.spend_tokens", {"what": what})


def spend_track(*, before: int, after: int) -> Message:
    """go back from { $before } to { $after } {-light}"""
    return ("glow.spend_track", {"before": before, "after": after})


def spend_companion(*, card: str) -> Message:
    """use today's reroll of { $card }"""
    return ("glow.spend_companion", {"card": card})


def up_to(*, what: Message) -> Message:
    """up to { $what }"""
    return ("glow.up_to", {"what": what})


def reroll_of(*, card: str) -> Message:
    """today's reroll of { $card }"""
    return ("glow.reroll_of", {"card": card})


def going_back(*, before: int, after: Sequence[int]) -> Message:
    """going back from { $before } to { OR($after) } {-light}"""
    return ("glow.going_back", {"before": before, "after": after})


def asked(*, seat: int, card: str | None, wanted: Message) -> Message:
    """{ $card -> [none] { $seat }: { $wanted }. *[other] { $seat }, { $card }: { $wanted }. }"""
    return ("glow.asked", {"seat": seat, "card": card, "wanted": wanted})


def want_adventurer() -> Message:
    """choose your adventurer"""
    return ("glow.want_adventurer", {})


def want_take() -> Message:
    """take a companion, with everything at its space"""
    return ("glow.want_take", {})


def want_die() -> Message:
    """take a large die from the reserve"""
    return ("glow.want_die", {})


def want_black() -> Message:
    """move the black die before you take the companion, or leave it, since you own Kaar"""
    return ("glow.want_black", {})


def want_discard() -> Message:
    """put a companion of the meeting track into the graveyard"""
    return ("glow.want_discard", {})


def want_reroll() -> Message:
    """reroll or turn dice, or be done for today"""
    return ("glow.want_reroll", {})


def want_first_die() -> Message:
    """choose the first die to reroll; a second one can only be its like or listed below it"""
    return ("glow.want_first_die", {})


def want_second_die() -> Message:
    """choose a second die to reroll, or only reroll the first"""
    return ("glow.want_second_die", {})


def want_turn_die() -> Message:
    """choose a die to turn"""
    return ("glow.want_turn_die", {})


def want_face() -> Message:
    """choose the face that it shall show"""
    return ("glow.want_face", {})


def want_resolve() -> Message:
    """resolve a card; in any order, but all whose condition is met"""
    return ("glow.want_resolve", {})


def want_fetch() -> Message:
    """take a companion from the graveyard"""
    return ("glow.want_fetch", {})


def want_go() -> Message:
    """go on to a neighbouring spot, or stop"""
    return ("glow.want_go", {})


def want_sail() -> Message:
    """sail with one boat, or stay"""
    return ("glow.want_sail", {})


def want_skull() -> Message:
    """put a companion into the graveyard or break a spell, for a skull"""
    return ("glow.want_skull", {})


def want_spend(*, left: int) -> Message:
    """spend rerolls to turn a die, { $left } to go"""
    return ("glow.want_spend", {"left": left})


def something_else_is_asked(*, wanted: Message) -> Message:
    """now you are asked for something else: { $wanted }"""
    return ("glow.something_else_is_asked", {"wanted": wanted})


def already_chosen(*, card: str) -> Message:
    """{ $card } has been chosen already"""
    return ("glow.already_chosen", {"card": card})


def no_companion_there(*, space: str) -> Message:
    """no companion lies at the { $space } space"""
    return ("glow.no_companion_there", {"space": space})


def die_not_in_reserve(*, colour: str) -> Message:
    """no large { $colour } die is in the reserve"""
    return ("glow.die_not_in_reserve", {"colour": colour})


def black_die_lies_there(*, space: str) -> Message:
    """the black die lies at the { $space } space already"""
    return ("glow.black_die_lies_there", {"space": space})


def no_such_face(*, face: str) -> Message:
    """this die has no { $face } face"""
    return ("glow.no_such_face", {"face": face})


def not_in_graveyard(*, card: str) -> Message:
    """{ $card } is not in the graveyard, or it is Cromaug itself"""
    return ("glow.not_in_graveyard", {"card": card})


def not_your_companion(*, card: str) -> Message:
    """{ $card } is not yours to put into the graveyard"""
    return ("glow.not_your_companion", {"card": card})


def not_your_spell(*, number: int) -> Message:
    """you have no spell { $number }"""
    return ("glow.not_your_spell", {"number": number})


def die_not_to_choose(*, die: Message, face: str) -> Message:
    """you cannot choose { $die } ({ $face }): you have none, or choose the two the other way round"""
    return ("glow.die_not_to_choose", {"die": die, "face": face})


def no_dice() -> Message:
    """you have no dice"""
    return ("glow.no_dice", {})


def too_few_rerolls(*, needed: int, held: int) -> Message:
    """turning a die takes { $needed } rerolls; you have { $held }"""
    return ("glow.too_few_rerolls", {"needed": needed, "held": held})


def no_reroll_token() -> Message:
    """you have no {-reroll} token"""
    return ("glow.no_reroll_token", {})


def past_the_track() -> Message:
    """past 100 the score track gives no rerolls"""
    return ("glow.past_the_track", {})


def no_field_below() -> Message:
    """no reroll field is below you"""
    return ("glow.no_field_below", {})


def no_reroll_today(*, card: str) -> Message:
    """{ $card } has no reroll for you today"""
    return ("glow.no_reroll_today", {"card": card})


def spell_not_met(*, number: int) -> Message:
    """spell { $number } is not there, still face down, or its condition is not met now"""
    return ("glow.spell_not_met", {"number": number})


def not_yours(*, card: str) -> Message:
    """{ $card } is not yours"""
    return ("glow.not_yours", {"card": card})


def already_resolved(*, card: str) -> Message:
    """{ $card } has been resolved already"""
    return ("glow.already_resolved", {"card": card})


def not_met(*, card: str) -> Message:
    """the condition of { $card } is not met now"""
    return ("glow.not_met", {"card": card})


def not_next(*, place: str, here: str) -> Message:
    """{ FORM($place, 'the') } is not next to { FORM($here, 'the') }, where you are"""
    return ("glow.not_next", {"place": place, "here": here})


def already_entered(*, place: str) -> Message:
    """{ FORM($place, 'the') } was entered today already"""
    return ("glow.already_entered", {"place": place})


def footprints_missing(*, place: str, missing: int) -> Message:
    """{ $missing -> [one] { FORM($place, 'the') } needs { $missing } more {-footprint} *[other] { FORM($place, 'the') } needs { $missing } more {-footprints} }"""
    return ("glow.footprints_missing", {"place": place, "missing": missing})


def no_boat_there(*, place: str) -> Message:
    """you have no boat at { FORM($place, 'the') }"""
    return ("glow.no_boat_there", {"place": place})


def boat_there_already(*, place: str) -> Message:
    """a boat of yours is at { FORM($place, 'the') } already"""
    return ("glow.boat_there_already", {"place": place})


def too_many_elements(*, count: int) -> Message:
    """your dice show too many different elements: { $count }"""
    return ("glow.too_many_elements", {"count": count})


def indented(*, line: Message) -> Message:
    """{' '}{ $line }"""
    return ("glow.indented", {"line": line})


def table_over(*, day: int, victory: Message) -> Message:
    """The game is over after day { $day }. { $victory }"""
    return ("glow.table_over", {"day": day, "victory": victory})


def table_now(*, parts: Sequence[Message]) -> Message:
    """{ JOIN($parts, '; ') }."""
    return ("glow.table_now", {"parts": parts})


def today(*, day: int, days: int, phase: Literal["setup", "morning", "late_morning", "noon", "afternoon", "evening", "end"], board: Literal["realm", "sea"]) -> Message:
    """Day { $day } of { $days }, { $phase -> [setup] setup [morning] morning [late_morning] late morning [noon] noon [afternoon] afternoon [evening] evening *[end] end }, { $board -> [realm] Realm of Shadows *[sea] Sea of Darkness }"""
    return ("glow.today", {"day": day, "days": days, "phase": phase, "board": board})


def starts(*, seat: int) -> Message:
    """{ $seat } starts"""
    return ("glow.starts", {"seat": seat})


def waiting_for_all() -> Message:
    """waiting for all"""
    return ("glow.waiting_for_all", {})


def waiting_for(*, seats: Sequence[int]) -> Message:
    """waiting for { $seats }"""
    return ("glow.waiting_for", {"seats": seats})


def piles(*, parts: Sequence[Message]) -> Message:
    """{ JOIN($parts, '; ') }."""
    return ("glow.piles", {"parts": parts})


def deck_pile(*, count: int, back: str | None) -> Message:
    """{ $back -> [none] Deck: { $count } *[other] Deck: { $count }, { $back } on top }"""
    return ("glow.deck_pile", {"count": count, "back": back})


def graveyard_pile(*, count: int) -> Message:
    """graveyard: { $count }"""
    return ("glow.graveyard_pile", {"count": count})


def spell_pile(*, count: int) -> Message:
    """spell pile: { $count }"""
    return ("glow.spell_pile", {"count": count})


def reserve(*, dice: Sequence[str]) -> Message:
    """{ COUNT($dice) -> [0] reserve: no dice left *[other] reserve: { JOIN($dice, ', ') } }"""
    return ("glow.reserve", {"dice": dice})


def meeting_track() -> Message:
    """Meeting track:"""
    return ("glow.meeting_track", {})


def meeting_track_rest(*, left: Sequence[Message]) -> Message:
    """Meeting track: { JOIN($left, '; ') }."""
    return ("glow.meeting_track_rest", {"left": left})


def space_with_companion(*, space: str, card: str, more: Sequence[Message], text: Sequence[Message]) -> Message:
    """{ COUNT($more) -> [0] { $space } { $card }: { JOIN($text, '; ') } *[other] { $space } { $card } with { $more }: { JOIN($text, '; ') } }"""
    return ("glow.space_with_companion", {"space": space, "card": card, "more": more, "text": text})


def space_with_things(*, space: str, more: Sequence[Message]) -> Message:
    """{ $space } { $more }"""
    return ("glow.space_with_things", {"space": space, "more": more})


def companion_at(*, card: str, more: Sequence[Message], space: str) -> Message:
    """{ COUNT($more) -> [0] { $card } at { $space } *[other] { $card } with { $more } at { $space } }"""
    return ("glow.companion_at", {"card": card, "more": more, "space": space})


def things_at(*, more: Sequence[Message], space: str) -> Message:
    """{ $more } at { $space }"""
    return ("glow.things_at", {"more": more, "space": space})


def player_line(*, seat: int, parts: Sequence[Message]) -> Message:
    """{ $seat }: { JOIN($parts, '; ') }."""
    return ("glow.player_line", {"seat": seat, "parts": parts})


def own_line(*, seat: int, parts: Sequence[Message]) -> Message:
    """{ $seat } (you): { JOIN($parts, '; ') }."""
    return ("glow.own_line", {"seat": seat, "parts": parts})


def has_light(*, light: int) -> Message:
    """{ $light } {-light}"""
    return ("glow.has_light", {"light": light})


def has_light_now(*, light: int, total: int) -> Message:
    """{ $light } {-light} ({ $total } if it ended now)"""
    return ("glow.has_light_now", {"light": light, "total": total})


def has_light_lapped(*, light: int, total: int) -> Message:
    """{ $light } {-light} ({ $total } if it ended now), no more rerolls from the score track"""
    return ("glow.has_light_lapped", {"light": light, "total": total})


def has_light_at_the_end(*, total: int, before: int, cards: int, board: int, fireflies: int, footprints: int) -> Message:
    """{ $total } {-light} at the end (before { $before }, cards { $cards }, board { $board }, fireflies { $fireflies }, footprints { $footprints })"""
    return ("glow.has_light_at_the_end", {"total": total, "before": before, "cards": cards, "board": board, "fireflies": fireflies, "footprints": footprints})


def has_tokens(*, tokens: Sequence[Message]) -> Message:
    """{ $tokens }"""
    return ("glow.has_tokens", {"tokens": tokens})


def fireflies_for(*, fireflies: Message, companions: int) -> Message:
    """{ $companions -> [one] { $fireflies } for { $companions } companion *[other] { $fireflies } for { $companions } companions }"""
    return ("glow.fireflies_for", {"fireflies": fireflies, "companions": companions})


def fireflies_for_nobody(*, fireflies: Message) -> Message:
    """{ $fireflies }, no companions"""
    return ("glow.fireflies_for_nobody", {"fireflies": fireflies})


def no_companions() -> Message:
    """no companions"""
    return ("glow.no_companions", {})


def dice_line(*, parts: Sequence[Message]) -> Message:
    """Dice: { JOIN($parts, '; ') }"""
    return ("glow.dice_line", {"parts": parts})


def unrolled_dice(*, dice: Sequence[Message]) -> Message:
    """{ JOIN($dice, ', ') }"""
    return ("glow.unrolled_dice", {"dice": dice})


def counted_dice(*, dice: Sequence[Message]) -> Message:
    """{ $dice }"""
    return ("glow.counted_dice", {"dice": dice})


def dice_of_colour(*, count: int, colour: str) -> Message:
    """{ $count } { $colour }"""
    return ("glow.dice_of_colour", {"count": count, "colour": colour})


def face_of_dice(*, shown: Message, dice: Sequence[Message]) -> Message:
    """{ $shown } ({ JOIN($dice, ', ') })"""
    return ("glow.face_of_dice", {"shown": shown, "dice": dice})


def face_cancelled(*, shown: Message, dice: Sequence[Message]) -> Message:
    """{ $shown } ({ JOIN($dice, ', ') }), cancelled"""
    return ("glow.face_cancelled", {"shown": shown, "dice": dice})


def face_used(*, shown: Message, dice: Sequence[Message], used: int) -> Message:
    """{ $shown } ({ JOIN($dice, ', ') }), { $used } used"""
    return ("glow.face_used", {"shown": shown, "dice": dice, "used": used})


def not_rolled_yet(*, die: Message) -> Message:
    """not rolled yet: { $die }"""
    return ("glow.not_rolled_yet", {"die": die})


def black_harmless(*, face: str) -> Message:
    """the black die { $face }: harmless, with Kaar"""
    return ("glow.black_harmless", {"face": face})


def black_cancels(*, face: str) -> Message:
    """the black die { $face }: { $face } does not count"""
    return ("glow.black_cancels", {"face": face})


def black_takes_light() -> Message:
    """the black die: 2 {-light} lost at noon"""
    return ("glow.black_takes_light", {})


def counting_dice(*, shown: Sequence[Message]) -> Message:
    """{ COUNT($shown) -> [0] none that counts *[other] { JOIN($shown, ', ') } }"""
    return ("glow.counting_dice", {"shown": shown})


def card_line(*, card: str, text: Sequence[Message]) -> Message:
    """{ $card }: { JOIN($text, '; ') }"""
    return ("glow.card_line", {"card": card, "text": text})


def card_line_resolved(*, card: str, text: Sequence[Message]) -> Message:
    """{ $card }: { JOIN($text, '; ') } (resolved)"""
    return ("glow.card_line_resolved", {"card": card, "text": text})


def card_line_met(*, card: str, text: Sequence[Message], times: int) -> Message:
    """{ $times -> [one] { $card }: { JOIN($text, '; ') } (now met) *[other] { $card }: { JOIN($text, '; ') } (now met { $times } times) }"""
    return ("glow.card_line_met", {"card": card, "text": text, "times": times})


def cards_by_name(*, cards: Sequence[Message]) -> Message:
    """{ JOIN($cards, ', ') }"""
    return ("glow.cards_by_name", {"cards": cards})


def card_named(*, card: str) -> Message:
    """{ $card }"""
    return ("glow.card_named", {"card": card})


def unknown_spell() -> Message:
    """a face-down spell"""
    return ("glow.unknown_spell", {})


def spells_line(*, tiles: Sequence[Message]) -> Message:
    """Spells: { JOIN($tiles, ', ') }"""
    return ("glow.spells_line", {"tiles": tiles})


def spell_tile(*, number: int, card: str, text: Sequence[Message]) -> Message:
    """{ $number } { $card } ({ JOIN($text, '; ') })"""
    return ("glow.spell_tile", {"number": number, "card": card, "text": text})


def spell_tile_down(*, number: int) -> Message:
    """{ $number } face down"""
    return ("glow.spell_tile_down", {"number": number})


def share_dice(*, element: str) -> Message:
    """One { $element } die serves these too."""
    return ("glow.share_dice", {"element": element})


def brings_dice_for(*, colour: str, element: str) -> Message:
    """Its { $colour } die has a second { $element } face for these."""
    return ("glow.brings_dice_for", {"colour": colour, "element": element})


def asks_for_dice_of(*, element: str) -> Message:
    """It asks for { $element }; these bring the die that has it twice."""
    return ("glow.asks_for_dice_of", {"element": element})


def dread_dice(*, element: str) -> Message:
    """These fare better without { $element } as well."""
    return ("glow.dread_dice", {"element": element})


def like_equal_dice() -> Message:
    """These like equal dice as well."""
    return ("glow.like_equal_dice", {})


def gives_rerolls_to() -> Message:
    """It gives rerolls, which help with the conditions of these."""
    return ("glow.gives_rerolls_to", {})


def needs_rerolls_of() -> Message:
    """Its condition is hard to meet, and these give rerolls."""
    return ("glow.needs_rerolls_of", {})


def brings_any_die_for() -> Message:
    """It brings a die of your choice for what these ask for."""
    return ("glow.brings_any_die_for", {})


def needs_dice_of() -> Message:
    """It asks for many equal dice, and these bring another one."""
    return ("glow.needs_dice_of", {})


def has_fireflies_for() -> Message:
    """It has fireflies to spare for these, which bring none."""
    return ("glow.has_fireflies_for", {})


def needs_fireflies_of() -> Message:
    """It brings no firefly; these have some to spare."""
    return ("glow.needs_fireflies_of", {})


def is_fetched_by() -> Message:
    """It goes to the graveyard with a gift, and these bring it back."""
    return ("glow.is_fetched_by", {})


def fetches() -> Message:
    """It takes these back out of the graveyard, where they go with a gift."""
    return ("glow.fetches", {})


def hands_out() -> Message:
    """It hands out these tiles."""
    return ("glow.hands_out", {})


def is_handed_out_by() -> Message:
    """These hand it out."""
    return ("glow.is_handed_out_by", {})


