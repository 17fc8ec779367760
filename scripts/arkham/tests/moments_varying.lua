-- An amount of a test that an expression gives is recalculated all the time (Rules Reference: Modifiers).

local RECALCULATED = { rules = { "ah.modifier.recalculated" } }

-- Roland Banks (willpower 3, intellect 3, combat 4, agility 2) at a place, with a staff and a window in which he
-- changes things. The token is 0.
local function staff(t, place, config)
  config = config or {}
  config.locations, config.auto = { place or "study" }, { "commit" }
  local g  = t:game(config)
  local me = g:lead()
  g:tokens { "0" }
  return g, me, g:put("moment_staff", "play", { owner = me }), g:put("moment_window", "play", { owner = me })
end

-- Uses the window's abilities as the test begins; then all windows of the test are passed.
local function in_test(g, window, ...)
  for _, n in ipairs { ... } do g:act { "use", window, n } end
  g:auto { "windows", "commit" }
end

test("a bonus rises with what it counts", RECALCULATED, function(t)
  local g, _, it, window = staff(t)
  g:act { "activate", it, 1, g:spawn("ghoul_priest", {}) }      -- fight 4
  t:equal(g:call("odds")[1], "combat (6) against 4, before the token")
  g:act { "use", window, 1 }
  t:equal(g:call("odds")[1], "combat (7) against 4, before the token")
  in_test(g, window, 1)
  t:logged(g, "succeeds by 4")                                  -- 4 + 2 + 2
end)

test("damage is what it counts when the damage is dealt", RECALCULATED, function(t)
  local g, _, it, window = staff(t)
  local foe = g:spawn("ghoul_priest", {})
  g:act { "activate", it, 1, foe }
  in_test(g, window, 3)
  t:equal(foe.damage, 3)
end)

test("cards that are drawn in the test count for its bonus and its damage", RECALCULATED, function(t)
  local g, _, it, window = staff(t, "study", { hand = { "knife", "guts" }, deck = { "knife", "guts" } })
  local foe = g:spawn("ghoul_priest", {})
  g:act { "activate", it, 5, foe }
  t:equal(g:call("odds")[1], "combat (6) against 4, before the token")
  in_test(g, window, 6)
  t:logged(g, "succeeds by 3")
  t:equal(foe.damage, 3)
end)

test("the damage falls with what it counts, but never below none", RECALCULATED, function(t)
  local g, me, it, window = staff(t, "study", { hand = { "knife", "guts" } })
  local foe = g:spawn("ghoul_priest", { damage = 1 })
  g:act { "activate", it, 5, foe }
  in_test(g, window, 8)
  t:equal({ #g:cards("hand", me), foe.damage }, { 0, 1 })
end)

test("a difficulty falls with what it counts", RECALCULATED, function(t)
  local g, me, _, window = staff(t)                             -- 5 resources, willpower 3
  g:resolve(g:put("moment_dread", "threat"), "revelation", me)
  t:equal(g:call("odds")[1], "willpower (3) against 5, before the token")
  in_test(g, window, 2, 2)
  t:logged(g, "succeeds by 0")
  t:equal(me.horror, 0)
end)

test("a treachery that is drawn counts the resources of whoever has drawn it", RECALCULATED, function(t)
  local g, me, _, window = staff(t, "study", { investigators = { "test_partner", "roland_banks" },
    turn_of = "roland_banks" })
  local partner = g:investigator "roland_banks"
  g:put(window, "play", { owner = partner, controller = partner })
  g:encounter_deck { "moment_dread" }
  g:effect("draw_encounter", partner)
  in_test(g, window, 2, 2)
  t:logged(g, "succeeds by 0")
  t:equal({ me.horror, partner.horror }, { 0, 0 })
end)

test("the skill value and the shroud change while the test goes on", RECALCULATED, function(t)
  local g, me, it, window = staff(t)                            -- shroud 2
  g:act { "activate", it, 2 }
  t:equal(g:call("odds")[1], "intellect (8) against 2, before the token")
  in_test(g, window, 2, 4)
  t:logged(g, "succeeds by 6")                                  -- 3 + 4 against 1
  t:equal(me.clues, 2)
end)

test("a bonus to another skill than the tested one counts nothing, whatever changes", RECALCULATED, function(t)
  local g, me, it, window = staff(t)
  me:modify("uses_mind", 1, "round")
  g:act { "activate", it, 1, g:spawn("ghoul_minion", {}) }      -- fight 2
  g:choose { "Use intellect", "yes" }
  in_test(g, window, 1)
  t:logged(g, "succeeds by 1")                                  -- 3 + 0
end)

test("what is added to the skill value stays where a location is investigated with another skill", RECALCULATED,
  function(t)
    local g, _, it, window = staff(t, "old_house")              -- willpower 3 against shroud 2
    g:act { "activate", it, 2 }
    in_test(g, window, 2)
    t:logged(g, "succeeds by 5")
  end)

test("a card that has left play counts as it did when the test began", RECALCULATED, function(t)
  local g, me, it, window = staff(t)
  local foe = g:spawn("ghoul_priest", {})
  g:act { "activate", it, 3, foe }
  in_test(g, window, 5)
  t:zone(it, "discard", me)
  t:logged(g, "succeeds by 3")
end)

test("what is not on the card counts on, though the card has left play", RECALCULATED, function(t)
  local g, _, it, window = staff(t)
  local foe = g:spawn("ghoul_priest", {})
  g:act { "activate", it, 1, foe }
  in_test(g, window, 5, 1)
  t:logged(g, "succeeds by 3")                                  -- 4 + 3
end)

test("the text of a card that is blanked in the test counts on", RECALCULATED, function(t)
  local g, _, it, window = staff(t)
  g:act { "activate", it, 1, g:spawn("ghoul_priest", {}) }
  in_test(g, window, 9, 1)
  t:logged(g, "succeeds by 3")
end)

test("of a card that somebody else bears, what speaks of the tester alone counts as when the test began", {}, function(t)
  local g, me, _, window = staff(t, "study", { investigators = { "test_partner", "roland_banks" },
    turn_of = "roland_banks" })
  local other = g:investigator "roland_banks"
  g:put(window, "play", { owner = other, controller = other })
  g:hand(me, { "knife", "guts", "knife", "guts", "knife" })
  g:hand(other, { "lucky" })
  g:act { "activate", g:spawn("moment_miser", { engaged = me }) }
  t:equal(g:call("odds")[1], "willpower (3) against 1, before the token")
  in_test(g, window, 8)
  t:logged(g, "succeeds by 2")
end)

test("X stays what was paid", RECALCULATED, function(t)
  local g, _, it, window = staff(t)
  local foe = g:spawn("ghoul_priest", {})
  g:act { "activate", it, 4, foe }
  g:number(2)
  in_test(g, window, 5)
  t:logged(g, "succeeds by 2")
  t:equal(foe.damage, 3)
end)

test("the test of a location counts anew, whoever makes it", RECALCULATED, function(t)
  local g, me, _, window = staff(t, "moment_ledge", { investigators = { "test_partner", "roland_banks" },
    turn_of = "roland_banks" })
  local other = g:investigator "roland_banks"
  g:put(window, "play", { owner = other, controller = other })
  me.damage, other.damage = 1, 3
  g:act { "activate", other.place }                             -- agility 2 against 4
  in_test(g, window, 7, 7)
  t:logged(g, "succeeds by 0")
  t:equal(other.resources, 6)
end)
