-- Rules Reference, Nested Skill Tests (FAQ 1.17).

test("a test that had to wait is made with what it was told when it was to begin",
  { rules = { "ah.nested_test.delayed", "ah.nested_test.after_action" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    g:put("ends_grudge", "play", { owner = me })                  -- after you fail: test willpower (by how much)
    g:location "study":modify("shroud", 3, "round")               -- shroud 5
    g:tokens { "-3", "0" }
    g:act "investigate"                                           -- 3 - 3 against 5
    t:logged(g, "fails by 5")
    t:logged(g, "fails by 2")                                     -- willpower 3 against 5
    t:equal(me.horror, 1)
    t:order(g, { "fails by 5", "begins a skill test", "fails by 2" })
    g:location "study":modify("shroud", -2, "round")
    g:tokens { "-3", "0" }
    g:act "investigate"                                           -- by 3, so willpower 3 against 3
    t:equal(me.horror, 1)
  end)

test("what happens as a token is revealed happens once, even if its card leaves play by it", { rules = { "ah.limit.per_period_per_instance" } },
  function(t)
    local g  = t:game { locations = { "study" }, reference = "the_gathering_reference" }
    local me = g:lead()
    local spark = g:put("ends_spark", "play", { owner = me })
    g:spawn("ghoul_minion", { engaged = me })
    g:tokens { "skull" }
    g:act { "use", spark }
    t:zone(spark, "discard", me)
    t:equal(me.damage, 1)
  end)

test("a card worth 0 victory points goes to the victory display all the same", { rules = { "ah.victory.enemy" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local foe = g:spawn("ends_nobody", { at = me.place, exhausted = true })
  g:effect("defeat_enemy", foe, me)
  t:zone(foe, "victory")
end)
