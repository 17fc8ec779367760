-- Guardian cards: what each does, and the rulings on it.

local function table_with(t, more)
  more = more or {}
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:investigator "roland_banks"
end

test(".45 Automatic: one ammo a shot, +1 combat, 2 damage; without ammo it stays but does not fire", function(t)
  local g, me = table_with(t)
  local gun = g:put("45_automatic", "play", { owner = me, uses = 2 })
  local foe = g:spawn("flesh_eater", { engaged = me })      -- fight 4, health 4
  g:tokens { "-1", "-2" }
  g:act { "fight", gun, foe }
  t:equal(foe.damage, 2)
  g:act { "fight", gun, foe }
  t:equal(foe.damage, 2, "combat 4 + 1 - 2 against 4")
  t:equal(gun.uses, 0)
  t:zone(gun, "play", me)
  t:not_offered(g, { "activate", gun }, "cost")
  t:equal(me.damage + me.horror, 0, "fighting provokes nothing")
end)

test("Physical Training: any number of +1 willpower or combat a test, for the tested skill only", function(t)
  local g, me = table_with(t)
  local training = g:put("physical_training", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me })
  t:not_offered(g, { "activate", training })
  g:tokens { "-3" }
  g:act { "fight", foe }
  t:not_offered(g, { "activate", training, "willpower" })
  g:act { "activate", training, "combat" }
  g:act { "activate", training, "combat" }
  g:act { "activate", training, "combat" }
  g:pass()
  g:pass()
  t:equal(foe.damage, 1, "4 + 3 - 3 against 4")
  t:equal(me.resources, 2)
end)

test("Beat Cop: +1 combat; discarding him deals 1 damage, and the kill is his controller's", function(t)
  local g, me = table_with(t)
  local cop  = g:put("beat_cop", "play", { owner = me })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  t:equal(me.combat, 5)
  g:act { "activate", cop, rats }
  t:zone(cop, "discard", me)
  t:zone(rats, "encounter_discard")
  t:equal(me.damage, 0)
  t:prompt(g, "is defeated", me)
  g:choose { me }
  t:equal(me.clues, 1, "Roland reacts")
end)

test("Beat Cop: there is no moment between assigning damage and placing it to use him in", function(t)
  local g, me = table_with(t)
  local cop = g:put("beat_cop", "play", { owner = me })
  local foe = g:spawn("icy_ghoul", { engaged = me })         -- 2 damage, 1 horror
  g:act "gain 1 resource"
  g:choose { cop }
  g:choose { cop }
  g:choose { me }
  t:zone(cop, "discard", me)
  t:equal(foe.damage, 0)
  t:prompt(g, "your turn")
end)

test("First Aid: a supply heals one damage or horror of an investigator here, and the last one empties it", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local kit = g:put("first_aid", "play", { owner = me })
  t:equal(kit.uses, 3)
  t:not_offered(g, { "activate", kit }, "aimed at")
  me.damage, agnes.horror, agnes.damage = 1, 2, 1
  g:act { "activate", kit, agnes }
  g:choose { "horror" }
  t:equal({ agnes.horror, agnes.damage, kit.uses }, { 1, 1, 2 })
  g:act { "activate", kit, me }
  t:equal(me.damage, 0)
  g:act { "activate", kit, agnes }
  g:choose { "damage" }
  t:equal(agnes.damage, 0, "the last supply still heals")
  t:zone(kit, "discard", me)
end)

test("First Aid: healing provokes attacks of opportunity", function(t)
  local g, me = table_with(t)
  local kit = g:put("first_aid", "play", { owner = me })
  me.damage = 1
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", kit, me }
  t:equal(me.damage, 1)
  t:order(g, { "Swarm of Rats attacks", "1 damage healed" })
end)

test("Machete: +1 damage only against the one enemy engaged with you", function(t)
  local g, me = table_with(t)
  local blade = g:put("machete", "play", { owner = me })
  local foe = g:spawn("flesh_eater", { engaged = me })
  g:tokens { "-1", "0", "0" }
  g:act { "fight", blade, foe }
  t:equal(foe.damage, 2, "4 + 1 - 1 against 4")
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act { "fight", blade, foe }
  t:equal(foe.damage, 3, "two are engaged")
  rats:move "removed"
  local free = g:spawn("icy_ghoul", { exhausted = true })
  g:act { "fight", blade, free }
  t:equal(free.damage, 1, "the attacked one is not engaged")
end)

test("Machete: it counts who is engaged when the damage is dealt", function(t)
  local g, me = table_with(t)
  local blade = g:put("machete", "play", { owner = me })
  local cop   = g:put("beat_cop", "play", { owner = me })
  local foe   = g:spawn("flesh_eater", { engaged = me })
  local rats  = g:spawn("swarm_of_rats", { engaged = me })
  g:auto { "commit", "reactions" }
  g:tokens { "0" }
  g:act { "fight", blade, foe }
  g:act { "activate", cop, rats }                             -- in the test's window
  t:zone(rats, "encounter_discard")
  t:equal(foe.damage, 2)
end)

test("Guard Dog: bites back at each enemy attack that hurts it, even the one that kills it", function(t)
  local g, me = table_with(t)
  local dog = g:put("guard_dog", "play", { owner = me, damage = 2 })
  local foe = g:spawn("icy_ghoul", { engaged = me, damage = 1 })   -- 2 damage, 1 horror
  g:act "gain 1 resource"                                     -- an attack of opportunity
  g:choose { dog }                                            -- damage: only one more fits
  t:prompt(g, "horror")
  g:choose { me }
  t:prompt(g, "damage_dealt", me)
  g:choose { dog }
  t:equal(foe.damage, 2)
  t:equal(me.damage, 1)
  t:zone(dog, "discard", me)
end)

test("Guard Dog: its damage comes before the attack's is placed", function(t)
  local g, me = table_with(t, { auto = { "commit" } })
  local dog = g:put("guard_dog", "play", { owner = me })
  local foe = g:spawn("swarm_of_rats", { engaged = me })
  g:act "gain 1 resource"
  g:choose { dog }
  g:choose { dog }
  t:zone(foe, "encounter_discard")
  g:pass()                                                    -- Roland's reaction
  t:equal(dog.damage, 1, "the damage is dealt all the same")
  t:order(g, { "Swarm of Rats is defeated", "1 damage on Guard Dog" })
end)

test("Guard Dog: damage that is no attack's wakes nothing, nor does horror", function(t)
  local g, me = table_with(t)
  local dog = g:put("guard_dog", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:effect("take_damage", me, 1)
  g:choose { dog }
  t:no_prompt(g, "damage_dealt")
  g:act "gain 1 resource"
  g:choose { me }
  g:choose { dog }
  t:zone(dog, "discard", me)
  t:equal(foe.damage, 0)
end)

test("Evidence!: after you defeat an enemy, a clue of your location; not without clues there", function(t)
  local g, me = table_with(t, { hand = { "evidence", "evidence" } })
  local rats, more = g:spawn("swarm_of_rats", { engaged = me }), g:spawn("swarm_of_rats", { engaged = me })
  g:location "study".clues = 1
  g:tokens { "0", "0" }
  g:act { "fight", rats }
  g:choose { "Evidence!" }
  t:equal(me.clues, 1)
  t:equal(me.resources, 4)
  t:no_prompt(g, "is defeated")                               -- nor Roland's own reaction
  g:act { "fight", more }
  t:no_prompt(g, "is defeated")
  t:equal(#g:cards("hand", me), 1)
end)

test("Dodge: cancels an attack on anybody here, with what follows from it; the attacker exhausts all the same", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "dodge" }, phase = "enemy",
    auto = { "windows" } })
  local agnes = g:investigator "agnes_baker"
  local foe = g:spawn("silver_twilight_acolyte", { engaged = agnes })
  g:run_to "attack"
  g:go_on()
  t:prompt(g, "attacks", me)
  g:stop_at "phase_ends"
  g:choose { "Dodge" }
  t:equal(agnes.damage, 0)
  t:equal(g:agenda().doom, 0, "after it attacks")
  t:truthy(foe.exhausted)
  t:zone(g:card "dodge", "discard", me)
end)

test("Dodge: an attack of opportunity and an attack by retaliate too; none elsewhere", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "dodge", "dodge" },
    locations = { "hallway", "attic" }, turn_of = "agnes_baker" })
  local agnes = g:investigator "agnes_baker"
  local foe = g:spawn("ghoul_priest", { engaged = agnes })
  g:act "gain 1 resource"
  g:choose { "Dodge", player = me }
  t:equal(agnes.damage, 0)
  g:tokens { "auto_fail" }
  g:act { "fight", foe }
  g:choose { "Dodge", player = me }
  t:equal(agnes.damage, 0)
  g:hand(me, { "dodge" })
  g:place(me, g:location "attic")
  g:act "gain 1 resource"
  t:equal(agnes.damage, 2)
  t:equal(#g:cards("hand", me), 1)
end)

test("Dynamite Blast: 3 damage to every enemy and investigator of one location, here or connecting", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "dynamite_blast" },
    locations = { "hallway", "attic", "cellar" }, at = { agnes_baker = "attic" } })
  local agnes, attic = g:investigator "agnes_baker", g:location "attic"
  local foe  = g:spawn("ghoul_priest", { engaged = agnes })
  local here = g:spawn("swarm_of_rats", { exhausted = true })
  t:not_offered(g, { "play", "Dynamite Blast", g:location "cellar" })
  g:act { "play", "Dynamite Blast", attic }
  t:equal({ foe.damage, agnes.damage, me.damage, here.damage }, { 3, 3, 0, 0 })
  t:equal(me.resources, 0)
end)

test("Dynamite Blast: enemies strike first, and you are in your own blast", function(t)
  local g, me = table_with(t, { hand = { "dynamite_blast" } })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:auto { "reactions" }
  g:act { "play", "Dynamite Blast", g:location "study" }
  t:zone(foe, "encounter_discard")
  t:equal(me.damage, 4)
  t:order(g, { "Ghoul Minion attacks", "3 damage on" })
end)

test("Vicious Blow: +1 damage for a successful attack, nothing else", function(t)
  local g, me = table_with(t, { hand = { "vicious_blow", "vicious_blow", "vicious_blow" }, auto = {} })
  local foe = g:spawn("flesh_eater", { engaged = me })
  g:tokens { "-1", "auto_fail" }
  g:act { "fight", foe }
  g:choose { "commit", "Vicious Blow" }
  t:equal(foe.damage, 2, "4 + 1 - 1 against 4")
  g:act { "fight", foe }
  g:choose { "commit", "Vicious Blow" }
  t:equal(foe.damage, 2)
  me.actions = 3
  g:act "investigate"
  t:no_prompt(g, "commit")
end)
