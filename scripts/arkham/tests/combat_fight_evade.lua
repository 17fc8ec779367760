-- Rules Reference, Glossary: Fight Action; Evade, Evade Action; Engage Action; Retaliate; Aloof.

test("a failed fight deals no damage to the enemy, a weapon's included",
  { rules = { "ah.fight.fail_no_damage" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local gun = g:put("45_automatic", "play", { owner = me })
  local foe = g:spawn("ravenous_ghoul", { engaged = me })
  g:tokens { "-3" }                                          -- 4 + 1 - 3 against 3
  g:act { "fight", gun, foe }
  t:equal(foe.damage, 0)
  t:logged(g, "fails by 1")
end)

test("any enemy here may be fought, and none elsewhere", { rules = { "ah.fight.any_enemy_here" } }, function(t)
  local g     = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "hallway", "cellar" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local mine, his  = g:spawn("ghoul_minion", { engaged = me }), g:spawn("ghoul_minion", { engaged = partner })
  local loose = g:spawn("ghoul_minion", { exhausted = true })
  local far   = g:spawn("ghoul_minion", { at = g:location "cellar" })
  t:offered(g, { { "fight", mine }, { "fight", his }, { "fight", loose } })
  t:not_offered(g, { "fight", far })
  g:tokens { "0" }
  g:act { "fight", his }
  t:equal(his.damage, 1)
end)

test("an attack deals one damage, and what weapons and skills add",
  { rules = { "ah.fight.success_damage", "ah.fight.test" } }, function(t)
    local g   = t:game { locations = { "study" }, hand = { "vicious_blow" } }
    local me  = g:investigator "roland_banks"
    local gun = g:put("45_automatic", "play", { owner = me })
    local foe = g:spawn("combat_colossus", {})                -- fight 3, health 6
    g:tokens { "0", "-2" }
    g:act { "fight", foe }
    g:choose { "commit", none = true }
    t:equal(foe.damage, 1)
    t:logged(g, "succeeds by 1")
    g:act { "fight", gun, foe }                               -- 4 + 1 + 1 - 2 against 3
    g:choose { g:card "vicious_blow" }
    t:logged(g, "succeeds by 1")
    t:equal(foe.damage, 4)
  end)

test("a missed attack's whole damage hits whoever is engaged with the enemy",
  { rules = { "ah.fight.fail_hits_friend" } }, function(t)
  local g   = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local gun = g:put("45_automatic", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { engaged = partner })
  local loose = g:spawn("combat_lurker", { engaged = me })
  g:tokens { "auto_fail", "auto_fail" }
  g:act { "fight", gun, foe }
  t:equal(partner.damage, 2)
  t:equal(foe.damage, 0)
  g:act { "fight", gun, loose }
  t:equal(partner.damage, 2)
  t:equal(me.damage, 0, "nobody is hit for one's own enemy")
end)

test("a failed evasion leaves the enemy engaged and ready",
  { rules = { "ah.evade.test", "ah.evade.failure" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion", { engaged = me })       -- evade 2, agility 2
  g:tokens { "-1" }
  g:act { "evade", foe }
  t:logged(g, "fails by 1")
  t:equal(foe.bearer, me)
  t:falsy(foe.exhausted)
end)

test("only an enemy engaged with oneself may be evaded by the action",
  { rules = { "ah.evade.only_own_engaged" } }, function(t)
  local g   = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local his   = g:spawn("ghoul_minion", { engaged = partner })
  local loose = g:spawn("combat_lurker", {})
  t:not_offered(g, { "evade", his })
  t:not_offered(g, { "evade", loose })
  local mine = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  t:offered(g, { { "evade", mine } })
end)

test("an evasion by an ability exhausts and disengages as well", { rules = { "ah.evade.success" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local cat = g:put("stray_cat", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:act { "activate", cat, foe }
  t:truthy(foe.exhausted)
  t:zone(foe, "board")
  t:equal(foe.place, me.place)
  g:act "gain 1 resource"
  t:equal(me.damage, 0)
end)

test("the engage action takes exhausted, aloof and others' enemies, not one's own",
  { rules = { "ah.engage.action", "ah.engage.action_takes_over", "ah.engage.action_not_own_enemy", "ah.aloof.can_be_engaged" } },
  function(t)
    local g   = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "hallway", "cellar" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local his   = g:spawn("ghoul_minion", { engaged = partner })
    local tired = g:spawn("ghoul_minion", { exhausted = true })
    local aloof = g:spawn("combat_lurker", {})
    local far   = g:spawn("combat_lurker", { at = g:location "cellar" })
    t:not_offered(g, { "engage", far })
    g:act { "engage", tired }
    t:equal(tired.bearer, me)
    t:truthy(tired.exhausted)
    t:not_offered(g, { "engage", tired })
    g:act { "engage", his }
    t:equal(his.bearer, me)
    t:equal(#g:cards("threat", partner), 0)
    his.exhausted = true
    g:act { "engage", aloof }
    t:equal(aloof.bearer, me)
    t:equal(me.actions, 0)
  end)

test("engaging an enemy and being engaged by it are the same event", { rules = { "ah.engage.symmetric" } }, function(t)
  local g    = t:game { locations = { "hallway", "cellar" } }
  local me   = g:investigator "roland_banks"
  local bell = g:put("combat_bell", "play", { owner = me })
  g:act { "engage", g:spawn("combat_lurker", {}) }
  g:choose { bell }
  t:equal(me.resources, 6)
  g:empty("threat", me)
  g:spawn("ghoul_minion", { at = g:location "cellar" })
  g:act { "move", g:location "cellar" }
  g:choose { bell }
  t:equal(me.resources, 7)
end)

test("an aloof enemy engages nobody and cannot be attacked unengaged",
  { rules = { "ah.aloof.no_auto_engage", "ah.aloof.no_attack_while_unengaged", "ah.aloof.reengage_after_evade" } }, function(t)
    local g   = t:game { locations = { "hallway", "cellar" } }
    local me  = g:investigator "roland_banks"
    local gun = g:put("45_automatic", "play", { owner = me })
    local foe = g:spawn("combat_lurker", { at = g:location "cellar" })
    me.actions = 9
    g:act { "move", g:location "cellar" }
    t:zone(foe, "board")
    t:not_offered(g, { "fight", foe })
    t:not_offered(g, { "fight", gun, foe })
    g:act { "engage", foe }
    t:offered(g, { { "fight", foe } })
    g:tokens { "0", "0" }
    g:act { "fight", foe }
    t:equal(foe.damage, 1)
    g:act { "evade", foe }
    t:zone(foe, "board")
    t:not_offered(g, { "fight", foe })
    g:act { "engage", foe }
    t:offered(g, { { "fight", foe } })
  end)

test("another's aloof enemy may be attacked", { rules = { "ah.aloof.no_attack_while_unengaged" } }, function(t)
  local g   = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
  local foe = g:spawn("combat_lurker", { engaged = g:investigator "test_partner" })
  t:offered(g, { { "fight", foe } })
end)

test("an aloof enemy spawns unengaged, drawn without an instruction too",
  { rules = { "ah.aloof.spawns_unengaged" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:encounter_deck { "combat_lurker" }
  g:effect("draw_encounter", me)
  local foe = g:card "combat_lurker"
  t:zone(foe, "board")
  t:equal(foe.place, me.place)
  local other = g:put("combat_lurker", "set_aside")
  g:effect("spawn", other, nil, g:location "study")
  t:zone(other, "board")
end)

test("retaliation comes after the results of the failed test, engaged or not",
  { rules = { "ah.retaliate.attacks_on_failed_fight", "ah.retaliate.engaged_or_not", "ah.retaliate.no_exhaust" } }, function(t)
    local g   = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local foe = g:spawn("ghoul_priest", { engaged = partner })
    g:tokens { "auto_fail", "0" }
    g:act { "fight", foe }
    t:order(g, { "fails by 4", "1 damage on Test Partner", "Ghoul Priest attacks Roland", "2 damage on Roland" })
    t:equal(partner.damage, 1)
    t:equal(me.damage, 2)
    t:falsy(foe.exhausted)
    t:equal(foe.bearer, partner)
    g:act { "fight", foe }
    t:equal(me.damage, 2, "a success draws nothing")
  end)

test("no effect evades what cannot be evaded", {}, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local ghost, ghoul = g:spawn("combat_ghost", { engaged = me }), g:spawn("ghoul_minion", { engaged = me })
  g:effect("evade_enemy", me, ghost)
  g:effect("evade_enemy", me, ghoul)
  t:equal(ghost.exhausted, false)
  t:zone(ghost, "threat", me)
  t:equal(ghoul.exhausted, true)
end)

test("an enemy that has left play before its attack resolves deals nothing", {}, function(t)
  local g = t:game { investigators = { "test_partner" }, locations = { "study" } }
  local me = g:lead()
  g:put("combat_thorns", "play", { owner = me })
  local ghost, giant = g:spawn("combat_ghost", {}), g:spawn("combat_colossus", {})
  g:effect("attack", ghost, me)
  t:equal(ghost.in_play, false)
  t:equal(me.damage, 0)
  g:effect("attack", giant, me)
  t:equal(giant.damage, 2)
  t:equal(me.damage > 0, true)
end)
