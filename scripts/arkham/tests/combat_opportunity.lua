-- Rules Reference, Glossary: Attack of Opportunity; Parley; Resign.

test("every ready engaged enemy attacks once, exhausted and unengaged ones do not, in the order the investigator chooses",
  { rules = { "ah.aoo.each_ready_engaged_enemy", "ah.aoo.order_chosen", "ah.aoo.damage_and_horror", "ah.aoo.no_exhaust" } },
  function(t)
    local g     = t:game { locations = { "study" } }
    local me    = g:investigator "roland_banks"
    local ghoul = g:spawn("ghoul_minion", { engaged = me })       -- 1 damage, 1 horror
    local rats  = g:spawn("swarm_of_rats", { engaged = me })      -- 1 damage
    g:spawn("ravenous_ghoul", { engaged = me, exhausted = true })
    g:spawn("combat_lurker", {})
    g:act "gain 1 resource"
    t:prompt(g, "attacks you first", me)
    t:equal(#g:prompt_options(), 2)
    g:choose { rats }
    t:equal(me.damage, 2)
    t:equal(me.horror, 1)
    t:order(g, { "Swarm of Rats attacks", "Ghoul Minion attacks" })
    t:falsy(ghoul.exhausted)
    t:falsy(rats.exhausted)
    t:equal(me.resources, 6)
  end)

test("fighting, evading, parleying and resigning provoke nothing, everything else does",
  { rules = { "ah.aoo.exempt_actions" } },
  function(t)
    local g     = t:game { locations = { "parlor" }, hand = { "knife", "blinding_light", "emergency_cache" } }
    local me    = g:investigator "roland_banks"
    local lita  = g:put("lita_chantler", "board", { at = g:location "parlor" })
    local rats  = g:spawn("swarm_of_rats", { engaged = me })
    local foe   = g:spawn("combat_lurker", { engaged = me, exhausted = true })
    g:tokens { "auto_fail", "auto_fail", "auto_fail", "auto_fail" }
    me.actions = 12
    for _, exempt in ipairs { { "fight", foe }, { "evade", foe }, { "parley", lita }, { "play", g:card "blinding_light", rats } } do
      g:act(exempt)
      g:choose { "commit", none = true }
      t:equal(me.damage, 0)
    end
    local n = 0
    for _, other in ipairs { "draw 1 card", "gain 1 resource", { "play", g:card "knife" }, { "play", g:card "emergency_cache" },
        { "engage", g:spawn("combat_lurker", { exhausted = true }) } } do
      g:act(other)
      n = n + 1
      t:equal(me.damage, n)
    end
    g:act "resign"
    t:equal(me.damage, n)
    t:over(g, "no_resolution")
  end)

test("an event that is a parley, or that says so, provokes nothing",
  { rules = { "ah.aoo.exempt_actions" } },
  function(t)
    local g  = t:game { locations = { "parlor" }, hand = { "combat_smooth_talk", "combat_slow_step" } }
    local me = g:investigator "roland_banks"
    g:spawn("swarm_of_rats", { engaged = me })
    for n, id in ipairs { "combat_smooth_talk", "combat_slow_step" } do
      g:act { "play", g:card(id) }
      t:equal(me.resources, 5 + n)
      t:equal(me.damage, 0)
    end
  end)

test("investigating and moving provoke an attack as well",
  { rules = { "ah.aoo.each_ready_engaged_enemy", "ah.aoo.action_continues" } },
  function(t)
    local g  = t:game { locations = { "hallway", "cellar" } }
    local me = g:investigator "roland_banks"
    g:spawn("swarm_of_rats", { engaged = me })
    g:tokens { "0" }
    g:act "investigate"
    t:equal(me.damage, 1)
    t:logged(g, "succeeds by 2", "the investigation goes on")
    g:act { "move", g:location "cellar" }
    t:equal(me.damage, 3, "one of the attack, one of the cellar")
    t:equal(me.place, g:location "cellar", "the move goes on")
  end)

test("the attack comes when the costs are paid and before the effect",
  { rules = { "ah.aoo.after_costs_before_effect" } }, function(t)
  local g   = t:game { locations = { "study" }, hand = { "knife" } }
  local me  = g:investigator "roland_banks"
  g:spawn("swarm_of_rats", { engaged = me })
  local kit = g:put("first_aid", "play", { owner = me })
  me.damage = 1
  g:stop_at "attack"
  g:act { "activate", kit }
  t:stopped(g)
  t:equal(me.actions, 2)
  t:equal(kit.uses, 2)
  t:equal(me.damage, 2, "attacked, not yet healed")
  g:go_on()
  t:order(g, { "Swarm of Rats attacks", "1 damage on Roland", "1 damage healed" })
  t:equal(me.damage, 1)
  g:stop_at "attack"
  g:act { "play", g:card "knife" }
  t:equal(me.resources, 4)
  t:not_equal(g:card "knife".zone, "play")
  g:go_on()
  t:zone(g:card "knife", "play", me)
end)

test("an investigator defeated by the attack does not complete his action",
  { rules = { "ah.aoo.after_costs_before_effect" } }, function(t)
  local g   = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
  local me  = g:investigator "roland_banks"
  g:spawn("swarm_of_rats", { engaged = me })
  me.damage = 8
  me.clues = 1
  g:act "gain 1 resource"
  t:truthy(me.defeated)
  t:not_logged(g, "gains 1 resource")
end)

test("an ability of two actions provokes one attack", { rules = { "ah.aoo.one_per_ability" } }, function(t)
  local g     = t:game { locations = { "study" } }
  local me    = g:investigator "roland_banks"
  local curse = g:put("haunted", "threat", { owner = me })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", curse }
  t:equal(me.actions, 1)
  t:equal(me.damage, 1)
  t:zone(curse, "discard", me)
end)

test("a free ability with a designator provokes nothing", { rules = { "ah.aoo.only_if_action_spent" } }, function(t)
  local g     = t:game { locations = { "hallway", "parlor" } }
  local me    = g:investigator "roland_banks"
  local boots = g:put("combat_boots", "play", { owner = me })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", boots }
  t:equal(me.place, g:location "parlor")
  t:equal(me.actions, 3)
  t:equal(me.damage, 0)
end)

test("what waits for an enemy's attack may answer an attack of opportunity",
  { rules = { "ah.aoo.is_enemy_attack" } }, function(t)
  local g     = t:game { locations = { "study" }, hand = { "dodge" } }
  local me    = g:investigator "roland_banks"
  local rats  = g:spawn("swarm_of_rats", { engaged = me })
  g:act "gain 1 resource"
  t:prompt(g, "attacks", me)
  g:choose { "dodge" }
  t:equal(me.damage, 0)
  local dog = g:put("guard_dog", "play", { owner = me })
  g:act "gain 1 resource"
  g:choose { dog }
  g:choose { dog }
  t:zone(rats, "encounter_discard")
end)

test("a parley ability is used by the activate action", { rules = { "ah.parley.activate" } }, function(t)
  local g    = t:game { locations = { "hallway", "parlor" } }
  local me   = g:investigator "roland_banks"
  g:put("combat_boots", "play", { owner = me })   -- keeps the window of the turn open
  local thug = g:put("mob_enforcer", "threat", { owner = me })
  g:act { "parley", thug }
  t:equal(me.actions, 2)
  t:equal(me.resources, 1)
  t:zone(thug, "discard", me)
  local other = g:put("mob_enforcer", "threat", { owner = me })
  me.resources, me.actions = 5, 0
  t:not_offered(g, { "parley", other }, "cost")
end)

test("who resigns by the activate action is eliminated, but not defeated",
  { rules = { "ah.resign.eliminated_not_defeated" } }, function(t)
  local g   = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "parlor" } }
  local me  = g:investigator "roland_banks"
  me.damage = 2
  g:act "resign"
  t:zone(me, "removed")
  t:truthy(me.resigned)
  t:falsy(me.defeated)
  t:equal(me.physical_trauma, 0)
  t:not_logged(g, "is defeated")
end)

test("an investigator whose actions provoke nothing", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  g:spawn("swarm_of_rats", { engaged = me })
  me:modify("unprovoked", 1, "turn")
  g:act "resource"
  t:equal({ me.resources, me.damage }, { 6, 0 })
  me:modify("unprovoked", -1, "turn")
  g:act "resource"
  t:equal({ me.resources, me.damage }, { 7, 1 })
end)
