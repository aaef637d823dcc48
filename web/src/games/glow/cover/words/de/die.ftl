### Würfel zum Vorlesen.

spoken = { $small ->
    [yes] { $face ->
        [none] kleiner { FORM($colour, "er") } Würfel, nicht geworfen
       *[other] kleiner { FORM($colour, "er") } Würfel, zeigt { $face }
    }
   *[no] { $face ->
        [none] großer { FORM($colour, "er") } Würfel, nicht geworfen
       *[other] großer { FORM($colour, "er") } Würfel, zeigt { $face }
    }
}
small = kleiner { FORM($colour, "er") } Würfel
large = großer { FORM($colour, "er") } Würfel
black = schwarzer Würfel
