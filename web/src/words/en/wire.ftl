### What goes wrong between this page and its server.

unreachable = The server cannot be reached. Is it still running?
nonsense = The server did not understand that.
none = There is no connection just now.
lost = The connection was lost.

# In place of a table, for a moment: the page is about to load itself anew.
outdated = This page is not of the same version as its server. It is loaded anew.
