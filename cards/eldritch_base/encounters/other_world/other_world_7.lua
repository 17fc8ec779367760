local more = { text = "with 1 additional die for each Clue you have", dice = function(you) return you:clues() end }

return other_world_encounter { name = "Other World 7", world = "The Dreamlands",
  initial = { test("will", -1, { more = more }) },
  pass = { test("strength", 0, { pass = close_gate(), fail = { lose_health(2), delay() } }) },
  fail = { delay(), gain_condition "hallucinations" } }
