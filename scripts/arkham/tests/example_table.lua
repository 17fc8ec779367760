-- Several investigators, prompts to several, stopping on the way, script errors, real scenarios.

test("investigators choose who goes next, and each has a turn", { rules = { "ah.player_order.lead_then_clockwise" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" }, turn_of = "test_partner" }
    local roland, partner = g:investigator "roland_banks", g:investigator "test_partner"
    t:equal(g:active(), partner)
    t:equal(g:lead(), roland)
    g:end_turn()
    t:equal(g:active(), roland)
    t:truthy(partner.turn_taken)
    t:prompt(g, "your turn", roland)
  end)

test("others at the same location may commit one card each", function(t)
  local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" },
    hand = { test_partner = { "evidence", "evidence" } } }
  local roland, partner = g:investigator "roland_banks", g:investigator "test_partner"
  g:tokens { "-3" }
  g:act "investigate"
  t:prompt(g, "commit a card", partner)
  t:raises(function() g:choose { "commit", "evidence", "evidence" } end, "0 to 1")
  g:choose { "commit", "evidence" }
  t:equal(roland.clues, 1)
  t:equal(#g:cards("discard", partner), 1)
end)

test("a missed enemy engaged with somebody else is not the one who is hit", { rules = { "ah.fight.fail_hits_friend" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
    local roland, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local foe = g:spawn("ghoul_minion", { engaged = partner })
    g:tokens { "auto_fail" }
    g:act { "fight", foe }
    t:equal(partner.damage, 1)
    t:equal(foe.damage, 0)
    t:equal(roland.damage, 0)
  end)

test("a script that fails is undone and the game goes on", function(t)
  local g    = t:game { locations = { "study" } }
  local me   = g:investigator "roland_banks"
  local lamp = g:put("broken_lamp", "play", { owner = me })
  g:act { "activate", lamp }
  t:script_error(g, "no_such_thing")
  t:equal(me.resources, 5)
  t:offered(g, { "investigate" })
end)

test("stopping at a timing point, and going on", function(t)
  local g     = t:game { locations = { "study" } }
  local me    = g:investigator "roland_banks"
  local ghoul = g:spawn("ghoul_minion", { engaged = me, damage = 1 })
  g:tokens { "0" }
  g:stop_at("enemy_defeated")
  g:act { "fight", ghoul }
  t:stopped(g)
  t:equal(ghoul.zone, "encounter_discard")
  g:go_on()
  t:prompt(g, "is defeated", me)
  g:pass()
  t:equal(me.clues, 0)
end)

test("a scenario of a pack, from its set-up on", { rules = { "ah.setup.starting_location_revealed" } }, function(t)
  local g  = t:game { scenario = "the_gathering", investigators = { "roland_banks" }, seed = 3 }
  local me = g:investigator "roland_banks"
  t:equal(me.place, g:location "study")
  t:equal(g:location "study".face, 1)
  t:equal(g:agenda().title, "What's Going On?!")
  g:deck(me, { "knife", "guts" })
  g:no_shuffle()
  g:encounter_deck { "swarm_of_rats" }
  g:run_to "mythos"
  g:run_to "turn of roland_banks"
  t:zone(g:cards("threat", me)[1], "threat", me)
  t:zone(g:card "knife", "hand", me)
end)

test("a start: a position deep in a scenario, in the round it names", function(t)
  local g  = t:game { scenario = "the_gathering", start = "ghoul_priest" }
  local me = g:investigator "roland_banks"
  t:equal({ g:get "round", g:current_act().title }, { 7, "What Have You Done?" })
  g:tokens { "+1" }
  g:auto { "reactions", "commit" }
  g:act { "fight", "Ghoul Priest" }
  t:equal(g:card "ghoul_priest".damage, 1)
  t:offered(g, { { "activate", "Lita Chantler" } })
end)

test("a refused answer changes nothing", function(t)
  local g  = t:game { locations = { "study" } }
  local before = g:hash()
  t:raises(function() g:number(3) end, "no amount")
  t:same_state(g, before)
  g:act "draw"
  t:not_equal(g:hash(), before)
end)

test("the game ends with a resolution", { rules = { "ah.resolution_point.ends_scenario" } }, function(t)
  local g = t:game { scenario = "the_gathering" }
  g:effect("end_scenario", "R2")
  t:over(g, "R2")
end)

test("why a value is what it is", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:put("beat_cop", "play", { owner = me })
  t:equal(me.combat, 5)
  t:equal(g:explain(me, "combat")[3], "  +1  Beat Cop (You get +1 combat.)")
  t:truthy(me:is "guardian")
end)
