### Dobbelstenen voor wie luistert.

spoken = { $small ->
    [yes] { $face ->
        [none] kleine { FORM($colour, "e") } dobbelsteen, niet gegooid
       *[other] kleine { FORM($colour, "e") } dobbelsteen, toont { $face }
    }
   *[no] { $face ->
        [none] grote { FORM($colour, "e") } dobbelsteen, niet gegooid
       *[other] grote { FORM($colour, "e") } dobbelsteen, toont { $face }
    }
}
small = kleine { FORM($colour, "e") } dobbelsteen
large = grote { FORM($colour, "e") } dobbelsteen
black = zwarte dobbelsteen
