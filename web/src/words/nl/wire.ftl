unreachable = De server is niet bereikbaar. Draait die nog?
nonsense = De server begreep dat niet.
none = Er is nu geen verbinding.
lost = De verbinding is verbroken.

outdated = Deze pagina heeft een andere versie dan de server. De pagina wordt opnieuw geladen.
