-- A bonus to a named skill, and one to the skill value (Rules Reference, Appendix II: ST.5).

-- Roland Banks (combat 4, intellect 3, agility 2) with a wand.
local function wand(t, place)
  local g  = t:game { locations = { place }, auto = { "commit" } }
  local me = g:lead()
  return g, me, g:put("moment_wand", "play", { owner = me })
end

-- The numbers of the test at the moment of its result.
local function numbers(g, what)
  g:tokens { "0" }
  g:stop_at "test_succeeded"
  g:act(what)
end

test("both bonuses count for the skill that the attempt names", { rules = { "ah.st.5" } }, function(t)
  local g, _, it = wand(t, "study")
  local foe = g:spawn("ghoul_priest", {})           -- fight 4
  numbers(g, { "activate", it, 1, foe })
  t:logged(g, "succeeds by 3")                      -- 4 + 2 + 1
end)

test("another skill in its place takes the named bonus away, not the one to the skill value", { rules = { "ah.st.5" } },
  function(t)
    local g, me, it = wand(t, "study")
    local foe = g:spawn("ghoul_priest", {})
    me:modify("uses_mind", 1, "round")
    g:tokens { "0" }
    g:act { "activate", it, 1, foe }
    g:choose { "Use intellect", "yes" }
    t:logged(g, "succeeds by 0")                    -- 3 + 1 against 4
  end)

test("the skill of a location takes the named bonus away, not the one to the skill value", { rules = { "ah.st.5" } },
  function(t)
    local g, _, it = wand(t, "old_house")           -- willpower 3 against shroud 2
    numbers(g, { "activate", it, 2 })
    t:logged(g, "succeeds by 3")                    -- 3 + 2
  end)

test("the chance that is shown counts both", { rules = { "ah.st.5" } }, function(t)
  local g, _, it = wand(t, "study")
  g:bag { "0", "-4", "-5" }
  local foe = g:spawn("ghoul_priest", {})
  g:stop_at "test_begins"
  g:act { "activate", it, 1, foe }
  t:equal(g:call("odds")[1], "combat (7) against 4, before the token")
end)

test("more of a skill that is added to the tested one changes the test", { rules = { "ah.triggered.must_change_state" } }, function(t)
  local g, me, it = wand(t, "study")
  local training = g:put("moment_training", "play", { owner = me })
  g:tokens { "-1" }
  g:stop_at "test_succeeded"
  g:act { "activate", it, 2 }                       -- intellect 3 + 2 + agility 2 against shroud 2
  t:offered(g, { "use", training, "agility" })
  t:offered(g, { "use", training, "intellect" })
  t:not_offered(g, { "use", training, "willpower" })
  g:act { "use", training, "agility" }
  g:pass()
  g:pass()
  t:logged(g, "succeeds by 5")
  g:go_on()
  g:act "investigate"
  t:not_offered(g, { "use", training, "agility" })
end)
