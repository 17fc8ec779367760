-- Survivor cards.

local function table_with(t, more)
  more = more or {}
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:investigator "roland_banks"
end

test("Leather Coat: takes 2 damage, no horror", function(t)
  local g, me = table_with(t)
  local coat = g:put("leather_coat", "play", { owner = me })
  g:effect("take_horror", me, 1)
  t:equal(me.horror, 1)
  g:effect("take_damage", me, 3)
  g:choose { coat }
  g:choose { coat }
  t:equal(me.damage, 1)
  t:zone(coat, "discard", me)
end)

test("Scavenging: after an investigation won by 2, an Item of the discard pile; not by less, nothing but Items", function(t)
  local g, me = table_with(t)
  local scav = g:put("scavenging", "play", { owner = me })
  g:discard_pile(me, { "knife", "guts", "flashlight" })
  g:tokens { "0", "+1", "+1" }
  g:act "investigate"
  t:no_prompt(g, "succeeds")
  g:act "investigate"
  t:equal(#g:prompt_options(), 3)                                      -- two Items, and to pass
  g:choose { scav, "Knife" }
  t:zone(g:card "knife", "hand", me)
  t:truthy(scav.exhausted)
  scav.exhausted = true
  g:act "investigate"
  t:no_prompt(g, "succeeds")
end)

test("Scavenging: an Item committed to the same test is not in the discard pile yet", function(t)
  local g, me = table_with(t, { hand = { "flashlight" }, auto = {} })
  g:put("scavenging", "play", { owner = me })
  g:tokens { "+1" }
  g:act "investigate"
  g:choose { "commit", "Flashlight" }
  t:no_prompt(g, "succeeds")
  t:zone(g:card "flashlight", "discard", me)
end)

test("Baseball Bat: +2 combat, +1 damage; a skull or auto-fail breaks it when the attack is over", function(t)
  local g, me = table_with(t)
  local bat = g:put("baseball_bat", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { exhausted = true })
  g:tokens { "-2", "skull" }
  g:act { "activate", bat, foe }
  t:equal(foe.damage, 2, "4 + 2 - 2 against 4")
  t:zone(bat, "play", me)
  g:act { "activate", bat, foe }
  t:equal(foe.damage, 4, "it strikes before it breaks")
  t:zone(bat, "discard", me)
end)

test("Baseball Bat: a cultist does not break it, an auto-fail does", function(t)
  local g, me = table_with(t)
  local bat = g:put("baseball_bat", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { exhausted = true })
  g:tokens { "cultist", "auto_fail" }
  g:act { "activate", bat, foe }
  t:zone(bat, "play", me)
  g:act { "activate", bat, foe }
  t:zone(bat, "discard", me)
end)

test("Rabbit's Foot: a card after each failed test, exhausting; nothing to draw, nothing asked", function(t)
  local g, me = table_with(t)
  local foot = g:put("rabbits_foot", "play", { owner = me })
  g:tokens { "auto_fail", "auto_fail", "+1" }
  g:act "investigate"
  t:no_prompt(g, "fails")
  g:deck(me, { "knife", "guts" })
  g:act "investigate"
  g:choose { foot }
  t:zone(g:card "knife", "hand", me)
  t:truthy(foot.exhausted)
  foot.exhausted, me.actions = false, 3
  g:act "investigate"
  t:equal(#g:cards("hand", me), 1)
end)

test("Rabbit's Foot: an empty deck with a discard pile is one to draw from", function(t)
  local g, me = table_with(t)
  local foot = g:put("rabbits_foot", "play", { owner = me })
  g:discard_pile(me, { "knife" })
  g:tokens { "auto_fail" }
  g:act "investigate"
  g:choose { foot }
  t:zone(g:card "knife", "hand", me)
  t:equal(me.horror, 1)
end)

test("Stray Cat: automatically evades an enemy here that is no Elite, engaged with anybody; there is no test", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local cat = g:put("stray_cat", "play", { owner = me })
  g:spawn("ghoul_priest", { engaged = me })
  t:not_offered(g, { "activate", cat }, "aimed at")
  local foe = g:spawn("icy_ghoul", { engaged = agnes })
  g:act { "activate", cat, foe }
  t:zone(cat, "discard", me)
  t:zone(foe, "board")
  t:truthy(foe.exhausted)
  t:not_logged(g, "skill test")
  t:equal({ me.damage, me.actions }, { 0, 3 })
end)

test("Dig Deep: willpower or agility for a resource each, not when the test has failed already", function(t)
  local g, me = table_with(t)
  local talent = g:put("dig_deep", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "-2" }
  g:act { "evade", foe }
  t:not_offered(g, { "activate", talent, "willpower" })
  g:act { "activate", talent, "agility" }
  g:act { "activate", talent, "agility" }
  g:pass()
  g:pass()
  t:truthy(foe.exhausted)
  t:equal(me.resources, 3)
end)

test("Cunning Distraction: evades every enemy here without a test and without attacks", function(t)
  local g, me = table_with(t, { hand = { "cunning_distraction" }, locations = { "hallway", "attic" },
    investigators = { "roland_banks", "agnes_baker" } })
  local a = g:spawn("ghoul_priest", { engaged = me })
  local b = g:spawn("icy_ghoul", { engaged = g:investigator "agnes_baker" })
  local far = g:spawn("ghoul_minion", { at = g:location "attic" })
  g:act { "play", "Cunning Distraction" }
  t:equal({ a.exhausted, b.exhausted, far.exhausted }, { true, true, false })
  t:zone(a, "board")
  t:equal({ me.damage, me.resources, me.actions }, { 0, 0, 2 })
end)

test("\"Look what I found!\": after failing an investigation by 2 or less, 2 clues", function(t)
  local g, me = table_with(t, { hand = { "look_what_i_found" } })
  g:tokens { "-4" }
  g:act "investigate"
  t:equal(me.clues, 0, "failed by 2: 3 - 4 is 0, against 2")
  t:prompt(g, "fails", me)
  g:choose { "Look what I found!" }
  t:equal(me.clues, 2)
end)

test("\"Look what I found!\": not by 3, and not when nothing is investigated", function(t)
  local g, me = table_with(t, { hand = { "look_what_i_found" }, locations = { "cellar" } })   -- shroud 4
  g:tokens { "-2", "auto_fail", "-1" }
  g:act "investigate"
  t:no_prompt(g, "fails")
  g:encounter_deck { "grasping_hands" }
  g:effect("draw_encounter", me)
  t:no_prompt(g, "fails")
  g:act "investigate"
  t:prompt(g, "fails", me)
end)

test("Lucky!: +2 when you would fail, before anything reacts to the failure", function(t)
  local g, me = table_with(t, { hand = { "lucky", "lucky" } })
  g:put("rabbits_foot", "play", { owner = me })
  g:deck(me, { "knife" })
  g:tokens { "-2" }
  g:act "investigate"
  t:prompt(g, "test_would_fail", me)
  g:choose { "Lucky!" }
  t:equal(me.clues, 1)
  t:prompt(g, "your turn")
  t:equal(me.resources, 4)
  t:equal(#g:cards("hand", me), 1, "the second one is not asked for")
end)

test("Lucky!: adds to all modifiers, not to a total of zero", function(t)
  local g, me = table_with(t, { hand = { "lucky" }, locations = { "attic" } })      -- shroud 1, intellect 3
  g:add_to_bag { "-8" }
  g:tokens { "-8" }
  g:act "investigate"
  g:choose { "Lucky!" }
  t:equal(me.clues, 0, "3 - 8 + 2 is still below 1")
end)

test("Lucky!: is of no use against an auto-fail", function(t)
  local g, me = table_with(t, { hand = { "lucky" } })
  g:tokens { "auto_fail" }
  g:act "investigate"
  t:prompt(g, "your turn")
  t:equal(#g:cards("hand", me), 1)
end)

test("Survival Instinct: the evader may shake off all others, and move on before they engage again", function(t)
  local g, me = table_with(t, { hand = { "survival_instinct" }, locations = { "hallway", "attic" }, auto = { "forced" } })
  local hall, attic = g:location "hallway", g:location "attic"
  local foe, rats = g:spawn("ghoul_minion", { engaged = me }), g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "0" }
  g:act { "evade", foe }
  g:choose { "commit", "Survival Instinct" }
  g:choose { "Yes" }
  t:zone(rats, "board")
  g:choose { attic }
  t:equal(me.place, attic)
  t:equal({ rats.place, rats.zone, rats.exhausted }, { hall, "board", false })
  t:equal({ foe.place, foe.exhausted }, { hall, true })
end)

test("Survival Instinct: who stays is engaged again by those who are ready, and the evaded one stays evaded", function(t)
  local g, me = table_with(t, { hand = { "survival_instinct" }, locations = { "hallway", "attic" }, auto = { "forced" } })
  local foe, rats = g:spawn("ghoul_minion", { engaged = me }), g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "0" }
  g:act { "evade", foe }
  g:choose { "commit", "Survival Instinct" }
  g:choose { "Yes" }
  g:pass()
  t:equal(rats.bearer, me)
  t:zone(foe, "board")
end)

test("Survival Instinct: nobody is asked to shake off what is immune", function(t)
  local g, me = table_with(t, { hand = { "survival_instinct" }, locations = { "study" }, auto = { "forced" } })
  local foe, rats = g:spawn("ghoul_minion", { engaged = me }), g:spawn("swarm_of_rats", { engaged = me })
  rats:modify("immune", 1, "game")
  g:tokens { "0" }
  g:act { "evade", foe }
  g:choose { "commit", "Survival Instinct" }
  t:prompt(g, "your turn")
  t:equal(rats.bearer, me)
end)

test("Survival Instinct: only for an evasion, and not for a failed one", function(t)
  local g, me = table_with(t, { hand = { "survival_instinct" }, locations = { "hallway", "attic" }, auto = { "forced" } })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "auto_fail" }
  g:act { "evade", foe }
  g:choose { "commit", "Survival Instinct" }
  t:prompt(g, "your turn")
  t:equal(me.place, g:location "hallway")
end)

test("Aquinnah: exhausts and takes 1 horror; the damage goes to another enemy, the horror to you", function(t)
  local g, me = table_with(t)
  local friend = g:put("aquinnah", "play", { owner = me })
  local foe = g:spawn("icy_ghoul", { engaged = me })                   -- 2 damage, 1 horror
  local other = g:spawn("flesh_eater", { exhausted = true })
  g:act "gain 1 resource"
  t:prompt(g, "attacks", me)
  g:choose { friend }
  t:prompt(g, "Who takes this horror", me)
  g:choose { me }
  t:equal({ me.damage, me.horror, friend.horror, friend.exhausted }, { 0, 1, 1, true })
  t:equal({ foe.damage, other.damage }, { 0, 2 })
  t:equal(foe.attack_damage, 2, "for this attack only")
end)

test("Aquinnah: the next attack is whole again; without another enemy, or exhausted, she is of no use", function(t)
  local g, me = table_with(t)
  local friend = g:put("aquinnah", "play", { owner = me })
  local foe = g:spawn("swarm_of_rats", { engaged = me })
  g:act "gain 1 resource"
  t:prompt(g, "Who takes this damage", me)
  g:choose { me }
  local other = g:spawn("flesh_eater", { exhausted = true })
  g:act "gain 1 resource"
  g:choose { friend }
  g:act "gain 1 resource"
  g:choose { me }
  t:equal({ me.damage, other.damage, foe.exhausted }, { 2, 1, false })
end)

test("Aquinnah: her fourth horror is a cost that is paid, and a kill is yours", function(t)
  local g, me = table_with(t)
  local friend = g:put("aquinnah", "play", { owner = me, horror = 3 })
  g:spawn("swarm_of_rats", { engaged = me })
  local other = g:spawn("swarm_of_rats", { exhausted = true })
  g:act "gain 1 resource"
  g:choose { friend, other }
  t:zone(friend, "discard", me)
  t:zone(other, "encounter_discard")
  t:prompt(g, "is defeated", me)
  g:choose { me }
  t:equal({ me.clues, me.damage }, { 1, 0 })
end)

test("Aquinnah: only attacks on her own investigator; no attack without damage", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  g:put("aquinnah", "play", { owner = agnes })
  g:spawn("swarm_of_rats", { engaged = me })
  g:spawn("swarm_of_rats", { exhausted = true })
  g:act "gain 1 resource"
  t:prompt(g, "your turn", me)
  t:equal(me.damage, 1)
  local idle = g:spawn("stone_idol", { engaged = agnes })
  g:effect("attack", idle, agnes, 1)
  t:no_prompt(g, "attacks")
end)

test("Aquinnah: what is forced when the enemy attacks comes first, and counts", function(t)
  local g, me = table_with(t)
  local friend = g:put("aquinnah", "play", { owner = me })
  local foe = g:spawn("yithian_observer", { engaged = me })
  local other = g:spawn("flesh_eater", { exhausted = true })
  g:act "gain 1 resource"                                              -- no card to discard
  g:choose { friend }
  while g:prompt().text:find "horror" do g:choose { me } end
  t:equal({ other.damage, me.damage, me.horror }, { 2, 0, 2 })
  t:equal({ foe.attack_damage, foe.attack_horror }, { 1, 1 })
end)

test("Close Call: an enemy evaded here, by whomever and however, is shuffled into the encounter deck", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "close_call", "close_call" },
    turn_of = "agnes_baker" })
  local agnes = g:investigator "agnes_baker"
  local cat = g:put("stray_cat", "play", { owner = agnes })
  g:encounter_deck { "ancient_evils" }
  local foe = g:spawn("icy_ghoul", { engaged = agnes, damage = 1 })
  local fog = g:put("dark_memory", "attached", { owner = agnes, attached_to = foe })
  g:act { "activate", cat, foe }
  t:prompt(g, "evades", me)
  g:choose { "Close Call", player = me }
  t:zone(foe, "encounter_deck")
  t:zone(fog, "discard", agnes)
  t:equal({ foe.damage, #g:cards "encounter_deck", me.resources }, { 0, 2, 3 })
end)

test("Close Call: not a weakness, not an Elite one, not elsewhere, not into an empty deck", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "close_call" },
    locations = { "hallway", "attic" } })
  local agnes = g:investigator "agnes_baker"
  local function evaded(id, by)
    g:effect("evade_enemy", by, g:spawn(id, { engaged = by }))
    return g:prompt().text:find "evades" ~= nil
  end
  t:falsy(evaded("ghoul_minion", me), "an empty deck")
  g:encounter_deck { "ancient_evils" }
  t:falsy(evaded("ghoul_priest", me))
  t:falsy(evaded("mob_enforcer", me))
  t:falsy(evaded("stone_idol", me), "immune")
  g:place(agnes, g:location "attic")
  t:falsy(evaded("ghoul_minion", agnes))
  t:truthy(evaded("ghoul_minion", me))
end)

test("Lucky! (2): +2 and a card", function(t)
  local g, me = table_with(t, { hand = { "lucky_2", "lucky_2" }, deck = { "knife", "guts" } })
  g:tokens { "-3", "-4" }
  g:act "investigate"                                                  -- 3 - 3 + 2 against 2
  g:choose { "Lucky!" }
  t:prompt(g, "your turn", me)                                         -- not asked for the second one
  t:equal({ me.clues, me.resources, #g:cards("deck", me) }, { 1, 4, 1 })
  t:zone(g:card "knife", "hand", me)
  g:act "investigate"                                                  -- 3 - 4 + 2 against 2
  g:choose { "Lucky!" }
  t:equal(me.clues, 1)
end)

test("Lucky! (2): the card even when the failure is automatic; never for another's test", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "lucky_2", "lucky" },
    deck = { "knife" } })
  g:tokens { "auto_fail", "auto_fail" }
  g:act "investigate"
  t:equal(#g:prompt_options(), 2, "not the other Lucky!")
  g:choose { g:card "lucky_2" }
  t:equal(me.clues, 0)
  t:zone(g:card "knife", "hand", me)
  g:hand(me, { "lucky_2" })
  g:end_turn()
  g:act "investigate"
  t:prompt(g, "your turn", g:investigator "agnes_baker")
end)

test("Will to Survive: no tokens for your tests until your turn ends", function(t)
  local g, me = table_with(t, { hand = { "will_to_survive" }, locations = { "attic" } })   -- shroud 1
  g:bag { "auto_fail" }
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", "Will to Survive" }
  t:equal({ me.actions, me.damage, me.resources }, { 3, 0, 1 })
  g:auto { "commit", "windows", "reactions" }
  g:act { "fight" }
  g:act "investigate"
  t:equal(me.clues, 1)
  t:not_logged(g, "reveals")
  t:logged(g, "succeeds by 2")
  local frozen = g:put("frozen_in_fear", "threat", { controller = me })
  g:end_turn()
  t:zone(frozen, "threat")                                             -- a token after all: it is over
  t:logged(g, "reveals auto-fail")
end)

test("Will to Survive: the difficulty stands, and other investigators reveal theirs", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "will_to_survive" },
    locations = { "cellar" } })                                        -- shroud 4
  local agnes = g:investigator "agnes_baker"
  g:tokens { "+1" }
  g:act { "play", "Will to Survive" }
  g:act "investigate"
  t:equal(me.clues, 0, "3 against 4")
  t:logged(g, "fails by 1")
  g:encounter_deck { "rotting_remains" }
  g:effect("draw_encounter", agnes)
  t:logged(g, "Agnes Baker reveals +1")
end)

test("Cunning Distraction: not for an immune enemy alone", function(t)
  local g = t:game { locations = { "hallway" }, auto = { "windows" }, hand = { "cunning_distraction" } }
  g:lead().resources = 9
  local foe = g:spawn("ghoul_minion", { engaged = g:lead() })
  t:offered(g, { "play", g:card "cunning_distraction" })
  foe:modify("immune", 1, "game")
  t:not_offered(g, { "play", g:card "cunning_distraction" }, "immune")
end)

test("Close Call: into a deck that its discard pile makes anew", function(t)
  local g = t:game { locations = { "study" }, hand = { "close_call" }, auto = { "windows", "commit" } }
  local foe = g:spawn("ghoul_minion", { engaged = g:lead() })
  g:encounter_discard { "ancient_evils" }
  g:effect("evade_enemy", g:lead(), foe)
  g:choose { "Close Call" }
  t:equal({ foe.zone, #g:cards "encounter_deck" }, { "encounter_deck", 2 })
end)
