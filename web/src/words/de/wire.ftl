### Was zwischen dieser Seite und ihrem Server schiefgeht.

unreachable = Der Server ist nicht erreichbar. Läuft er noch?
nonsense = Der Server hat das nicht verstanden.
none = Gerade besteht keine Verbindung.
lost = Die Verbindung ist unterbrochen.

outdated = Diese Seite hat eine andere Version als ihr Server. Sie wird neu geladen.
