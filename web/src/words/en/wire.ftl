### What goes wrong between this page and its server.

unreachable = The server cannot be reached. Is it still running?
nonsense = The server did not understand that.
none = There is no connection just now.
lost = The connection was lost.
