-- Rerolls, and rolls that are no tests.

local function test_with(t, more)
  local g = t:game(more)
  return g, g:active()
end

test("as many Clues as one has, also for the same die", { rules = { "eh.reroll.unlimited" } }, function(t)
  local g, mark = test_with(t, { clues_of = 3 })
  g:test(mark, "lore", 0, { 1 })
  for _ = 1, 3 do
    g:dice { 2 }
    g:act "spend 1 Clue"
  end
  t:no_prompt(g, "After the roll")
  t:equal({ g:clues(mark), g:result() }, { 0, 0 })
end)

test("a Clue rerolls the die of one's choice, no other", { rules = { "eh.reroll.clue_one_die" } }, function(t)
  local g, mark = test_with(t, { clues_of = 1 })
  g:test(mark, "will", 0, { 1, 4, 4, 5 })
  g:dice { 6, 6 }
  g:act "spend 1 Clue"
  t:prompt(g, "Which die is rerolled?", mark)
  t:equal(g:prompt_options(), { "1", "4", "5" })
  g:choose { "4" }
  t:not_rolled(g, { 6 })
  t:equal(g:result(), 2)
  t:logged(g, "New: 6.")
end)

test("a Clue spent is discarded", { rules = { "eh.spend.discards" } }, function(t)
  local g, mark = test_with(t, { clues_of = 1 })
  local clue = g:cards("held_clues", mark)[1]
  g:test(mark, "lore", 0, { 1 })
  g:act "spend 1 Clue"
  t:zone(clue, "clue_discard")
end)

test("without a Clue nobody is asked", { rules = { "eh.spend.must_have" } }, function(t)
  local g, mark = test_with(t, {})
  g:test(mark, "lore", 0, { 1 })
  t:no_prompt(g, "After the roll")
  g:effect("spend_clues", mark, 1)
  t:equal(g:result(), 0)
end)

test("nobody has to spend", { rules = { "eh.spend.optional" } }, function(t)
  local g, mark = test_with(t, { clues_of = 1 })
  g:test(mark, "lore", 0, { 1 })
  t:prompt(g, "After the roll", mark)
  g:pass()
  t:equal(g:clues(mark), 1)
  t:logged(g, "Mark Harrigan has a result of 0.")
end)

test("several effects reroll, each for itself", { rules = { "eh.reroll.each_effect_separately" } }, function(t)
  local g, mark = test_with(t, { clues_of = 1, possessions = { "lucky_rabbits_foot", "arcane_scholar" } })
  g:test(mark, "lore", 0, { 1, 1 })
  g:dice { 2 }
  g:act { "reroll", g:card "lucky_rabbits_foot" }
  g:dice { 3 }
  g:act { "reroll", g:card "arcane_scholar" }
  g:choose { "1" }
  t:not_offered(g, { "reroll", g:card "arcane_scholar" }, "limit")
  g:dice { 5 }
  g:act "spend 1 Clue"
  g:choose { "3" }
  t:equal(g:result(), 1)
end)

test("the new result counts, also a worse one", { rules = { "eh.reroll.must_keep_new" } }, function(t)
  local g, mark = test_with(t, { clues_of = 1 })
  g:test(mark, "lore", 0, { 6 })
  g:dice { 1 }
  g:act "spend 1 Clue"
  t:equal(g:result(), 0)
end)

test("whether he passes is settled after all rerolls", { rules = { "eh.reroll.pass_after_rerolls" } }, function(t)
  local g, mark = test_with(t, { clues_of = 2 })
  g:test(mark, "lore", 0, { 1 })
  t:not_logged(g, "has a result")
  g:dice { 2 }
  g:act "spend 1 Clue"
  t:not_logged(g, "has a result")
  g:dice { 6 }
  g:act "spend 1 Clue"
  t:order(g, { "rolls 1.", "New: 2.", "New: 6.", "Mark Harrigan has a result of 1." })
end)

test("a roll that is no test is neither rerolled nor modified",
    { rules = { "eh.reroll.tests_only", "eh.faq.roll_is_not_test" } }, function(t)
  local g, mark = test_with(t, { clues_of = 1, possessions = { "lucky_rabbits_foot", "lucky_cigarette_case" } })
  g:dice { 1 }
  g:effect("roll_die_for", mark)
  t:no_prompt(g, "After the roll")
  t:equal(g:result(), 1)
  t:equal(g:clues(mark), 1)
  t:logged(g, "Mark Harrigan rolls a 1.")
end)

test("1 more on a die", {}, function(t)
  local g, mark = test_with(t, { possessions = { "lucky_cigarette_case", "derringer_18" } })
  g:test(mark, "strength", 2, { 1, 2, 4, 5, 6, 6 }, { combat = true })
  g:act { "add 1", g:card "lucky_cigarette_case" }
  t:equal(g:prompt_options(), { "1", "2", "4", "5" })
  g:choose { "4" }
  g:act { "add 1", g:card "derringer_18" }
  t:equal(g:prompt_options(), { "1", "2", "5" })
  g:choose { "1" }
  t:equal(g:result(), 4)
  g:test(mark, "strength", -3, { 6 }, { combat = true })
  t:no_prompt(g, "After the roll")   -- a 6 is not raised
  t:equal(g:result(), 1)
end)

test("any number of dice", {}, function(t)
  local g, mark = test_with(t, { possessions = { "axe" } })
  g:test(mark, "strength", -3, { 1, 2, 2 }, { combat = true })
  g:dice { 5, 6 }
  g:act { "reroll", g:card "axe" }
  g:choose { "1", "2" }
  t:equal(g:result(), 2)
  t:equal(mark.sanity, 2)
end)

test("additional dice are declared before the roll", { rules = { "eh.faq.additional_dice_before_roll",
    "eh.lola.passive_on_self" } }, function(t)
  local g, lola = test_with(t, { investigators = { "lola_hayes" }, clues_of = 1 })
  g:test(lola, "lore", 0)
  t:prompt(g, "Before the roll", lola)
  t:not_logged(g, "rolls")
  g:dice { 1, 1, 1 }
  g:act { "additional die", lola }
  t:logged(g, "Lola Hayes rolls 1, 1, 1.")
  t:prompt(g, "After the roll")
  t:not_offered(g, { "additional die", lola })
end)
