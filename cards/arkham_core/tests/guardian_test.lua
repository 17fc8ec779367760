-- Guardian cards: their effects, and the rulings on them.

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

test("Vicious Blow: nothing for a blow that misses and hits a friend", function(t)
  local g, me = table_with(t, { hand = { "vicious_blow" }, auto = {}, investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local foe = g:spawn("ghoul_minion", { engaged = agnes })
  g:tokens { "auto_fail" }
  g:act { "fight", foe }
  g:choose { "commit", "Vicious Blow" }
  t:equal(agnes.damage, 1)
end)

test("Extra Ammunition: 3 ammo for a Firearm of anybody here; it is an action, so enemies strike first", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, locations = { "hallway", "attic" },
    hand = { "extra_ammunition", "extra_ammunition" } })
  local agnes, attic = g:investigator "agnes_baker", g:location "attic"
  local gun = g:put("45_automatic", "play", { owner = me, uses = 0 })
  local hers = g:put("41_derringer", "play", { owner = agnes })
  local knife = g:put("knife", "play", { owner = me })
  t:not_offered(g, { "play", "Extra Ammunition", knife })
  t:not_offered(g, { "play", "Extra Ammunition", g:put("slingshot", "play", { owner = me }) })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", "Extra Ammunition", hers }
  t:equal({ gun.uses, hers.uses, me.resources, me.actions, me.damage }, { 0, 6, 3, 2, 1 })
  rats:move "removed"
  g:place(agnes, attic)
  t:not_offered(g, { "play", "Extra Ammunition", hers })
  g:act { "play", "Extra Ammunition" }                            -- to the only one left
  t:equal(gun.uses, 3)
end)

test("Extra Ammunition: without a Firearm here it cannot be played", function(t)
  local g = table_with(t, { hand = { "extra_ammunition" } })
  t:not_offered(g, { "play", "Extra Ammunition" })
end)

test("Police Badge: +1 willpower; discarded on one's own turn, 2 actions more", function(t)
  local g, me = table_with(t)
  local badge = g:put("police_badge", "play", { owner = me })
  t:equal(me.willpower, 4)
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", badge }
  t:zone(badge, "discard", me)
  t:equal({ me.actions, me.willpower, me.damage }, { 5, 3, 0 })
  g:auto { "windows", "commit" }
  g:run_to "round 2"
  g:go_on()
  t:equal(me.actions, 3, "this turn only")
end)

test("Police Badge: for whoever is here and taking a turn, from its controller's side of the table", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, locations = { "hallway", "attic" },
    turn_of = "agnes_baker" })
  local agnes = g:investigator "agnes_baker"
  me:modify("slot_accessory", 1, "game")
  local badge, second = g:put("police_badge", "play", { owner = me }), g:put("police_badge", "play", { owner = me })
  g:act "gain 1 resource"
  t:prompt(g, "turn: do you use something now", me)
  g:act { "activate", badge }
  t:equal({ agnes.actions, me.actions }, { 4, 3 })
  g:pass()
  g:act { "move", g:location "attic" }
  t:prompt(g, "your turn", agnes)
  t:not_offered(g, { "activate", second }, "place(active) == here", me)
end)

test("Police Badge: of no use when nobody takes a turn", function(t)
  local g, me = table_with(t, { phase = "enemy" })
  local badge = g:put("police_badge", "play", { owner = me })
  g:put("beat_cop", "play", { owner = me })
  g:spawn("swarm_of_rats", { exhausted = true })
  g:go_on()
  t:prompt(g, "player window", me)
  t:not_offered(g, { "activate", badge })
end)

test("Beat Cop (2): +1 combat; exhausts and bleeds to deal 1 damage, the third time with his life", function(t)
  local g, me = table_with(t, { auto = { "commit", "reactions" } })
  local cop = g:put("beat_cop_2", "play", { owner = me })
  local foe = g:spawn("flesh_eater", { engaged = me })
  t:equal(me.combat, 5)
  t:not_offered(g, { "activate", cop, me })
  g:act { "activate", cop, foe }
  t:equal({ foe.damage, cop.damage, cop.exhausted, me.damage, me.actions }, { 1, 1, true, 0, 3 })
  t:not_offered(g, { "activate", cop }, "cost")
  cop.exhausted, cop.damage = false, 2
  g:act { "activate", cop, foe }
  t:zone(cop, "discard", me)
  t:equal(foe.damage, 2, "the cost is paid, so the effect comes")
end)

test("Beat Cop (2): the kill is his controller's, and what he takes his controller takes", function(t)
  local g, me = table_with(t)
  local cop = g:put("beat_cop_2", "play", { owner = me })
  local guilt = g:put("hypochondria", "threat", { owner = me })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", cop, rats }
  t:prompt(g, "is defeated", me)
  g:choose { me }
  t:equal({ me.clues, me.damage, me.horror }, { 1, 0, 1 })
  t:zone(guilt, "threat", me)
end)

test("Beat Cop (2): no dog, no investigator takes the damage for him", function(t)
  local g, me = table_with(t)
  me:modify("slot_ally", 1, "game")
  local cop, dog = g:put("beat_cop_2", "play", { owner = me }), g:put("guard_dog", "play", { owner = me })
  local foe = g:spawn("flesh_eater", { engaged = me })
  g:act { "activate", cop, foe }
  t:prompt(g, "your turn")
  t:equal({ cop.damage, dog.damage, me.damage, foe.damage }, { 1, 0, 0, 1 })
end)

test("Shotgun: +3 combat, and a point of damage for each point of success, from 1 to 5", function(t)
  local g, me = table_with(t)
  local gun = g:put("shotgun", "play", { owner = me })
  local foe = g:spawn("hulking_ghoul", {})                        -- fight 3, health 5
  foe.exhausted = true
  t:equal(gun.uses, 2)
  g:tokens { "-4", "-1" }
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 1, "4 + 3 - 4 against 3: by 0")
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 4, "by 3")
  t:not_offered(g, { "activate", gun }, "cost")
end)

test("Shotgun: the limit of 5 is of its own damage, on top of which comes what others add", function(t)
  local g, me = table_with(t, { hand = { "vicious_blow" }, auto = {} })
  local gun = g:put("shotgun", "play", { owner = me })
  g:put("physical_training", "play", { owner = me })
  local priest = g:spawn("ghoul_priest", { exhausted = true })
  g:bag { "+1" }
  local weak = g:spawn("swarm_of_rats", { exhausted = true })
  g:act { "activate", gun, weak }
  g:pass()
  g:choose { "commit", none = true }
  g:pass()
  g:pass()                                                        -- Roland's reaction
  t:logged(g, "succeeds by 7")
  t:logged(g, "5 damage on Swarm of Rats")
  g:act { "activate", gun, priest }
  g:pass()
  g:choose { "commit", "Vicious Blow" }
  g:pass()
  t:logged(g, "6 damage on Ghoul Priest")                         -- 4 + 3 + 1 + 1 is 5 more than 4; and 1
end)

test("Shotgun: who misses hits whoever the enemy is engaged with, by as many points, from 1 to 5", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local gun = g:put("shotgun", "play", { owner = me, uses = 3 })
  local foe = g:spawn("flesh_eater", { engaged = agnes })         -- fight 4
  g:add_to_bag { "-5" }
  g:tokens { "-5", "auto_fail", "auto_fail" }
  g:act { "activate", gun, foe }
  t:equal({ agnes.damage, foe.damage }, { 2, 0 }, "4 + 3 - 5 against 4: by 2")
  agnes.damage = 0
  g:act { "activate", gun, foe }
  t:equal(agnes.damage, 4, "all that it is too hard")
  local mine = g:spawn("flesh_eater", { engaged = me })
  g:act { "activate", gun, mine }
  t:equal({ agnes.damage, me.damage }, { 4, 0 }, "nobody is hit for one's own enemy")
end)

test("Shotgun: both hands", function(t)
  local g, me = table_with(t, { hand = { "shotgun" } })
  local knife = g:put("knife", "play", { owner = me })
  g:act { "play", "Shotgun" }
  t:zone(knife, "discard", me)
  t:equal(me.resources, 0)
end)

test("Dynamite Blast: not where only an immune enemy is", function(t)
  local g = t:game { locations = { "hallway", "attic", "cellar" }, auto = { "windows" }, hand = { "dynamite_blast" } }
  local attic, foe = g:location "attic", nil
  foe = g:spawn("ghoul_minion", { at = attic })
  t:offered(g, { "play", g:card "dynamite_blast", attic })
  foe:modify("immune", 1, "game")
  t:not_offered(g, { "play", g:card "dynamite_blast", attic }, "aimed at")
end)

test("Guard Dog: deals no damage to an immune attacker", function(t)
  for _, immune in ipairs { false, true } do
    local g = t:game { locations = { "hallway" }, auto = { "windows" } }
    local me = g:lead()
    local foe = g:spawn("ghoul_minion", { engaged = me })
    g:put("guard_dog", "play", { owner = me })
    if immune then foe:modify("immune", 1, "game") end
    g:act "draw"
    g:choose { "Guard Dog" }
    g:choose { "Guard Dog" }
    if immune then t:no_prompt(g, "damage") else t:prompt(g, "damage") end
  end
end)
