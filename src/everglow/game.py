"""THE protocol. Bots, arena, learning and server know a game only through this."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeAlias, TypedDict, TypeVar, cast

from everglow.agreement import Option, agreed, check_seats
from everglow.rng import Chance
from everglow.words.languages import ENGLISH
from everglow.words.message import Message

if TYPE_CHECKING:
    from typing_extensions import ReadOnly
else:

    class ReadOnly:
        """Stand-in for the type that Python knows from 3.13 on; at run time it is the type inside it."""

        def __class_getitem__(cls, kind: object) -> object:
            return kind


Seat: TypeAlias = int
Action: TypeAlias = int  # an index into the game's action vocabulary
Json: TypeAlias = dict[str, Any]  # only for what is read from a file or a request


Memory: TypeAlias = dict[Seat, tuple[object, object]]
"""Cache of the players' parts of one table's last view, each with all that it depends on."""

Part = TypeVar("Part")


def remembered(memory: Memory, seat: Seat, key: object, make: Callable[[], Part]) -> Part:
    """Return a player's part of the last view, made anew only if something that it depends on has changed."""
    known = memory.get(seat)
    if known is None or known[0] != key:
        known = memory[seat] = (key, make())
    return cast(Part, known[1])


# What the schema.py of every game declares in full; here only the part that all of them share. Messages to
# clients carry these, whichever game is played.


class GameView(TypedDict):
    """View of a seat (or of a spectator, None). `winners` and `places` are empty until the end."""

    game: ReadOnly[str]
    seat: ReadOnly[Seat | None]
    round: ReadOnly[int]
    phase: ReadOnly[str]
    over: ReadOnly[bool]
    deciders: ReadOnly[list[Seat]]
    winners: ReadOnly[list[Seat]]
    places: ReadOnly[list[int]]


class GameQuestion(TypedDict):
    """A decision that waits for a seat; `kind` says which one."""

    kind: ReadOnly[str]
    seat: ReadOnly[Seat]


class GameEvent(TypedDict):
    """Something that happened; "event" says what, and the other keys depend on it."""

    event: ReadOnly[str]


class GamePreview(TypedDict):
    """The events that an action would cause up to the next question, as far as the seat can know."""

    events: ReadOnly[Sequence[GameEvent]]


class GamePlan(TypedDict, total=False):
    """Actions by name that lead to what somebody wishes; empty if nothing does."""

    steps: ReadOnly[list[str]]


class State(Protocol):
    """A game in progress."""

    chance: Chance

    def listen(self) -> None:
        """Keep events from now on. Nobody listens in search."""

    def news(self) -> Sequence[GameEvent]:
        """Take the events since the last call."""

    def deciders(self) -> list[Seat]:
        """Return whose answer the game waits for; several at once if the rules say so, none at the end."""

    def legal_actions(self, seat: Seat) -> list[Action]:
        """Return what a decider may do, in ascending order; empty for everybody else. Not to be changed."""

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out an action up to the next question. IllegalAction, and nothing changes, if it is not."""

    def copy(self) -> Self:
        """An independent copy, at any question. It keeps no events."""

    def imagine(self, seat: Seat, seed: int) -> Self:
        """A copy in which everything that `seat` cannot know is dealt anew."""

    def redeal(self, seed: int) -> Self:
        """A copy in which everything that nobody can know is dealt anew: decks, and chance to come."""

    def returns(self) -> list[float]:
        """The result for each seat at the end: 1, shared among the winners."""

    def scores(self) -> list[int]:
        """Everybody's points now."""

    def places(self) -> list[int]:
        """Everybody's place, from 1, by points and then the rulebook's tie-breakers; equals share one."""

    def key(self) -> object:
        """Return a hashable key, equal for equal positions, whatever the order of steps that led there."""

    def barrier(self, seat: Seat) -> int:
        """Return a number that grows when chance or a reveal concerned this seat. Undo may not cross it."""


class Lesson:
    """A first game with a prepared deal: how many play, what is agreed on, and what the deal is made of."""

    def __init__(self, seats: int, options: dict[str, str], secret: str) -> None:
        self.seats = seats
        self.options = options
        self.secret = secret  # known to everybody: such a deal is no chance


class BadSave(ValueError):
    """Malformed or damaged saved game; the message says what was expected."""


Loaded = TypeVar("Loaded")


def loaded(title: str, saved: Json, read: Callable[[Json], Loaded]) -> Loaded:
    """Read a saved game; BadSave, with the game's title, whatever goes wrong in it."""
    try:
        return read(saved)
    except KeyError as error:
        raise BadSave(f"damaged save of {title}: {error} is missing or unknown") from error
    except (TypeError, IndexError, AttributeError, OverflowError, ValueError) as error:
        raise BadSave(f"damaged save of {title}: {error}") from error


class Icon:
    """Look of a marker such as `{red}` in a text on a terminal; `icons.ftl` has its words."""

    def __init__(self, symbol: str, colour: str) -> None:
        self.symbol = symbol
        self.colour = colour


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=GameView)
Q = TypeVar("Q", bound=GameQuestion)
E = TypeVar("E", bound=GameEvent)
Begun = TypeVar("Begun", bound=State, covariant=True)
Found = TypeVar("Found", bound=GameView, covariant=True)
Posed = TypeVar("Posed", bound=GameQuestion, covariant=True)
Shown = TypeVar("Shown", bound=State, contravariant=True)
Seen = TypeVar("Seen", bound=GameView, contravariant=True)
Asked = TypeVar("Asked", bound=GameQuestion, contravariant=True)
Told = TypeVar("Told", bound=GameEvent, contravariant=True)


class Texts(Protocol[Shown, Seen, Asked, Told]):
    """Facet of everything a game says to people, as messages. Their wordings carry `{markers}` for icons."""

    title: str
    icons: dict[str, Icon]  # by marker; the words behind them are things of the kind `GAME_icon`
    options: dict[str, Message]  # what each option of the rules is about, in a sentence
    hints: list[Message]  # what a newcomer needs to know to read the table, in a few lines

    def table(self, view: Seen, brevity: int = 0) -> list[Message]:
        """The table as a seat sees it, line by line; from 0, all of it, to 6, the shortest."""

    def sketch(self, view: Seen, question: Asked | None = None) -> list[Message]:
        """A small map of where a seat is, as characters; with a question, only if it is about that."""

    def notes(self, view: Seen, question: Asked) -> list[Message]:
        """Return what a seat wants to see beside a question, such as what its dice would give now."""

    def ordered(self, actions: list[Action]) -> list[Action]:
        """Sort answers as they lie on the table."""

    def ask(self, question: Asked) -> Message:
        """Word a question."""

    def choice(self, state: Shown, seat: Seat, action: Action, brevity: int = 0) -> Message:
        """Return what an answer would do; from 0, all of it, to 2, no more than tells it from the others."""

    def log(self, event: Told) -> Message | None:
        """Return what happened; None for what goes without saying."""

    def why_not(self, state: Shown, seat: Seat, wish: str) -> Message | None:
        """Say why an action is not legal now; None if it is legal."""

    def odds(self, state: Shown, seat: Seat, thing: str) -> list[Message]:
        """Tell the chances of a thing such as `die:2` or `card:hydra`, as a seat can know them."""

    def rule(self, state: Shown, seat: Seat, wish: str) -> str:
        """The anchor in docs/rules of the rule that forbids an action, or that asks the open question."""

    def describe(self, name: str, language: str) -> list[Message]:
        """The full text of the cards whose name in a language begins so, line by line; there may be none."""

    def more(self, view: Seen) -> list[Message]:
        """Return what lies open but would crowd the table, such as piles that may be looked through."""

    def holdings(self, view: Seen, seat: Seat) -> dict[str, int]:
        """Count what a seat has, by kind: the coach compares positions by it."""

    def holding(self, kind: str, count: int) -> Message:
        """Name so many of a kind that `holdings` counts, such as `2 points`."""


# The other facets of a game. A facet is usually a module or a package of the game's folder.


class Rules(Protocol[Begun]):
    """Facet that begins a game; from then on its state knows the rules."""

    __name__: str  # of the module: a copied or unpickled game is found again by its package
    name: str
    version: str  # it changes whenever play changes
    seats: range
    options: list[Option]

    def deal(self, seats: int, seed: int, options: dict[str, str], events: bool) -> Begun:
        """Begin a game with so many seats and a value for every option, all of them checked."""


class Show(Protocol[Shown, Found, Posed, E]):
    """Facet of what people and clients see of a state, and what they may ask about it."""

    schema: Mapping[str, object]  # the types "View", "Question", "Event", "Preview" and, if it plans, "Plan"

    def view(self, state: Shown, seat: Seat | None) -> Found:
        """Return all that a seat (or a spectator) may see, and nothing else."""

    def watched(self, state: Shown, memory: Memory) -> Found:
        """The view of a spectator who looks after every step.

        Parts that stay as they were may be the very objects of the view before, kept in the memory.
        """

    def open_view(self, state: Shown) -> Found:
        """The view with all hands open, for replays of games that are over; never sent before."""

    def own(self, state: Shown, seat: Seat) -> dict[str, object]:
        """The values in which a seat's view differs from a spectator's, by JSON Pointer.

        The pointers stay the same throughout a game.
        """

    def question(self, state: Shown, seat: Seat) -> Posed | None:
        """The decision that waits for a seat; None if the game does not wait for it."""

    def redact(self, event: E, seat: Seat | None) -> E:
        """An event as a seat (or a spectator) may see it."""

    def joined(self, event: E) -> tuple[Seat, str] | None:
        """Return who got which card for good, if the event says so: profiles count the cards people like."""

    def plan(self, state: Shown, seat: Seat, wish: str) -> GamePlan:
        """Several steps that lead to a far goal, with what they cost; empty if there are none."""

    def preview(self, state: Shown, seat: Seat, action: Action) -> GamePreview:
        """Return what an action would give or cost, as far as the seat can know."""


class Judge(Protocol[Shown]):
    """Facet of all that bots and learners know of a game."""

    breadth: int  # positions that a plan may look at in some milliseconds
    trust: int  # simulations, of every forty, that the plan's own evaluation of a line counts as
    patience: str  # time of a search, such as 1s, beyond which it plays no better
    num_features: int
    layout: list[tuple[str, int]]  # parts of the features, in order: a name, and how many numbers
    num_inputs: int  # of a net; 0 if the game declares none, and then no net can judge it
    inputs_digest: str  # fingerprint of what they mean: weights are made for one
    weights: str  # the file of the net that ships with the game; empty if none does

    def evaluate(self, state: Shown, seat: Seat) -> float:
        """Return how good the position looks to a seat, from -1 to 1, from what the seat may see."""

    def foresee(self, state: Shown, seat: Seat) -> float:
        """The same, averaged over the seat's own chances, such as rolling again."""

    def horizon(self, state: Shown) -> int:
        """Greedy moves to play before evaluating; 0 if `foresee` already averages over chance."""

    def features(self, state: Shown, seat: Seat) -> list[float]:
        """The position as a seat sees it, as `num_features` numbers for learning."""

    def inputs(self, state: Shown, seat: Seat) -> list[int]:
        """The position as a net sees it for a seat: places and amounts, as `everglow.inputs` tells."""


class Codec(Protocol[S]):
    """Actions and states as text and JSON, and back."""

    num_actions: int

    def action_name(self, action: Action) -> str:
        """A short stable name such as `summon:hydra`, for logs, records and the client."""

    def action(self, name: str) -> Action:
        """The action of that name; ValueError with what was expected if there is none."""

    def save(self, state: S) -> Json:
        """The whole state as JSON, hidden parts and chance included."""

    def load(self, saved: Json) -> S:
        """The state that was saved; BadSave if it is damaged."""

    def notation(self, state: S) -> str:
        """The whole state as one line that people can read."""

    def read(self, notation: str) -> S:
        """The state that a line describes; BadSave if it does not."""


class Examples(Protocol[Begun]):
    """Positions that teach or test the rules."""

    lesson: Lesson

    def recognises(self, scenario: Json) -> bool:
        """Whether an example looks like one of this game's."""

    def run(self, scenario: Json, language: str = ENGLISH) -> list[str]:
        """Run an example: what differs from its expectations, in that language; nothing if it holds."""

    def positions(self) -> list[Json]:
        """Small positions for readers of the rules: a name, and the rule each shows. Words name the rest."""

    def set_up(self, position: Json) -> Begun:
        """Set up such a position and return its first question, which is the first seat's."""


class Game(Generic[S, V, Q, E]):
    """A game as everybody outside `games/` knows it: its facets, by who needs them."""

    def __init__(
        self,
        rules: Rules[S],
        show: Show[S, V, Q, E],
        judge: Judge[S],
        codec: Codec[S],
        examples: Examples[S],
        texts: Texts[S, V, Q, E],
    ) -> None:
        self.rules = rules
        self.show = show
        self.judge = judge
        self.codec = codec
        self.examples = examples
        self.texts = texts
        self.name = rules.name
        self.version = rules.version
        self.seats = rules.seats
        self.options = rules.options

    def new(self, seats: int, seed: int, options: dict[str, str] | None = None, events: bool = False) -> S:
        """Begin a game. The same seed gives the same game. BadSetup if it cannot begin like this."""
        check_seats(self.texts.title, self.seats, seats)
        chosen = agreed(self.texts.title, self.options, seats, options or {})
        return self.rules.deal(seats, seed, chosen, events)

    def __reduce__(self) -> tuple[Callable[[str], AnyGame], tuple[str]]:
        """Pickle a game as the name of its package: there is one of each, and modules cannot be pickled."""
        return game_in, (self.rules.__name__.rpartition(".")[0],)


def game_in(package: str) -> AnyGame:
    """Return the game of a package such as `everglow.games.vale`."""
    game: AnyGame = import_module(package).GAME
    return game


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose name is only known at run time, as `games()` hands it out; everybody else passes it on."""
