-- Health, Sanity, spending, improving.

test("nothing is recovered beyond the maximum", { rules = { "eh.health.recover_max" } }, function(t)
  local g = t:game {}
  local mark = g:active()
  mark.health = 7
  g:effect("recover_health", mark, 3)
  t:equal({ g:result(), mark.health }, { 1, 8 })
  mark.sanity = 2
  g:effect("recover", mark, 1, 9)
  t:equal({ mark.health, mark.sanity }, { 8, 4 })
end)

test("a loss can be prevented, spending cannot", { rules = { "eh.health.prevention_not_on_spend" } }, function(t)
  local g = t:game { possessions = { "bandages", "whiskey" } }
  local mark = g:active()
  g:effect("spend_health", mark, 2)
  g:effect("spend_sanity", mark, 1)
  t:equal({ mark.health, mark.sanity }, { 6, 3 })
  g:effect("lose_health", mark, 3)
  g:act { "use", g:card "bandages" }
  t:equal(mark.health, 5)
end)

test("the last Health and Sanity cannot be spent", { rules = { "eh.spend.not_last_health" } }, function(t)
  local g = t:game { possessions = { "axe" } }
  local mark = g:active()
  for _, kind in ipairs { "health", "sanity" } do
    mark[kind] = 2
    g:effect("spend_" .. kind, mark, 2)
    t:equal({ g:result(), mark[kind] }, { 0, 2 })
    g:effect("spend_" .. kind, mark, 1)
    t:equal({ g:result(), mark[kind] }, { 1, 1 })
  end
  mark.sanity = 2
  g:test(mark, "strength", -3, { 1 }, { combat = true })
  t:no_prompt(g, "After the roll")
  mark.sanity = 3
  g:test(mark, "strength", -3, { 1 }, { combat = true })
  t:offered(g, { { "reroll", g:card "axe" } })
end)

test("a skill is improved to +1, then to +2, and no more",
    { rules = { "eh.improve.plus_one_then_two", "eh.improve.max_twice", "eh.improve.adds_to_skill" } }, function(t)
  local g = t:game {}
  local mark = g:active()
  for n = 1, 2 do
    g:effect("improve", mark, "lore")
    t:equal({ mark.lore_improved, mark:check "lore" }, { n, 1 + n })
  end
  g:effect("improve", mark, "lore")
  t:equal({ mark.lore_improved, mark:check "lore" }, { 2, 3 })
  g:effect("improve", mark)
  t:equal(g:prompt_options(), { "Influence", "Observation", "Strength", "Will" })
  g:choose { "Will" }
  t:equal({ mark.will_improved, mark:check "will" }, { 1, 5 })
end)
