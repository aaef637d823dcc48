"""Words in `de`, made by `make words`; not to be edited."""

from __future__ import annotations

SENTENCES = {
    'wrong_number_of_players': lambda w, a: (a['game'] + ' is for ' + str(a['least']) + ' to ' + str(a['most']) + ' players, not ' + str(a['seats']) + '.'),
    'unknown_option': lambda w, a: ('Unknown option “' + a['name'] + '”: ' + a['game'] + ' has ' + w.joined([x for x in a['options']], ', ') + '.'),
    'wrong_value': lambda w, a: ('Option “' + a['name'] + '” must be one of ' + w.joined([x for x in a['values']], ', ') + ', not “' + a['value'] + '”.'),
    'verbatim': lambda w, a: a['text'],
    'of_seat': lambda w, a: (w.capital(w.who(a['seat'], 'you')) + ': ' + a['text']),
    'game_ended': lambda w, a: ('The game is over: ' + w.listed([w.say(x) for x in a['standings']]) + '. ' + w.say(a['victory'])),
    'standing': lambda w, a: (w.who(a['seat'], 'you') + ' ' + str(a['score'])),
    'won': lambda w, a: ('You win.' if w.reads(a['seat']) else (w.name(a['seat']) + ' wins.')),
    'shared_victory': lambda w, a: (w.capital(w.listed([w.who(x, 'you') for x in a['seats']])) + ' share the victory.'),
    'not_your_turn': lambda w, a: (('it is not your turn: ' + w.listed([w.name(x) for x in a['seats']]) + ' decides') if w.plural(len(a['seats'])) == 'one' else ('it is not your turn: ' + w.listed([w.name(x) for x in a['seats']]) + ' decide')),
    'game_over': lambda w, a: 'the game is over',
}
THINGS = {
}
