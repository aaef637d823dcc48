### Wat je voor een partij kunt afspreken.

about_board = Het Rijk der Schaduwen, waar een groep reist, of de Zee der Duisternis.

about_adventurers = De avonturiers worden op beurtvolgorde gekozen, of door het toeval verdeeld.
