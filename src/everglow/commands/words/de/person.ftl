### Was jemand, der im Terminal spielt, neben der Partie erfährt.

keys =
    1         wählen, was unter 1 steht
    { OR($names) }
              mit Namen wählen wie in Aufzeichnungen; statt des Doppelpunkts geht auch ein Leerzeichen
    Enter     noch einmal die Frage und ihre Möglichkeiten
    a         alles: die Frage ausführlich; bei wenig Platz stehen ihre Möglichkeiten in Kürze da
    t         der Tisch, so viel davon auf den Bildschirm passt; t all: alles
    n         die nähere Umgebung: ein kleiner Spielplan, wenn das Spiel einen hat
    m         mehr: was offen liegt, aber auf dem Tisch nicht gezeigt wird, etwa Stapel
    c NAME    der ganze Text der Karten, deren Name so beginnt
    l         was zuletzt geschah
    z         zurück: deine letzte Antwort zurücknehmen und was Bots darauf geantwortet haben; auch: undo
    p 1       Probe: Was würde 1 sofort bewirken? Auch mit Namen
    w NAME    warum nicht: der Grund, warum eine Aktion jetzt nicht geht, mit ihrem Namen oder ihrer Zahl
    q         beenden; die Partie ist nach jeder Aktion gesichert
    ?         diese Hilfe

choose_number = Wähle eine Zahl von 1 bis { $last } oder ? für Hilfe.

not_understood = Nicht verstanden: unbekannte Aktion „{ $said }“; erwartet wird ein Name wie { $example }. Wähle eine Zahl oder ? für Hilfe.

not_possible = Das geht nicht: { CAPITAL($reason) }.

no_map = Hier wird kein Spielplan gezeichnet: t sagt, wo alle sind.

nothing_more = Alles, was offen liegt, ist auf dem Tisch: t zeigt es.

say_which_card = Nenne eine Karte oder den Anfang ihres Namens: c NAME.

no_such_card = Kein Kartenname beginnt mit „{ $name }“.

nothing_happened = Noch ist nichts geschehen.

say_which_choice = Nenne eine Möglichkeit, mit ihrer Zahl oder ihrem Namen: p 1.

nothing_foreseen = Dann bist du nicht mehr am Zug; mehr lässt sich nicht vorhersehen.

cannot_foresee = Was dann kommt, lässt sich nicht vorhersehen.

then_asked = Dann wirst du gefragt: { $question }

say_which_action = Nenne die Aktion, die dir fehlt, mit ihrem Namen: w NAME.

possible_now = Das ist jetzt möglich.

nothing_to_undo = Es gibt noch nichts zurückzunehmen.

cannot_undo = Das lässt sich nicht zurücknehmen: Der Zufall oder etwas Aufgedecktes kam dazwischen.

taken_back = Du nimmst deine letzte Antwort zurück.

table_shortened = gekürzt; { $key } zeigt mehr

question_shortened = (a: ausführlich)
