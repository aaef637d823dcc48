### What is wrong with a request that a program has made. Clauses without a full stop, behind a colon: read by
### whoever writes that program. Names of fields and values are as they were sent.

# A field stands in place of it where it is one field that is wrong.
whole_message = the message

# What JSON has.
# $kind (int | float | str | bool | object | array | null)
kind_of_value = { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [object] an object
    [array] a list
   *[null] null
}

# $at (message) A field, or `whole_message`.
# $wanted (list of message) `kind_of_value`
# $found (list of message) `kind_of_value`; none if it is not known.
wrong_kind = { COUNT($found) ->
    [0] { $at } should be { OR($wanted) }
   *[other] { $at } should be { OR($wanted) }, not { OR($found) }
}

# $at (message) A field, or `whole_message`.
# $known (list of text) The values there are; may be empty.
wrong_value = { COUNT($known) ->
    [0] { $at } should be another
   *[other] { $at } should be { JOIN($known, ", ") }
}

# $at (message) A field.
# $least (text) A number.
too_little = { $at } should be { $least } or more

# $at (message) A field.
# $most (text) A number.
too_much = { $at } should be { $most } or less

# $at (message) A field.
# $limit (text) A number.
not_below = { $at } should be less than { $limit }

# $at (message) A field.
# $least (number)
too_short = { $at } should have at least { $least } { $least ->
    [one] character
   *[other] characters
}

# $at (message) A field.
# $most (number)
too_long = { $at } should have at most { $most } { $most ->
    [one] character
   *[other] characters
}

# $at (message) A field, or `whole_message`.
number_too_large = { $at } is too large a number

# $field (text)
field_missing = { $field } is missing

# $field (text)
field_unknown = there is no field { $field } here

not_utf8 = this is no text in UTF-8

json_ends_early = this JSON ends too early

not_json = this is no JSON

nested_too_deeply = this is nested too deeply

# $at (message) A field, or `whole_message`.
wrong_somehow = { $at } is not as it should be
