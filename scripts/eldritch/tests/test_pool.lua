-- Tests: the dice pool and the result.

-- The roll of a test in which every die shows 1.
local function rolls(t, g, inv, skill, modifier, n, options)
  local dice, ones = {}, {}
  for i = 1, n do dice[i], ones[i] = 1, "1" end
  g:mark()
  g:test(inv, skill, modifier, dice, options)
  t:logged(g, inv.title .. " rolls " .. table.concat(ones, ", ") .. ".")
end

test("the pool is the skill and the modifier", { rules = { "eh.test.pool_skill_and_modifier" } }, function(t)
  local g = t:game { investigators = { "mark_harrigan" } }
  local mark = g:active()
  rolls(t, g, mark, "strength", 0, 4)
  rolls(t, g, mark, "strength", -2, 2)
  t:logged(g, "Mark Harrigan tests Strength -2.")
  rolls(t, g, mark, "influence", 1, 3)
end)

test("an Improvement token adds to pool and skill",
    { rules = { "eh.test.pool_improvement", "eh.improve.adds_to_skill" } }, function(t)
  local g = t:game {}
  local mark = g:active()
  mark.lore_improved, mark.will_improved = 2, 1
  rolls(t, g, mark, "lore", 0, 3)
  rolls(t, g, mark, "will", 0, 5)
  rolls(t, g, mark, "strength", 0, 4)
  t:equal(mark:check "lore", 3)
end)

test("of several bonuses the highest counts", { rules = { "eh.test.pool_best_bonus_only" } }, function(t)
  local g = t:game { possessions = { "bull_whip", "automatic_45", "hired_muscle" } }
  local mark = g:active()
  g:auto { "windows" }
  rolls(t, g, mark, "strength", 0, 7, { combat = true })
  rolls(t, g, mark, "strength", 0, 5)
end)

test("a bonus for a time does not add to another", { rules = { "eh.test.pool_best_bonus_only" } }, function(t)
  local g = t:game {}
  local mark = g:active()
  g:effect("gain_bonus", mark, "strength", 2, "round")
  g:effect("gain_bonus", mark, "strength", 5, "round")
  g:effect("gain_bonus", mark, "strength", 3, "round")
  rolls(t, g, mark, "strength", 0, 9)
end)

test("additional dice add up, also with a bonus", { rules = { "eh.test.pool_additional_dice" } }, function(t)
  local g = t:game { investigators = { "jim_culver", "leo_anderson" }, at = "amazon",
    possessions = { jim_culver = { "revolver_38" } } }
  local jim = g:investigator "jim_culver"
  rolls(t, g, jim, "strength", 0, 6, { combat = true })
  rolls(t, g, jim, "strength", 0, 3)
end)

test("at least one die is rolled", { rules = { "eh.test.pool_min_one" } }, function(t)
  local g = t:game {}
  rolls(t, g, g:active(), "lore", -3, 1)
end)

test("a large pool is rolled whole", { rules = { "eh.test.pool_exceeds_dice" } }, function(t)
  local g = t:game {}
  local mark = g:active()
  g:test(mark, "strength", 9, { 5, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 5 })
  t:equal(g:result(), 3)
  rolls(t, g, mark, "strength", 20, 24)
end)

test("each 5 or 6 is a success, their number the result", { rules = { "eh.test.success_5_6" } }, function(t)
  local g = t:game {}
  local mark = g:active()
  g:test(mark, "strength", 2, { 1, 2, 3, 4, 5, 6 })
  t:equal(g:result(), 2)
  g:test(mark, "strength", 0, { 6, 6, 5, 5 })
  t:equal(g:result(), 4)
  g:test(mark, "strength", 0, { 4, 4, 3, 1 })
  t:equal(g:result(), 0)
end)

test("one success passes", { rules = { "eh.test.pass_with_one" } }, function(t)
  local g = t:game {}
  local mark = g:active()
  g:dice { 1, 2, 5, 3 }
  g:effect("passes", mark, "will", 0)
  t:equal(g:result(), 1)
  g:dice { 1, 2, 4, 3 }
  g:effect("passes", mark, "will", 0)
  t:equal(g:result(), 0)
end)

test("a defeated investigator makes no test", {}, function(t)
  local g = t:game { investigators = { "mark_harrigan", "jim_culver" }, at = "london" }
  local mark = g:investigator "mark_harrigan"
  g:effect("lose_health", mark, 8)
  g:mark()
  g:test(mark, "will", 0, { 6, 6, 6, 6 })
  t:not_rolled(g, { 6, 6, 6, 6 })
  t:equal(g:result(), 0)
  t:not_logged(g, "rolls")
end)

test("what counts as a success can change", { rules = { "eh.golden.component_over_rules" } }, function(t)
  local g = t:game { possessions = { "double_barreled_shotgun" } }
  local mark = g:active()
  g:test(mark, "strength", -4, { 6, 6, 5, 1 }, { combat = true })
  t:equal(g:result(), 5)
  g:test(mark, "strength", 0, { 6, 6, 5, 1 })
  t:equal(g:result(), 3)
end)

test("a test comes at once, and only what depends on it follows", { rules = { "eh.test.immediate_on_skill_icon",
    "eh.test.missing_effect" } }, function(t)
  local g = t:game { investigators = { "leo_anderson" }, at = "london" }
  local leo = g:active()
  g:only("asset_discard", { "arcane_scholar" })
  for _, card in ipairs(g:cards "reserve") do
    if card:is "ally" then card:move "box" end
  end
  g:dice { 1, 2 }
  g:act "test influence"
  t:equal(leo.actions, 1)
  t:order(g, { "Leo Anderson rolls 1, 2.", "Leo Anderson has a result of 0." })
  t:equal(g:possessions(leo), {})
  t:equal({ leo.health, leo.sanity }, { 6, 6 })
end)

test("Lily with Lore 2 fails her test and gains no Spell", { rules = { "eh.test.lily_arcane_tome" } }, function(t)
  local g = t:game { investigators = { "lily_chen" }, possessions = { "arcane_tome" } }
  local lily = g:active()
  g:dice { 1, 3 }
  g:act "rest"
  g:choose { "arcane tome" }
  t:logged(g, "Lily Chen rolls 1, 3.")
  t:equal(g:possessions(lily), { "Arcane Tome" })
end)

test("Bull Whip and .45 Automatic: the higher bonus, and the reroll", { rules = { "eh.faq.two_weapons" } }, function(t)
  local g = t:game { possessions = { "bull_whip", "automatic_45" } }
  local mark = g:active()
  rolls(t, g, mark, "strength", 0, 7, { combat = true })
  g:dice { 6 }
  g:act { "reroll", g:card "bull_whip" }
  t:equal(g:result(), 1)
end)
