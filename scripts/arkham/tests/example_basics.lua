-- The test language by example. README.md beside this file describes it.

test("a failed fight against retaliate draws an attack",
  { rules = { "ah.retaliate.attacks_on_failed_fight", "ah.retaliate.no_exhaust", "ah.fight.fail_no_damage" } },
  function(t)
    local g   = t:game { investigators = { "roland_banks" }, locations = { "study" } }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("ghoul_priest", { engaged = me })
    g:tokens { "auto_fail" }
    g:act { "fight", foe }
    g:choose { "commit", none = true }      -- nobody holds a card, so this is not asked
    t:equal(me.damage, 2)
    t:equal(me.horror, 2)
    t:equal(foe.damage, 0)
    t:falsy(foe.exhausted)
    t:offered(g, { "fight", "evade", "end turn", { "fight", foe } })
    t:logged(g, "retaliate")
  end)

test("an exhausted enemy does not retaliate", { rules = { "ah.retaliate.exhausted_does_not" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_priest", { exhausted = true })
  g:tokens { "auto_fail" }
  g:act { "fight", foe }
  t:logged(g, "fails by")
  t:equal(me.damage, 0)
end)

test("a fight is a combat test against the fight value and deals one damage",
  { rules = { "ah.fight.test", "ah.fight.success_damage" } }, function(t)
    local g     = t:game { locations = { "study" } }
    local me    = g:investigator "roland_banks"
    local ghoul = g:spawn("ravenous_ghoul", { engaged = me })   -- fight 3, Roland's combat is 4
    g:tokens { "-1" }
    g:act { "fight", ghoul }
    t:equal(ghoul.damage, 1)
    t:logged(g, "succeeds by 0")
    g:tokens { "-2" }
    g:act { "fight", ghoul }
    t:equal(ghoul.damage, 1)
    t:logged(g, "fails by 1")
    t:equal(me.actions, 1)
  end)

test("an evaded enemy is exhausted and disengaged", { rules = { "ah.evade.test", "ah.evade.success" } }, function(t)
  local g     = t:game { locations = { "study" } }
  local me    = g:investigator "roland_banks"
  local ghoul = g:spawn("ghoul_minion", { engaged = me })   -- evade 2, Roland's agility is 2
  g:tokens { "0" }
  g:act { "evade", ghoul }
  t:truthy(ghoul.exhausted)
  t:zone(ghoul, "board")
  t:equal(ghoul.place, g:location "study")
  t:not_offered(g, { "evade", ghoul })
  t:offered(g, { { "fight", ghoul } })
end)

test("investigating discovers a clue, and a failure none",
  { rules = { "ah.investigate.test", "ah.investigate.success", "ah.investigate.failure" } }, function(t)
    local g     = t:game { locations = { "study" } }
    local me    = g:investigator "roland_banks"
    local study = g:location "study"                          -- shroud 2, Roland's intellect is 3
    t:equal(study.clues, 2)
    g:tokens { "-1", "-2" }
    g:act "investigate"
    t:equal(me.clues, 1)
    t:equal(study.clues, 1)
    g:act "investigate"
    t:equal(me.clues, 1)
    t:order(g, { "succeeds by 0", "discovers 1 clue", "fails by 1" })
  end)

test("an action that is no fight, evasion, parley or resignation draws attacks of opportunity",
  { rules = { "ah.aoo.each_ready_engaged_enemy", "ah.aoo.exempt_actions", "ah.aoo.damage_and_horror", "ah.aoo.no_exhaust",
    "ah.aoo.action_continues", "ah.aoo.after_costs_before_effect" } }, function(t)
    local g     = t:game { locations = { "study" } }
    local me    = g:investigator "roland_banks"
    local ghoul = g:spawn("ghoul_minion", { engaged = me })
    g:spawn("swarm_of_rats", { engaged = me, exhausted = true })
    g:act "gain 1 resource"
    t:equal(me.damage, 1)
    t:equal(me.horror, 1)
    t:equal(me.resources, 6)
    t:falsy(ghoul.exhausted)
    t:order(g, { "Ghoul Minion attacks", "gains 1 resource" })
    g:tokens { "0" }
    g:act { "fight", ghoul }
    t:equal(me.damage, 1, "a fight provokes nothing")
  end)

test("playing an asset pays its cost and puts it into play", { rules = { "ah.play.action", "ah.play.skills_not_played" } },
  function(t)
    local g    = t:game { locations = { "study" }, hand = { "45_automatic", "guts" } }
    local me   = g:investigator "roland_banks"
    local gun  = g:card "45_automatic"
    t:not_offered(g, { "play", g:card "guts" })
    g:act { "play", gun }
    t:zone(gun, "play", me)
    t:equal(me.resources, 1)
    t:equal(me.actions, 2)
    t:equal(gun.uses, 4)
    t:offered(g, { "end turn" })
    t:not_offered(g, { "activate", gun }, "aimed at")     -- nothing to shoot at
    local dog = g:put("guard_dog", "hand", { owner = me })
    t:not_offered(g, { "play", dog }, "cost")
    me.resources = 3
    t:offered(g, { { "play", dog } })
  end)

test("a location is revealed by the first investigator to enter it, with its clues",
  { rules = { "ah.location.reveal_on_first_entry", "ah.location.clues_on_reveal", "ah.move.action" } }, function(t)
    local g     = t:game { locations = { "hallway" }, unrevealed = { "cellar" } }
    local me    = g:investigator "roland_banks"
    local there = g:location "cellar"
    t:equal(there.face, 0)
    t:equal(there.clues, 0)
    g:act { "move", there }
    t:equal(me.place, there)
    t:equal(there.face, 1)
    t:equal(there.clues, 2)
    t:order(g, { "Cellar is revealed, 2 clues", "moves to Cellar" })
  end)

test("damage may be assigned to an asset with health, one point at a time", { rules = { "ah.damage.assign_then_apply" } },
  function(t)
    local g   = t:game { locations = { "study" } }
    local me  = g:investigator "roland_banks"
    local cop = g:put("beat_cop", "play", { owner = me })
    g:stop_at "damage_placed"
    g:effect("take_damage", me, 3)
    t:prompt(g, "Who takes this damage?", me)
    g:choose { cop }
    t:equal(cop.damage, 0, "assigned, not yet placed")
    g:choose { me }
    g:choose { cop }
    t:stopped(g)
    g:go_on()
    t:equal(me.damage, 1)
    t:zone(cop, "discard", me)
    t:logged(g, "Beat Cop is defeated")
  end)

test("Roland may discover a clue after defeating an enemy, once a round", function(t)
  local g    = t:game { locations = { "study" }, auto = { "commit" } }
  local me   = g:investigator "roland_banks"
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  local more = g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "0", "0" }
  g:act { "fight", rats }
  t:prompt(g, "is defeated", me)
  t:zone(rats, "encounter_discard")
  g:choose { me }
  t:equal(me.clues, 1)
  g:act { "fight", more }
  t:no_prompt(g, "is defeated")
  t:equal(me.clues, 1)
end)

test("entering the Attic costs one horror", { rules = { "ah.forced.mandatory" } }, function(t)
  local g  = t:game { investigators = { "roland_banks" }, locations = { "hallway" }, unrevealed = { "attic" } }
  local me = g:investigator "roland_banks"
  g:act { "move", g:location "attic" }
  t:equal(me.horror, 1)
  t:order(g, { "moves to Attic", "1 horror on Roland Banks" })
end)

test("the round goes through its phases", function(t)
  local g  = t:game { locations = { "study" }, phase = "enemy" }
  local me = g:investigator "roland_banks"
  local ghoul = g:spawn("ghoul_minion", { engaged = me })
  g:encounter_deck { "ancient_evils" }
  g:run_to "upkeep"
  t:equal(me.damage, 1)
  t:truthy(ghoul.exhausted)
  g:run_to "mythos"
  t:falsy(ghoul.exhausted)
  t:equal(me.resources, 6)
  g:run_to "investigation"
  t:equal(g:agenda().doom, 2, "one of 1.2, one of Ancient Evils")
  t:equal(g:get "round", 2)
end)

test("what goes wrong is said", function(t)
  local g  = t:game { locations = { "study" }, hand = { "evidence", "knife" } }
  local me = g:investigator "roland_banks"
  t:raises(function() g:act { "fight" } end, "not offered")
  t:raises(function() g:choose { "knife" } end, "a window is open")
  g:act "investigate"
  t:prompt(g, "commit", me)
  t:equal(g:prompt_options(), { "Evidence!" })
  t:raises(function() g:choose { "knife" } end, "does not offer")
  t:raises(function() g:act "investigate" end, "a question is open")
  g:choose { "commit", "evidence" }
  t:raises(function() t:equal(me.damage, 7) end, "expected 7, got 0")
end)
