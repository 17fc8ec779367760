return agenda { name = "Two-faced agenda", doom = 2,
  constant "Each investigator gets +2 combat." {
    modify = { { value = "combat", amount = 2, where = "it is investigator" } } },
  advance "The lead investigator gains as many resources as he has combat." {
    effect = function() game.lead:gain(game.lead:check "combat") end } }
