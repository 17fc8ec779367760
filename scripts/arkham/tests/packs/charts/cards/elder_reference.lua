return reference { name = "Elder things", id = "elder_reference",
  tokens = { elder_thing = { { text = "-2. Take 1 horror.", modifier = -2,
    effect = function() current("test").tester:take_horror(1) end } } } }
