-- Rules Reference, Glossary: Enemy Engagement; Massive; Prey; Hunter; Spawn.

local TWO = { "roland_banks", "test_partner" }

test("a ready enemy engages who enters its location, and whom it comes to",
  { rules = { "ah.engage.ready_unengaged_auto", "ah.engage.no_limit" } }, function(t)
    local g  = t:game { locations = { "hallway", "cellar" } }
    local me = g:investigator "roland_banks"
    local foes = {}
    for i = 1, 4 do foes[i] = g:spawn("ghoul_minion", { at = g:location "cellar" }) end
    g:act { "move", g:location "cellar" }
    for i = 1, 4 do t:equal(foes[i].bearer, me) end
    local rats = g:spawn("swarm_of_rats", { at = g:location "hallway" })
    g:effect("move_enemy", rats, g:location "cellar")
    t:equal(rats.bearer, me)
    local ghoul = g:put("ghoul_minion", "set_aside")
    g:effect("spawn", ghoul, nil, g:location "cellar")
    t:equal(ghoul.bearer, me)
  end)

test("an exhausted enemy engages nobody until it readies",
  { rules = { "ah.engage.exhausted_does_not", "ah.engage.on_readying" } },
  function(t)
    local g   = t:game { locations = { "hallway", "cellar" }, auto = { "windows" } }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("combat_herald", { at = g:location "cellar", exhausted = true })
    g:act { "move", g:location "cellar" }
    t:zone(foe, "board")
    g:stop_at("engaged", foe)
    g:end_turn()
    t:stopped(g)
    t:equal(foe.bearer, me)
    t:falsy(foe.exhausted)
    t:equal(g:get "phase", 4)
  end)

test("an enemy readied by an effect engages as soon as it is ready", { rules = { "ah.engage.on_readying" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local foe = g:spawn("ghoul_minion", { exhausted = true })
  g:effect("ready", foe)
  t:equal(foe.bearer, g:investigator "roland_banks")
end)

test("an engaged enemy is where its investigator is, and moves with him",
  { rules = { "ah.engage.same_location_and_follows" } },
  function(t)
    local g   = t:game { investigators = TWO, locations = { "hallway", "cellar" }, at = { test_partner = "cellar" } }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    t:equal(foe.place, g:location "hallway")
    g:act { "move", g:location "cellar" }
    t:equal(foe.place, g:location "cellar")
    t:equal(foe.bearer, me)
  end)

test("among several investigators an enemy engages its prey", { rules = { "ah.engage.prey_among_several" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local trophy, priest = g:spawn("combat_trophy", {}), g:spawn("ghoul_priest", {})
  g:effect "check_engagement"
  t:equal(trophy.bearer, partner, "agility 3 against 2")
  t:equal(priest.bearer, me, "combat 4 against 3")
end)

test("the lead decides between equal prey, and for an enemy without", { rules = { "ah.prey.tie_lead" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" }, turn_of = "test_partner" }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local foe = g:spawn("combat_trophy", {})
  me:modify("agility", 1, "round")                  -- 3 against 3
  g:effect "check_engagement"
  t:prompt(g, "pursue", me)
  g:choose { "pursue", partner }
  t:equal(foe.bearer, partner)
end)

test("prey only: it engages and hunts nobody else, but may be engaged by others",
  { rules = { "ah.prey.only", "ah.prey.only_can_be_engaged" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "hallway", "cellar", "attic" }, at = { test_partner = "attic" },
      phase = "enemy", auto = { "windows" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local thug = g:spawn("mob_enforcer", { at = g:location "cellar" })
    g:call("give", thug, partner)
    g:run_to "upkeep"
    t:equal(thug.place, g:location "hallway", "towards the bearer in the attic, past the nearer one")
    t:zone(thug, "board")
    t:equal(me.damage, 0)
    g:run_to "investigation"
    g:choose { "next turn", me }
    g:act { "engage", thug }
    t:equal(thug.bearer, me)
  end)

test("prey only: it leaves others alone even at their location", { rules = { "ah.prey.only" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "hallway", "cellar" }, at = { test_partner = "cellar" },
    phase = "enemy", auto = { "windows" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local thug = g:spawn("mob_enforcer", { at = me.place })
  g:call("give", thug, partner)
  g:run_to "upkeep"
  t:equal(thug.bearer, partner)
  t:equal(me.damage, 0)
end)

test("prey does not choose where an enemy spawns",
  { rules = { "ah.prey.no_effect_on_spawn", "ah.spawn.default_engaged_with_drawer" } },
  function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    g:encounter_deck { "ghoul_priest", "combat_trophy", "ghoul_minion" }
    g:effect("draw_encounter", partner)
    t:equal(g:card "ghoul_priest".bearer, partner, "although Roland has the highest combat")
    g:effect("draw_encounter", me)
    t:equal(g:card "combat_trophy".bearer, me, "although Test Partner has the highest agility")
    g:effect("draw_encounter", partner)
    t:equal(g:card "ghoul_minion".bearer, partner)
  end)

-- Hunter.

test("hunters move one connection towards the nearest investigator, the others stay",
  { rules = { "ah.hunter.moves_shortest_path", "ah.keyword.mandatory_unless_may" } }, function(t)
    local g  = t:game { locations = { "attic", "hallway", "cellar" }, phase = "enemy", auto = { "windows" } }
    local me = g:investigator "roland_banks"
    local rats  = g:spawn("swarm_of_rats", { at = g:location "cellar" })
    local tired = g:spawn("swarm_of_rats", { at = g:location "cellar", exhausted = true })
    local ghoul = g:spawn("ghoul_minion", { at = g:location "hallway" })
    g:run_to "upkeep"
    t:equal(rats.place, g:location "hallway")
    t:equal(tired.place, g:location "cellar")
    t:equal(ghoul.place, g:location "hallway")
    t:equal(me.damage, 0)
    g:run_to "enemy"
    g:run_to "upkeep"
    t:equal(rats.bearer, me)
    t:equal(tired.place, g:location "hallway")
  end)

test("a hunter moves only in the enemy phase's step 3.2, and once however often it has the keyword",
  { rules = { "ah.keyword.no_stacking", "ah.hunter.moves_shortest_path" } }, function(t)
    local g    = t:game { locations = { "attic", "hallway", "cellar" }, phase = "enemy", auto = { "windows" } }
    local rats = g:spawn("swarm_of_rats", { at = g:location "cellar" })
    rats:gain_tag("hunter", "round")
    rats:gain_tag("hunter", "game")
    g:run_to "upkeep"
    t:equal(rats.place, g:location "hallway")
    g:run_to "round 2"
    t:equal(rats.place, g:location "hallway")
  end)

test("a hunter at a location with an investigator stays", { rules = { "ah.hunter.stays_with_investigator" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "hallway", "cellar" }, at = { test_partner = "cellar" },
    phase = "enemy", auto = { "windows" } }
  local trophy = g:spawn("combat_trophy", { at = g:location "hallway" })     -- its prey is in the cellar
  g:run_to "upkeep"
  t:equal(trophy.place, g:location "hallway")
end)

test("between equally near investigators a hunter takes its prey",
  { rules = { "ah.hunter.prey_breaks_tie" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "attic", "hallway", "cellar" }, at = { test_partner = "cellar" },
    phase = "enemy", auto = { "windows" } }
  local trophy = g:spawn("combat_trophy", { at = g:location "hallway" })
  local priest = g:spawn("ghoul_priest", { at = g:location "hallway" })
  g:run_to "upkeep"
  t:equal(trophy.bearer, g:investigator "test_partner")
  t:equal(priest.bearer, g:investigator "roland_banks")
end)

test("without prey the lead chooses whom a hunter moves towards", { rules = { "ah.hunter.lead_breaks_tie" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "attic", "hallway", "cellar" }, at = { test_partner = "cellar" },
    phase = "enemy", auto = { "windows" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local rats = g:spawn("swarm_of_rats", { at = g:location "hallway" })
  g:go_on()
  t:prompt(g, "pursue", me)
  g:choose { "pursue", partner }
  t:equal(rats.place, g:location "cellar")
  t:equal(rats.bearer, partner)
end)

test("a hunter whose way is blocked stays", { rules = { "ah.hunter.blocked_stays" } }, function(t)
  local g    = t:game { locations = { "attic", "hallway", "cellar" }, phase = "enemy", auto = { "windows" } }
  local rats = g:spawn("swarm_of_rats", { at = g:location "cellar" })
  g:put("barricade", "attached", { attached_to = g:location "hallway", owner = g:lead() })
  g:run_to "upkeep"
  t:equal(rats.place, g:location "cellar")
end)

-- Massive.

test("a ready massive enemy is engaged with everybody here, an exhausted one with nobody; it is in no threat area",
  { rules = { "ah.massive.engaged_with_all", "ah.massive.exhausted_engaged_with_none", "ah.massive.never_in_threat_area" } },
  function(t)
    local g = t:game { investigators = TWO, locations = { "hallway", "cellar" }, auto = { "commit" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local foe = g:spawn("combat_colossus", {})
    t:not_offered(g, { "engage", foe })
    t:offered(g, { { "evade", foe } })
    t:equal(#g:call("find", "engaging", partner), 1)
    g:effect("engage", me, foe)
    t:zone(foe, "board")
    g:act "gain 1 resource"
    t:equal(me.damage, 1)
    g:act { "move", g:location "cellar" }
    t:equal(me.damage, 3, "an attack, and the cellar")
    t:equal(foe.place, g:location "hallway")
    foe.exhausted = true
    g:act { "move", g:location "hallway" }
    t:equal(me.damage, 3)
    t:not_offered(g, { "evade", foe })
    t:equal(#g:call("find", "engaging", partner), 0)
  end)

test("a drawn massive enemy stays out of the threat area", { rules = { "ah.massive.never_in_threat_area" } }, function(t)
  local g = t:game { locations = { "study" } }
  g:encounter_deck { "combat_colossus" }
  g:effect("draw_encounter", g:lead())
  t:zone(g:card "combat_colossus", "board")
  t:equal(g:card "combat_colossus".place, g:location "study")
end)

test("a massive enemy attacks each once in the lead's order, and exhausts after the last",
  { rules = { "ah.massive.enemy_phase_attacks_each", "ah.massive.lead_orders_attacks", "ah.massive.exhausts_after_last" } },
  function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, phase = "enemy", auto = { "windows" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local foe = g:spawn("combat_colossus", {})
    g:go_on()
    t:prompt(g, "attack", me)
    g:stop_at("exhausts", foe)
    g:choose { partner }
    t:stopped(g)
    t:order(g, { "1 damage on Test Partner", "2 horror on Test Partner", "1 damage on Roland", "2 horror on Roland" })
    t:equal(me.horror, 2)
    t:equal(partner.horror, 2)
    t:truthy(foe.exhausted)
    g:run_to "upkeep"
    t:equal(me.damage, 1)
    t:equal(partner.damage, 1)
  end)

test("a massive enemy's attack of opportunity hits the provoker, its missed attacker nobody",
  { rules = { "ah.massive.aoo_only_provoker", "ah.massive.missed_attack_hits_nobody" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local foe = g:spawn("combat_colossus", {})
    g:act "gain 1 resource"
    t:equal(me.horror, 2)
    t:equal(partner.horror, 0)
    g:tokens { "auto_fail" }
    g:act { "fight", foe }
    t:equal(partner.damage, 0)
    t:equal(me.damage, 1)
  end)

-- Spawn.

test("an enemy with a spawn instruction spawns there, and engages who is there by its prey",
  { rules = { "ah.spawn.then_engage", "ah.spawn.instruction_on_any_entry" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "attic", "hallway", "cellar" },
      at = { roland_banks = "hallway", test_partner = "attic" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    g:encounter_deck { "flesh_eater" }
    g:effect("draw_encounter", me)
    local eater = g:card "flesh_eater"
    t:equal(eater.place, g:location "attic")
    t:equal(eater.bearer, partner)
    local icy = g:put("icy_ghoul", "encounter_discard")
    g:effect("spawn", icy, me)                       -- not drawn
    t:equal(icy.place, g:location "cellar")
    t:zone(icy, "board")
  end)

test("an enemy spawned at a location engages the one of its prey there",
  { rules = { "ah.spawn.then_engage" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local foe = g:put("combat_trophy", "set_aside")
  g:effect("spawn", foe, nil, g:location "study")
  t:equal(foe.bearer, g:investigator "test_partner")
end)

test("an enemy without a legal location is discarded", { rules = { "ah.spawn.no_legal_location_discarded" } }, function(t)
  local g = t:game { locations = { "study" } }
  g:encounter_deck { "flesh_eater" }
  g:effect("draw_encounter", g:lead())
  t:zone(g:card "flesh_eater", "encounter_discard")
  t:not_logged(g, "spawns")
end)

test("the investigator who spawns an enemy chooses among its locations",
  { rules = { "ah.spawn.choice_by_spawner" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "hallway", "cellar", "attic" } }
  local partner = g:investigator "test_partner"
  g:encounter_deck { "combat_wanderer" }
  g:effect("draw_encounter", partner)
  t:prompt(g, "spawn", partner)
  t:equal(#g:prompt_options(), 2)
  g:choose { g:location "attic" }
  t:equal(g:card "combat_wanderer".place, g:location "attic")
end)

test("an effect that says where overrides the enemy's instruction",
  { rules = { "ah.spawn.effect_overrides" } }, function(t)
  local g   = t:game { locations = { "hallway", "cellar", "attic" } }
  local foe = g:put("flesh_eater", "encounter_discard")
  g:effect("spawn", foe, g:lead(), g:location "cellar")
  t:equal(foe.place, g:location "cellar")
end)

-- The timing points that enemies announce as they move, engage and attack.

local function chronicle(t, config)
  local g = t:game(config)
  return g, g:investigator "roland_banks", g:put("combat_chronicle", "play", { owner = g:investigator "roland_banks" })
end

test("an enemy that moves leaves, enters, and is engaged with nobody until it is there",
  { rules = { "ah.move.leave_enter_simultaneous", "ah.engage.same_location_and_follows" } }, function(t)
    local g, me, paper = chronicle(t, { locations = { "hallway", "cellar" }, auto = { "forced" } })
    local foe = g:spawn("ghoul_minion", { engaged = me })
    g:effect("move_enemy", foe, g:location "cellar")
    t:equal({ foe.place, foe.zone, foe.exhausted }, { g:location "cellar", "board", false })
    t:equal({ paper.came, paper.left, paper.freed }, { 0, 1, 1 })
    g:effect("move_enemy", foe, g:location "hallway")
    t:equal(foe.bearer, me)
    t:equal({ paper.came, paper.left, paper.freed }, { 1, 1, 1 })
  end)

test("an enemy that was engaged with nobody does not disengage", { rules = { "ah.evade.success" } }, function(t)
  local g, me, paper = chronicle(t, { locations = { "study" } })
  local foe = g:spawn("combat_lurker", {})
  g:effect("evade_enemy", me, foe)
  t:equal({ foe.exhausted, paper.freed }, { true, 0 })
  g:effect("evade_enemy", me, g:spawn("ghoul_minion", { engaged = me }))
  t:equal(paper.freed, 1)
end)

test("an attack is one of the enemy phase, of opportunity, or of retaliation",
  { rules = { "ah.aoo.is_enemy_attack", "ah.retaliate.attacks_on_failed_fight" } }, function(t)
    local g, me, paper = chronicle(t, { locations = { "study" }, auto = { "windows", "commit" } })
    local priest = g:spawn("ghoul_priest", { engaged = me })
    g:tokens { "auto_fail" }
    g:act { "fight", priest }
    t:equal(paper.kinds, 3)
    me.damage, me.horror = 0, 0
    g:act "draw"
    t:equal(paper.kinds, 32)
    me.damage, me.horror = 0, 0
    g:run_to "upkeep"
    t:equal(paper.kinds, 321)
    priest:move "removed"
    g:spawn("combat_colossus", {})
    g:run_to "enemy"
    paper.kinds = 0
    g:run_to "upkeep"
    t:equal(paper.kinds, 1)
  end)

test("an enemy that is evaded and gone by then is not exhausted", { rules = { "ah.evade.success" } }, function(t)
  local g, me, paper = chronicle(t, { locations = { "study" } })
  local wisp = g:spawn("combat_wisp", { engaged = me })
  g:effect("evade_enemy", me, wisp)
  t:equal({ wisp.zone, wisp.exhausted, paper.freed }, { "set_aside", false, 0 })
  t:not_logged(g, "evades")
end)

test("what cannot ready is readied by no effect", { rules = { "ah.cannot.absolute" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local foe = g:spawn("combat_sleeper", { exhausted = true })
  g:effect("ready", foe)
  t:truthy(foe.exhausted)
end)

test("nobody is attacked who is out of the game, and by nothing that is",
  { rules = { "ah.elim.still_counts_per_investigator" } }, function(t)
    local g, me, paper = chronicle(t, { investigators = { "test_partner", "roland_banks" }, locations = { "study" } })
    local foe, partner = g:spawn("ghoul_minion", { engaged = me }), g:investigator "test_partner"
    g:effect("defeat", partner)
    g:effect("attack", foe, partner, 1)
    foe:move "removed"
    g:effect("attack", foe, me, 1)
    t:equal({ paper.kinds, me.damage }, { 0, 0 })
  end)

test("each attack of opportunity is complete before the next, and whoever is exhausted by then makes none",
  { rules = { "ah.aoo.each_ready_engaged_enemy", "ah.aoo.order_chosen" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local whistle = g:put("combat_whistle", "play", { owner = me })
    local foes = { g:spawn("ghoul_minion", { engaged = me }), g:spawn("ghoul_minion", { engaged = me }) }
    g:act "draw"
    g:choose { "attacks you first", foes[1] }
    t:equal(me.damage, 1)
    g:choose { whistle }
    t:prompt(g, "Your turn")
    t:equal({ me.damage, foes[1].exhausted, foes[2].exhausted }, { 1, true, true })
  end)

test("a massive enemy that is exhausted after its first attack makes no other",
  { rules = { "ah.massive.enemy_phase_attacks_each", "ah.massive.exhausted_engaged_with_none" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, phase = "enemy", auto = { "windows" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local whistle = g:put("combat_whistle", "play", { owner = me })
    g:spawn("combat_colossus", {})
    g:go_on()
    g:choose { "attack first", partner }
    t:equal({ me.damage, partner.damage }, { 0, 1 })
    g:choose { whistle }
    t:logged(g, "Upkeep phase")
    t:equal({ me.damage, partner.damage }, { 0, 1 })
  end)

test("an enemy attacks once in the enemy phase, though it is ready again",
  { rules = { "ah.enemy_phase.ready_engaged_only" } }, function(t)
    local g, me, paper = chronicle(t, { locations = { "study" }, phase = "enemy", auto = { "windows", "forced" } })
    local foe = g:spawn("combat_tireless", { engaged = me })
    g:spawn("ghoul_minion", { engaged = me })
    g:go_on()
    g:choose { "attacks you first", foe }
    t:logged(g, "Upkeep phase")
    t:equal({ paper.kinds, me.damage }, { 11, 2 })
  end)

test("an enemy that its attack has cost its life does not exhaust",
  { rules = { "ah.enemy_phase.exhaust_after_attack" } }, function(t)
    local g  = t:game { locations = { "study" }, phase = "enemy", auto = { "windows" } }
    local me = g:lead()
    local bird, dog = g:put("combat_bird", "play", { owner = me }), g:put("guard_dog", "play", { owner = me })
    local foe = g:spawn("ghoul_minion", { engaged = me, damage = 1 })
    g:go_on()
    g:choose { "damage", dog }
    g:choose { "horror", me }
    g:choose { dog }
    t:zone(foe, "encounter_discard")
    t:equal({ foe.exhausted, bird.uses }, { false, 0 })
  end)

test("between a nearer investigator and a farther one there is nothing to choose",
  { rules = { "ah.hunter.moves_shortest_path" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "attic", "hallway", "cellar" }, phase = "enemy",
      auto = { "windows" }, at = { roland_banks = "hallway", test_partner = "attic" } }
    local rats = g:spawn("swarm_of_rats", { at = g:location "cellar" })
    g:run_to "upkeep"
    t:equal(rats.bearer, g:investigator "roland_banks")
  end)

test("an enemy that reaches nobody stays", { rules = { "ah.hunter.moves_shortest_path" } }, function(t)
  local g = t:game { locations = { "board_place_a", "board_place_b", "board_place_c", "board_place_d" },
    phase = "enemy", auto = { "windows" } }
  local far  = g:put("crossroads", "locations")
  local rats = g:spawn("swarm_of_rats", { at = g:location "board_place_d" })
  g:run_to "upkeep"
  t:equal(rats.place, g:location "board_place_d")
  g:effect("move_toward", rats, g:location "board_place_a")
  g:effect("move_toward", rats, g:location "board_place_d")
  t:equal(rats.place, g:location "board_place_d")
  local ghoul = g:spawn("ghoul_minion", { at = g:location "board_place_c" })
  g:effect("move_toward", ghoul, far)
  t:equal(ghoul.place, g:location "board_place_c")
end)

test("what waits for one hunter's move comes before the next moves", { rules = { "ah.hunter.moves_shortest_path" } },
  function(t)
    local g = t:game { locations = { "hallway", "cellar" }, phase = "enemy", auto = { "windows" } }
    g:put("combat_bell", "play", { owner = g:lead() })
    for _ = 1, 2 do g:spawn("swarm_of_rats", { at = g:location "cellar" }) end
    g:go_on()
    t:prompt(g, "engages")
    t:equal(#g:cards("threat", g:lead()), 1)
  end)

test("an enemy without a legal location says that it is discarded",
  { rules = { "ah.spawn.no_legal_location_discarded" } }, function(t)
    local g = t:game { locations = { "study" } }
    g:encounter_deck { "combat_wanderer", "swarm_of_rats" }
    g:effect("draw_encounter", g:lead())
    t:logged(g, "Wanderer is discarded")
    t:not_logged(g, "spawns")
  end)

test("only a unique card displaces another, and only the one of its title",
  { rules = { "ah.unique.encounter_displaces_player" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local milan, knife = g:put("dr_milan_christopher", "play", { owner = me }), g:put("knife", "play", { owner = me })
    g:effect("spawn", g:put("combat_lookalike", "set_aside"), me)
    t:zone(milan, "play", me)
    g:effect("spawn", g:put("combat_namesake", "set_aside"), me)
    t:zone(milan, "discard", me)
    t:zone(knife, "play", me)
    t:equal({ me.zone, g:location "study".zone }, { "investigators", "locations" })
  end)

test("a unique enemy that is drawn while the same one is in play is discarded, as often as it comes",
  { rules = { "ah.unique.one_in_play" } }, function(t)
    local g = t:game { locations = { "study", "hallway" }, auto = { "windows" } }
    local me = g:lead()
    local first, second = unpack(g:encounter_deck { "combat_rival", "combat_rival", "combat_ordeal" })
    g:effect("draw_encounter", me)
    t:equal(first.bearer, me)
    g:mark()
    g:effect("draw_encounter", me)
    t:equal({ first.bearer, second.zone, #g:cards "victory" }, { me, "encounter_discard", 0 })
    t:logged(g, "The Only Rival is discarded")
    t:not_logged(g, "spawns")
    g:effect("leave_play", first)
    g:effect("spawn", second, me, g:location "hallway")
    t:equal({ second.zone, second.place }, { "board", g:location "hallway" })
  end)

test("an enemy that only bears the same title keeps no unique enemy out of play",
  { rules = { "ah.unique.one_in_play" } }, function(t)
    local g = t:game { locations = { "study" } }
    local me = g:lead()
    g:spawn("combat_lookalike", { engaged = me })
    g:effect("spawn", g:put("combat_namesake", "set_aside"), me)
    t:equal(g:card "combat_namesake".bearer, me)
  end)
