title = Everglow is onbereikbaar
heading = De lichten zijn uit
safe = De tafel is op dit moment niet bereikbaar. Je partijen zijn veilig bewaard.
again = Nieuwe poging…
againIn = Nieuwe poging over { $seconds } s.
now = Nu proberen
