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

test("the last Health or Sanity lost defeats", {}, function(t)
  for _, kind in ipairs { "health", "sanity" } do
    local g = t:game { at = "london" }
    local mark = g:active()
    g:effect("lose_" .. kind, mark, mark[kind] - 1)
    t:zone(mark, "investigators")
    t:equal(mark[kind], 1)
    g:mark()
    g:effect("lose_" .. kind, mark, 0)
    t:not_logged(g, "loses 0")
    g:effect("lose_" .. kind, mark, 1)
    t:zone(mark, "defeated")
  end
end)

test("both at once", {}, function(t)
  local g = t:game {}
  local mark = g:active()
  g:effect("lose_both", mark, 2, 1)
  t:equal({ mark.health, mark.sanity }, { 6, 3 })
end)

test("a defeated investigator loses and gains nothing", {}, function(t)
  local g = t:game { investigators = { "mark_harrigan", "jim_culver" }, at = "london", doom = 10 }
  local mark = g:investigator "mark_harrigan"
  g:effect("lose_health", mark, 8)
  t:equal(g:get "doom", 9)
  g:mark()
  for _, verb in ipairs { "lose_health", "lose_sanity", "recover_health", "recover_sanity", "spend_sanity",
      "improve" } do
    g:effect(verb, mark, verb ~= "improve" and 1 or nil)
    t:equal(g:result(), 0, verb)
  end
  t:not_logged(g, "Mark")
  t:equal(g:get "doom", 9)
end)

test("Health that cannot be lost", {}, function(t)
  local g = t:game {}
  local mark = g:active()
  g:effect("modify", mark, "cannot_lose_health", 1, "round")
  g:effect("lose_both", mark, 2, 1)
  t:equal({ mark.health, mark.sanity }, { 8, 3 })
end)

test("a loss can be prevented, spending cannot", { rules = { "eh.health.prevention_not_on_spend" } }, function(t)
  local g = t:game { possessions = { "bandages", "whiskey" } }
  local mark = g:active()
  g:effect("spend_health", mark, 2)
  g:effect("spend_sanity", mark, 1)
  t:equal({ mark.health, mark.sanity }, { 6, 3 })
  t:order(g, { "Mark Harrigan spends 2 Health.", "Mark Harrigan spends 1 Sanity." })
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

test("what is lost, or recovered, at the same time is answered when it is done", {}, function(t)
  local both = { "balm" }   -- when Health is lost: recovers 1 Sanity
  local g = t:game { possessions = both }
  g:effect("lose_both", g:active(), 1, 1)
  t:equal({ g:active().health, g:active().sanity }, { 7, 4 }, "the Sanity had been lost by then")
  -- Separately the Sanity is still at its maximum.
  g = t:game { possessions = both }
  g:effect("lose_health", g:active(), 1)
  g:effect("lose_sanity", g:active(), 1)
  t:equal({ g:active().health, g:active().sanity }, { 7, 3 })
  -- When Health is recovered: loses 1 Sanity.
  g = t:game { possessions = { "relapse" } }
  g:active().health, g:active().sanity = 7, 1
  g:effect("recover", g:active(), 1, 1)
  t:zone(g:active(), "investigators")
  t:equal(g:active().sanity, 1)
end)

test("who loses his last Health is defeated before anything reacts to the loss", { rules = { "eh.defeat.at_zero" } },
    function(t)
  for _, loss in ipairs { { "lose_health", 1 }, { "lose_both", 1, 0 } } do
    for health = 1, 2 do
      local g = t:game { at = "london", possessions = { "salve" } }   -- recovers Health that is lost
      local mark = g:active()
      mark.health = health
      g:effect(loss[1], mark, unpack(loss, 2, 3))
      if health == 1 then t:zone(mark, "defeated") else t:equal(mark.health, 2) end
    end
  end
end)
