### Les dés, pour qui écoute.

spoken = { $small ->
    [yes] { $face ->
        [none] petit dé { $colour }, pas lancé
       *[other] petit dé { $colour }, montre { $face }
    }
   *[no] { $face ->
        [none] grand dé { $colour }, pas lancé
       *[other] grand dé { $colour }, montre { $face }
    }
}
small = petit dé { $colour }
large = grand dé { $colour }
black = dé noir
