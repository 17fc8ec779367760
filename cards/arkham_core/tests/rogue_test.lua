-- Rogue cards: their effects, and the rulings on them.

local function table_with(t, more)
  more = more or {}
  more.investigators = more.investigators or { "skids_otoole" }      -- willpower 2, intellect 3, combat 3, agility 4
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit", "windows" }
  local g = t:game(more)
  return g, g:investigator "skids_otoole"
end

test("Switchblade: fast; a fight without a bonus, 1 damage, 2 for a success by 2 or more", function(t)
  local g, me = table_with(t, { hand = { "switchblade" } })
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })          -- fight 2, health 2
  g:act { "play", "Switchblade" }
  t:equal({ me.actions, me.resources }, { 3, 4 })
  local blade = g:card "switchblade"
  g:tokens { "0", "-2", "+1" }
  g:act { "activate", blade, foe }
  t:equal(foe.damage, 1, "3 against 2")
  foe.damage = 0
  g:act { "activate", blade, foe }
  t:equal(foe.damage, 0, "3 - 2")
  g:act { "activate", blade, foe }
  t:zone(foe, "encounter_discard")
end)

test("Switchblade: it provokes nothing, on the enemy's turf or off it", function(t)
  local g, me = table_with(t, { hand = { "switchblade" } })
  g:spawn("swarm_of_rats", { engaged = me })
  local foe = g:spawn("ghoul_priest", { exhausted = true })
  g:act { "play", "Switchblade" }
  g:tokens { "0" }
  g:act { "activate", "Switchblade", foe }
  t:equal(me.damage, 0)
end)

test("Burglary: an investigation that exhausts it, for 3 resources and no clues, where there are none too", function(t)
  local g, me = table_with(t)
  local trade = g:put("burglary", "play", { owner = me })
  g:tokens { "0", "auto_fail" }
  g:act { "activate", trade }
  t:equal({ me.resources, me.clues, g:location "study".clues, me.actions }, { 8, 0, 2, 2 })
  t:truthy(trade.exhausted)
  t:not_offered(g, { "activate", trade }, "cost")
  trade.exhausted, g:location "study".clues = false, 0
  g:act { "activate", trade }
  t:equal(me.resources, 8, "a failure")
  g:tokens { "0" }
  trade.exhausted = false
  g:act { "activate", trade }
  t:equal(me.resources, 11)
end)

test("Burglary: an additional clue is added to none, and the investigation is a successful one", function(t)
  local g, me = table_with(t, { hand = { "deduction" }, auto = { "windows" } })
  local trade = g:put("burglary", "play", { owner = me })
  local milan = g:put("dr_milan_christopher", "play", { owner = me })
  g:tokens { "0" }
  g:act { "activate", trade }
  g:choose { "commit", "Deduction" }
  g:choose { milan }
  t:equal({ me.clues, me.resources }, { 0, 9 })
end)

test("Burglary: enemies strike first", function(t)
  local g, me = table_with(t)
  local trade = g:put("burglary", "play", { owner = me })
  g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "0" }
  g:act { "activate", trade }
  t:equal({ me.damage, me.resources }, { 1, 8 })
end)

test("Pickpocketing: a card after an evasion, exhausting; not after a failed one or another's", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" }, deck = { "knife", "guts" } })
  local roland = g:investigator "roland_banks"
  local trade = g:put("pickpocketing", "play", { owner = me })
  local foe, his = g:spawn("ghoul_priest", { engaged = me }), g:spawn("ghoul_minion", { engaged = roland })
  g:tokens { "-1", "0" }
  g:act { "evade", foe }
  t:no_prompt(g, "evades")
  g:effect("evade_enemy", roland, his)
  t:no_prompt(g, "evades")
  g:act { "evade", foe }
  t:prompt(g, "evades", me)
  g:choose { trade }
  t:truthy(trade.exhausted)
  t:zone(g:card "knife", "hand", me)
  g:effect("evade_enemy", me, g:spawn("ghoul_minion", { engaged = me }))
  t:no_prompt(g, "evades")
end)

test("Pickpocketing: an automatic evasion counts; there must be a card to draw", function(t)
  local g, me = table_with(t)
  local trade = g:put("pickpocketing", "play", { owner = me })
  local cat = g:put("stray_cat", "play", { owner = me })
  local foe = g:spawn("icy_ghoul", { engaged = me })
  g:act { "activate", cat, foe }
  g:choose { trade }                                          -- the cat is in the discard pile by now
  t:zone(cat, "hand", me)
  t:equal(me.horror, 1)
  g:empty("hand", me)
  trade.exhausted = false
  g:effect("evade_enemy", me, g:spawn("ghoul_minion", { engaged = me }))
  t:no_prompt(g, "evades")
end)

test("Pickpocketing: what it draws may be used for the same evasion", function(t)
  local g, me = table_with(t, { deck = { "getaway" } })
  local trade = g:put("pickpocketing", "play", { owner = me })
  g:effect("evade_enemy", me, g:spawn("ghoul_minion", { engaged = me }))
  g:choose { trade }
  t:prompt(g, "evades", me)
  g:choose { "Getaway" }
  t:equal(me.resources, 6)
end)

test(".41 Derringer: an ammo for +2 combat, 1 damage, 2 for a success by 2 or more", function(t)
  local g, me = table_with(t)
  local gun = g:put("41_derringer", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })         -- fight 4
  t:equal(gun.uses, 3)
  g:tokens { "0", "+1", "-2" }
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 1, "3 + 2 against 4")
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 3, "3 + 2 + 1")
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 3, "3 + 2 - 2")
  me.actions = 1
  t:not_offered(g, { "activate", gun }, "cost")
  t:zone(gun, "play", me)
end)

test(".41 Derringer: its extra damage adds to others', and a missed shot has none of it", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" }, hand = { "vicious_blow" },
    auto = { "windows" } })
  local roland = g:investigator "roland_banks"
  local gun = g:put("41_derringer", "play", { owner = me })
  local foe = g:spawn("icy_ghoul", { engaged = roland, exhausted = true })        -- fight 3, health 4
  g:tokens { "auto_fail", "-1" }
  g:act { "activate", gun, foe }
  g:choose { "commit", none = true }
  t:equal({ foe.damage, roland.damage }, { 0, 1 })
  g:act { "activate", gun, foe }
  g:choose { "commit", "Vicious Blow" }
  t:equal(foe.damage, 3, "3 + 2 + 1 - 1 is 2 more than 3")
end)

test("Leo De Luca: the first action of each turn is the additional one", {
  rules = { "ah.action.additional_used_first", "ah.action.loss_standard_first" } }, function(t)
    local g, me = table_with(t)
    local leo = g:put("leo_de_luca", "play", { owner = me })
    g:act "gain 1 resource"
    t:equal(me.actions, 3)
    g:act "gain 1 resource"
    t:equal(me.actions, 2)
    g:effect("lose_actions", me, 1)
    g:act "gain 1 resource"
    t:not_offered(g, "gain 1 resource", "cost")
    g:auto { "windows" }
    g:run_to "turn_begins"
    g:go_on()
    g:act "gain 1 resource"
    t:equal({ me.actions, leo.action_spent }, { 3, true })
  end)

-- The example of the official rulings, step by step.
test("Leo De Luca: who loses him after his action was taken loses none, and a second one brings another", {
  rules = { "ah.action.additional_used_first" } }, function(t)
    local g, me = table_with(t, { locations = { "hallway", "attic" }, hand = { "leo_de_luca" } })
    me.resources = 6
    local leo = g:put("leo_de_luca", "play", { owner = me })
    local foe = g:spawn("ghoul_minion", { engaged = me })                          -- 1 damage, 1 horror
    g:tokens { "auto_fail" }
    g:act { "fight", foe }
    t:equal(me.actions, 3)
    for _ = 1, 2 do
      g:act { "move", g:location(me.place.id:find "hallway" and "attic" or "hallway") }
      g:choose { "damage", leo }
      g:choose { "horror", me }
      while g:prompt().text:find "horror" do g:choose { me } end
    end
    t:zone(leo, "discard", me)
    t:equal(me.actions, 1)
    g:act { "play", "Leo De Luca" }
    while g:prompt().text:find "Who takes" do g:choose { me } end
    t:equal(me.actions, 0)
    g:tokens { "0" }
    g:stop_at "turn_ends"
    g:act { "fight", foe }
    t:equal(foe.damage, 1)
    t:stopped(g)
  end)

test("Leo De Luca: unique, an ally who takes 2 damage and 2 horror; playing him costs an action of yours", function(t)
  local g, me = table_with(t, { hand = { "leo_de_luca", "leo_de_luca" } })
  me.resources = 12
  g:act { "play", "Leo De Luca" }
  t:equal({ me.actions, me.resources }, { 2, 6 })
  t:not_offered(g, { "play", "Leo De Luca" })
  local leo = g:cards("play", me)[1]
  g:effect("take_damage", me, 1)
  g:choose { leo }
  t:equal({ leo.damage, me.damage }, { 1, 0 })
  g:act "gain 1 resource"
  t:equal(me.actions, 2, "his action")
end)

test("Hard Knocks: combat or agility for a resource each, again and again, for the tested skill only", function(t)
  local g, me = table_with(t, { auto = { "commit" } })
  local talent = g:put("hard_knocks", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me })                            -- fight 4, evade 4
  t:not_offered(g, { "activate", talent })
  g:tokens { "-2", "-1" }
  g:act { "fight", foe }
  t:not_offered(g, { "activate", talent, "agility" })
  for _ = 1, 3 do g:act { "activate", talent, "combat" } end
  g:pass()
  g:pass()
  t:equal({ foe.damage, me.resources }, { 1, 2 })
  g:act { "evade", foe }
  t:not_offered(g, { "activate", talent, "combat" })
  g:act { "activate", talent, "agility" }
  g:pass()
  g:pass()
  t:truthy(foe.exhausted)
  t:equal(me.resources, 1)
end)

test("Elusive: away from all enemies, who stay ready and behind, to any revealed location without enemies", function(t)
  local g, me = table_with(t, { hand = { "elusive" }, locations = { "attic", "hallway", "cellar", "sealed_vault" },
    unrevealed = { "study" },
    auto = { "commit", "windows", "forced" } })
  local attic, cellar = g:location "attic", g:location "cellar"
  local a, b = g:spawn("ghoul_minion", { engaged = me }), g:spawn("ghoul_priest", { engaged = me })
  g:spawn("swarm_of_rats", { at = g:location "hallway", exhausted = true })
  t:offered(g, { { "play", "Elusive", cellar } })                                 -- two connections away
  for _, id in ipairs { "attic", "hallway", "sealed_vault", "study" } do
    t:not_offered(g, { "play", "Elusive", g:location(id) })
  end
  g:act { "play", "Elusive", cellar }
  t:equal(me.place, cellar)
  t:equal({ a.zone, a.place, a.exhausted }, { "board", attic, false })
  t:equal({ b.zone, b.place, b.exhausted }, { "board", attic, false })
  t:equal({ me.actions, me.resources }, { 3, 3 })
  t:equal({ me.damage, me.horror }, { 1, 0 }, "the Cellar's, and no enemy's")
end)

test("Elusive: those left behind engage whoever else is there", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" }, hand = { "elusive" },
    locations = { "hallway", "study" } })
  local roland = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:act { "play", "Elusive", g:location "study" }
  t:equal(foe.bearer, roland)
  t:equal(me.place, g:location "study")
end)

test("Elusive: a way to move, with no enemy to leave; another investigator's enemy is one at his location", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" }, hand = { "elusive" },
    locations = { "hallway", "study", "parlor" }, at = { roland_banks = "parlor" } })
  g:spawn("ghoul_minion", { engaged = g:investigator "roland_banks" })
  t:not_offered(g, { "play", "Elusive", g:location "parlor" })
  g:act { "play", "Elusive", g:location "study" }
  t:equal(me.place, g:location "study")
end)

test("Elusive: without a place to go there is still the disengaging; without either it is not played", function(t)
  local g, me = table_with(t, { hand = { "elusive" }, auto = { "commit", "windows", "forced" } })
  t:not_offered(g, { "play", "Elusive" })
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", "Elusive" }
  t:equal(foe.zone, "board")
  t:equal(rats.bearer, me, "ready, it engages again")
  t:equal({ me.actions, me.damage, me.resources }, { 3, 0, 3 })
end)

test("Elusive: only on your own turn, in any window of it", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" }, hand = { "elusive" },
    locations = { "hallway", "study" }, turn_of = "roland_banks" })
  t:not_offered(g, { "play", "Elusive" }, "my_turn", me)
  g:end_turn()
  g:tokens { "auto_fail" }
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:act { "fight", foe }
  g:act { "play", "Elusive", g:location "study" }
  t:equal(me.place, g:location "study")
end)

test("Backstab: agility against the enemy's fight value, 3 damage, and nobody strikes first", function(t)
  local g, me = table_with(t, { hand = { "backstab", "backstab" } })
  local foe = g:spawn("flesh_eater", { engaged = me })                             -- fight 4, evade 1, health 4
  g:tokens { "-1", "0" }
  me.resources = 6
  g:act { "play", "Backstab", foe }
  t:equal(foe.damage, 0, "4 - 1 against 4")
  g:act { "play", "Backstab", foe }
  t:equal({ foe.damage, me.damage, me.actions, me.resources }, { 3, 0, 1, 0 })
  t:falsy(foe.exhausted)
  t:equal(#g:cards("discard", me), 2)
end)

test("Sneak Attack: 2 damage to an exhausted enemy here without a test, whoever it is engaged with", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" },
    hand = { "sneak_attack", "sneak_attack", "sneak_attack" }, locations = { "hallway", "study" } })
  local roland = g:investigator "roland_banks"
  local his = g:spawn("icy_ghoul", { engaged = roland, exhausted = true })
  local far = g:spawn("icy_ghoul", { at = g:location "study", exhausted = true })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  t:not_offered(g, { "play", "Sneak Attack", foe })
  t:not_offered(g, { "play", "Sneak Attack", far })
  g:act { "play", "Sneak Attack", his }
  t:equal({ his.damage, me.damage, me.actions, me.resources }, { 2, 1, 2, 3 })
  t:not_logged(g, "skill test")
  foe.exhausted = true
  g:act { "play", "Sneak Attack", foe }
  t:zone(foe, "encounter_discard")
end)

test("Sneak Attack: it is no attack, so nothing adds to its damage", function(t)
  local g, me = table_with(t, { hand = { "sneak_attack" } })
  g:put("lita_chantler", "play", { owner = me })
  local foe = g:spawn("icy_ghoul", { engaged = me, exhausted = true })
  g:act { "play", "Sneak Attack", foe }
  t:equal(foe.damage, 2)
end)

test("Opportunist: back in hand after a success by 3, without having been discarded; discarded after less", function(t)
  local g, me = table_with(t, { hand = { "opportunist" }, auto = { "windows" } })
  local card = g:card "opportunist"
  g:tokens { "+1", "0" }
  g:stop_at "test_ends"
  g:act "investigate"                                                             -- 3 + 1 + 1 against 2
  g:choose { "commit", card }
  t:zone(card, "hand", me)
  g:go_on()
  g:act "investigate"                                                             -- 3 + 1 against 2
  g:choose { "commit", card }
  t:zone(card, "discard", me)
end)

test("Opportunist: one success by 3 is no promise for the next test", function(t)
  local g, me = table_with(t, { hand = { "opportunist" }, auto = { "windows" } })
  local card = g:card "opportunist"
  g:tokens { "+1", "auto_fail" }
  g:act "investigate"
  g:choose { "commit", card }
  t:zone(card, "hand", me)
  g:put("obscuring_fog", "attached", { attached_to = me.place })
  g:act "investigate"
  g:choose { "commit", card }
  t:logged(g, "fails by 4")
  t:zone(card, "discard", me)
end)

test("Opportunist: until the test is over it is neither in hand nor in the discard pile", function(t)
  local g, me = table_with(t, { hand = { "opportunist" }, auto = { "windows" } })
  local card = g:card "opportunist"
  g:tokens { "+1" }
  g:act "investigate"
  g:stop_at "test_results"
  g:choose { "commit", card }
  t:stopped(g)
  t:zone(card, "committed", me)
  g:go_on()
  t:zone(card, "hand", me)
end)

test("Opportunist: only for a test of your own", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" }, turn_of = "roland_banks",
    auto = { "windows" }, hand = { skids_otoole = { "opportunist", "perception" } } })
  g:tokens { "0" }
  g:act "investigate"
  t:prompt(g, "commit", me)
  t:equal(#g:prompt_options(), 1)
  t:raises(function() g:choose { "Opportunist" } end)
  g:choose { "commit", none = true, player = me }
  t:equal(#g:cards("hand", me), 2)
end)

test("Leo De Luca (1): an additional action for 5 resources; he is as unique as the other", function(t)
  local g, me = table_with(t, { hand = { "leo_de_luca_1", "leo_de_luca" } })
  me.resources = 11
  g:act { "play", g:card "leo_de_luca_1" }
  t:equal({ me.actions, me.resources }, { 2, 6 })
  t:not_offered(g, { "play", g:card "leo_de_luca" })
  g:act "gain 1 resource"
  t:equal(me.actions, 2, "his action")
end)

test("Cat Burglar: +1 agility; an action to shake off everybody and move on, without attacks", function(t)
  local g, me = table_with(t, { locations = { "hallway", "cellar" }, unrevealed = { "parlor" },   -- which is barred
    auto = { "commit", "windows", "forced" } })
  local hall, cellar = g:location "hallway", g:location "cellar"
  local cat = g:put("cat_burglar", "play", { owner = me })
  local foe, rats = g:spawn("icy_ghoul", { engaged = me }), g:spawn("swarm_of_rats", { engaged = me })
  t:equal(me.agility, 5)
  g:act { "activate", cat }                                       -- the Cellar is the only way
  g:choose { me }                                                 -- its damage
  t:equal({ me.place, me.damage, me.horror, me.actions }, { cellar, 1, 0, 2 })
  t:equal({ foe.zone, foe.place, foe.exhausted, rats.place }, { "board", hall, false, hall })
  t:not_offered(g, { "activate", cat }, "cost")
end)

test("Cat Burglar: other actions provoke as ever", function(t)
  local g, me = table_with(t, { locations = { "hallway", "attic" } })
  g:put("cat_burglar", "play", { owner = me, exhausted = true })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act "gain 1 resource"
  g:choose { me }
  t:equal(me.damage, 1)
end)

test("Cat Burglar: it is no move action, so being frozen in fear does not make it dearer", function(t)
  local g, me = table_with(t, { locations = { "hallway", "cellar" } })
  g:put("frozen_in_fear", "threat", { controller = me })
  local cat = g:put("cat_burglar", "play", { owner = me, exhausted = true })
  me.actions = 1
  t:not_offered(g, { "move", g:location "cellar" })
  cat.exhausted = false
  g:act { "activate", cat }
  g:choose { me }
  t:equal(me.place, g:location "cellar")
end)

test("Cat Burglar: with no way to move there is still the disengaging, without either nothing", function(t)
  local g, me = table_with(t)
  local cat = g:put("cat_burglar", "play", { owner = me })
  t:not_offered(g, { "activate", cat })
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", cat }
  t:equal(foe.zone, "board")
  t:equal(rats.bearer, me, "ready, it engages again")
  t:equal(me.damage, 0)
end)

test("Sure Gamble: the minus of a revealed token becomes a plus, a symbol's too", function(t)
  local g, me = table_with(t, { hand = { "sure_gamble", "sure_gamble" }, reference = "the_gathering_reference" })
  local foe = g:spawn("ghoul_priest", { exhausted = true })       -- fight 4, and a Ghoul for the skull
  g:spawn("ghoul_minion", { exhausted = true })
  g:tokens { "-3", "skull" }
  g:act { "fight", foe }
  t:prompt(g, "reveals -3", me)
  g:choose { "Sure Gamble" }
  t:logged(g, "succeeds by 2")                                    -- 3 + 3 against 4
  t:equal(me.resources, 3)
  g:act { "fight", foe }
  g:choose { "Sure Gamble" }
  t:logged(g, "succeeds by 1")                                    -- 3 + 2 against 4
  t:equal(me.actions, 1)
end)

test("Sure Gamble: not for a token without a minus, not for the auto-fail, not for another's token, not twice", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" },
    hand = { "sure_gamble", "sure_gamble" }, reference = "the_gathering_reference" })
  g:tokens { "0", "skull", "auto_fail", "-1", "-2" }
  me.actions = 4
  for _ = 1, 3 do
    g:act "investigate"
    t:prompt(g, "your turn")
  end
  g:act "investigate"
  g:choose { "Sure Gamble" }
  t:prompt(g, "your turn")
  t:equal(#g:cards("hand", me), 1, "no second time for the same token")
  g:end_turn()
  g:act "investigate"
  t:prompt(g, "your turn", g:investigator "roland_banks")
end)

test("Sure Gamble: not for a token that is revealed for no test", function(t)
  local g, me = table_with(t, { hand = { "sure_gamble" } })
  g:tokens { "-1", "-1" }
  g:effect("reveal_apart", me, 1)
  t:prompt(g, "your turn")
  g:act "investigate"
  t:offered(g, "Sure Gamble")
end)

test("Hot Streak: 10 resources for 3, and an action", function(t)
  local g, me = table_with(t, { hand = { "hot_streak" } })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", "Hot Streak" }
  t:equal({ me.resources, me.actions, me.damage }, { 12, 2, 1 })
end)

test("Elusive and Cat Burglar: not for an immune enemy alone", function(t)
  local g = t:game { locations = { "hallway" }, auto = { "windows" }, hand = { "elusive" } }
  local me = g:lead()
  local foe = g:spawn("ghoul_minion", { engaged = me })
  local burglar = g:put("cat_burglar", "play", { owner = me })
  t:offered(g, { "activate", burglar })
  t:offered(g, { "play", g:card "elusive" })
  foe:modify("immune", 1, "game")
  t:not_offered(g, { "activate", burglar }, "immune")
  t:not_offered(g, { "play", g:card "elusive" }, "immune")
end)
