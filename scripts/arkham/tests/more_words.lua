-- Words that only cards of expansions use (lib/more_words.lua), each by a card of packs/extras.

local purchases = require "helpers/purchases"

local function at(t, more)
  local config = { locations = { "study" }, auto = { "windows", "commit" } }
  for key, value in pairs(more or {}) do config[key] = value end
  local g = t:game(config)
  return g, g:lead()
end

-- --- damage and horror -----------------------------------------------------------------------------------------------

test("direct harm is assigned to no asset but one that takes it", { rules = { "ah.direct.no_reassign" } }, function(t)
  local g, me = at(t)
  local pillar, dog = g:put("extra_pillar", "play", { owner = me }), g:put("guard_dog", "play", { owner = me })
  g:effect("take", me, { damage = 1, horror = 1, direct = true })
  t:equal(#g:prompt_options(), 2)
  g:choose { pillar }
  g:choose { me }
  t:equal({ pillar.damage, me.horror, dog.damage }, { 1, 1, 0 })
  g:effect("take", me, { damage = 2, direct = true })
  g:choose { pillar }
  t:zone(pillar, "discard")
  t:equal({ me.damage, dog.damage }, { 1, 0 }, "the second point has nobody else")
end)

test("a card that must take harm first takes all that it can, but no direct harm", function(t)
  local g, me = at(t)
  local shield = g:put("extra_shield", "play", { owner = me })
  g:effect("take", me, { damage = 1, horror = 1, direct = true })
  t:equal({ me.damage, me.horror }, { 1, 1 })
  g:effect("take", me, { damage = 1, horror = 1 })
  t:equal({ shield.damage, shield.horror, me.damage, me.horror }, { 1, 1, 1, 1 })
  local dog = g:put("guard_dog", "play", { owner = me })
  g:effect("take_damage", me, 1)
  t:equal(#g:prompt_options(), 2, "another asset may take it")
  g:choose { dog }
  g:effect("take_damage", me, 2)
  g:choose { shield }
  g:choose { me }
  t:equal({ shield.zone, me.damage }, { "discard", 2 })
end)

test("all that is dealt at one time is announced once, and a part of it or all can be cancelled", function(t)
  local g, me = at(t)
  local dog = g:put("guard_dog", "play", { owner = me })
  local balm, charm = g:put("extra_balm", "play", { owner = me }), g:put("extra_charm", "play", { owner = me })
  g:effect("take", me, { damage = 2, horror = 2 })
  g:choose { "damage", dog }
  g:choose { "damage", me }
  for _ = 1, 2 do g:choose { "horror", me } end
  g:choose { balm }
  g:pass()
  g:choose { "prevented", me }
  t:equal({ me.damage, me.horror, dog.damage, me.assigned_damage, me.assigned_horror, dog.assigned_damage }, { 0, 1, 1, 0, 0, 0 })
  g:effect("take", me, { damage = 2, horror = 1 })
  g:choose { "damage", dog }
  g:choose { "damage", me }
  g:choose { "horror", me }
  g:choose { charm }
  t:equal({ me.damage, me.horror, dog.damage, me.assigned_damage, me.assigned_horror, dog.assigned_damage }, { 0, 1, 1, 0, 0, 0 })
  t:zone(charm, "discard")
end)

test("so is harm that nothing can share, and a cost is not paid by what is cancelled", function(t)
  local g, me = at(t)
  local balm = g:put("extra_balm", "play", { owner = me })
  g:effect("take", me, { damage = 2, horror = 1 })
  g:choose { balm }
  t:equal({ me.damage, me.horror, me.assigned_damage, me.assigned_horror }, { 1, 0, 0, 0 })
end)

test("healing names the card that heals, and what heals more by it is not announced again", function(t)
  local g, me = at(t)
  local medic = g:put("extra_medic", "play", { owner = me })
  me.horror = 4
  g:act { "use", medic }
  g:choose { medic }
  t:equal({ me.horror, medic.heard }, { 2, 1 })
  g:effect("heal_horror", me, 1)
  t:equal({ me.horror, medic.heard }, { 1, 1 })
end)

-- --- enemies -----------------------------------------------------------------------------------------------------------

test("enemies that move in the enemy phase move toward a location that lures them", function(t)
  local g = at(t, { locations = { "extra_camp", "extra_rim", "extra_pit" }, phase = "enemy" })
  local hunter, idle = g:spawn("hunting_nightgaunt", { at = g:location "extra_rim" }), g:spawn("ghoul_minion", { at = g:location "extra_rim" })
  g:run_to "upkeep"
  t:equal({ hunter.place, idle.place }, { g:location "extra_pit", g:location "extra_rim" })
  g:end_turn()
  t:equal(hunter.place, g:location "extra_pit", "it is there, and stays")
end)

test("after an attack, or a cancelled one", function(t)
  local g, me = at(t, { hand = { "dodge" } })
  g:put("extra_witness", "play", { owner = me })
  local foe = g:spawn("swarm_of_rats", { engaged = me })
  g:effect("attack", foe, me)
  g:choose { "Dodge" }
  g:choose { "gain 1" }
  t:equal({ me.damage, me.resources }, { 0, 5 })
  g:effect("attack", foe, me)
  g:choose { "gain 1" }
  t:equal({ me.damage, me.resources }, { 1, 6 })
end)

test("moves, and investigations, that provoke no attacks of opportunity", { rules = { "ah.aoo.each_ready_engaged_enemy" } }, function(t)
  local g, me = at(t, { locations = { "hallway", "cellar" }, auto = { "windows", "commit", "reactions", "forced" } })
  g:put("extra_mule", "play", { owner = me })
  g:spawn("swarm_of_rats", { engaged = me })
  g:bag { "0" }
  g:act { "move", g:location "cellar" }
  local harmed = me.damage
  g:act { "move", g:location "hallway" }
  t:not_logged(g, "Swarm of Rats attacks")
  me.actions = 4
  g:act "investigate"
  t:equal(me.damage, harmed + 1)
  g:put("extra_lens", "play", { owner = me })
  g:act "investigate"
  t:equal(me.damage, harmed + 1)
  g:act "resource"
  t:equal(me.damage, harmed + 2)
end)

-- --- acts and agendas, encounter cards -----------------------------------------------------------------------------------

test("an agenda that is due can be kept from advancing by its doom, and by nothing else", function(t)
    local g = t:game { scenario = "the_gathering", phase = "mythos", auto = { "windows", "forced", "commit" } }
    local me, agenda = g:lead(), g:agenda()
    g:hand(me, { "extra_hymn" })
    g:encounter_deck { "swarm_of_rats" }
    agenda.doom = agenda.doom_threshold - 1
    g:stop_at "encounter_drawn"
    g:go_on()
    g:choose { "Hymn" }
    t:equal({ agenda.face, agenda.doom }, { 0, agenda.doom_threshold })
    g:effect "check_doom"
    t:equal(agenda.face, 0)
    g:effect "advance_agenda"
    t:equal(agenda.face, 1)
  end)

test("a test of a revelation, also one that it only leads to; and what comes from the encounter deck", function(t)
  local g, me = at(t, { auto = { "windows", "commit" } })
  local scholar = g:put("extra_scholar", "play", { owner = me })
  g:bag { "0" }
  for _, id in ipairs { "extra_trial", "extra_maze" } do
    local before = me.resources
    g:encounter_deck { id }
    g:effect("draw_encounter", me)
    g:choose { scholar, "gain 1" }
    g:choose { scholar, "gain 2" }
    t:equal(me.resources, before + 3)
    g:effect("draw_encounter", me, g:put(id, "set_aside"))
    g:choose { scholar, "gain 1" }
    t:equal(me.resources, before + 4)
    t:prompt(g, "your turn")
  end
  local before = me.resources
  g:act "investigate"
  t:equal(me.resources, before)
  t:prompt(g, "your turn")
end)

test("somebody else counts as having drawn an encounter card, with its surge", function(t)
  local g, me = at(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { roland_banks = { "extra_relay" } } })
  local agnes = g:investigator "agnes_baker"
  local book = g:put("extra_chronicle", "play", { owner = me })
  local surge = g:encounter_deck { "ancient_evils", "swarm_of_rats" }[1]
  surge:gain_tag("surge", "game")
  g:effect("draw_encounter", me)
  g:choose { "Relay" }
  t:equal({ me.treacheries_drawn, agnes.treacheries_drawn, g:agenda().doom }, { 0, 1, 1 })
  t:equal({ g:card "swarm_of_rats".bearer, book.in_play }, { agnes, true })
end)

test("what is drawn goes back, unresolved: an encounter card, a weakness, and not into an empty deck", function(t)
  local g, me = at(t, { hand = { "extra_eraser", "extra_eraser", "extra_eraser" }, deck = { "paranoia", "knife" } })
  local evils = g:encounter_deck { "ancient_evils", "crypt_chill" }[1]
  evils:gain_tag("surge", "game")
  g:effect("draw_encounter", me)
  g:choose { "Eraser" }
  t:equal({ evils.zone, g:agenda().doom, #g:cards "encounter_deck" }, { "encounter_deck", 0, 2 })
  local paranoia = g:cards("deck", me)[1]
  g:act "draw"
  g:choose { "Eraser" }
  t:zone(paranoia, "deck", me)
  t:equal(me.resources, 5)
  g:empty("deck", me)
  g:deck(me, { "paranoia" })
  g:act "draw"
  g:choose { "Eraser" }
  t:equal({ #g:cards("deck", me), me.resources }, { 0, 5 })
end)

test("a story asset enters play at a location, and a treachery next to the agenda deck", function(t)
  local g, me = at(t, { locations = { "extra_camp", "extra_rim" } })
  local herald, whisper = g:put("extra_herald", "set_aside"), g:put("extra_whisper", "set_aside")
  g:effect("draw_encounter", me, herald)
  g:effect("draw_encounter", me, whisper)
  t:equal({ herald.zone, herald.place, herald.controller }, { "board", g:location "extra_rim", nil })
  t:equal({ whisper.in_play, whisper.place, whisper.bearer }, { true, nil, nil })
  g:effect("leave_play", whisper)
  t:zone(whisper, "encounter_discard")
end)

test("a story asset that nobody owns is discarded with the encounter cards", { rules = { "ah.discard.owner_top_faceup" } },
function(t)
  local g, me = at(t, { locations = { "extra_camp" } })   -- the Rim, where the herald enters play, is not there
  local herald = g:call("create", "extra_herald", "set_aside")
  g:effect("draw_encounter", me, herald)
  t:equal({ herald.zone, herald.controller }, { "encounter_discard", nil })
  g:effect("enter_play", herald, me)
  g:effect("return_to_hand", herald)
  t:zone(herald, "encounter_discard")   -- the encounter deck owns it, and has no hand
  g:encounter_deck { "swarm_of_rats", "swarm_of_rats", "swarm_of_rats" }
  g:effect("discard_until", { "player_card" })   -- first the herald is shuffled into the deck
  t:zone(herald, "encounter_discard")
  local another = g:call("create", "extra_herald", "encounter_deck")
  g:effect("discard_together", { another })
  t:zone(another, "encounter_discard")
  local whisper, beneath = g:put("extra_whisper", "set_aside"), g:call("create", "extra_herald", "set_aside")
  g:effect("draw_encounter", me, whisper)
  g:effect("put_beneath", beneath, whisper)
  g:effect("leave_play", whisper)
  t:zone(beneath, "encounter_discard")
end)

test("one of a title in each threat area", function(t)
  local g, me = at(t)
  local one, two = g:put("extra_brand", "set_aside"), g:put("extra_brand", "set_aside")
  g:effect("put_in_threat_area", one, me)
  g:effect("put_in_threat_area", two, me)
  t:equal({ one.zone, two.zone }, { "threat", "set_aside" })
end)

-- --- what has happened -------------------------------------------------------------------------------------------------

test("what has happened in the round is recalled until it ends", function(t)
  local g, me = at(t, { investigators = { "roland_banks", "wendy_adams" }, auto = { "windows", "commit", "reactions" } })
  local wendy, book = g:investigator "wendy_adams", g:put("extra_chronicle", "play", { owner = g:lead() })
  g:encounter_deck { "ancient_evils", "ancient_evils", "swarm_of_rats" }
  g:effect("draw_encounter", me)
  g:effect("draw_encounter", wendy)
  g:effect("draw_encounter", me)
  g:effect("deal_damage", me, g:card "swarm_of_rats", 1)
  g:act { "use", book }
  t:equal(me.resources, 16)
  g:run_to "mythos"
  t:equal({ me.treacheries_drawn, me.place.enemies_defeated }, { 0, 0 })
end)

test("cards that one draw brings are announced together", { rules = { "ah.draw.multiple_simultaneous" } }, function(t)
  local g, me = at(t, { deck = { "knife", "guts", "dodge", "machete", "evidence" } })
  local gull = g:put("extra_gull", "play", { owner = me })
  g:effect("draw", me, 3)
  t:equal({ gull.most, gull.times }, { 3, 1 })
  g:act "draw"
  t:equal({ gull.most, gull.times }, { 1, 2 })
  g:run_to "mythos"
  t:equal({ gull.most, gull.times, #g:cards("deck", me) }, { 1, 3, 0 })
end)

test("a test is attempted again: with its costs paid, and without what lasted for the first attempt", function(t)
  local g, me = at(t, { hand = { "extra_retry" }, auto = { "commit", "forced" } })
  local gun = g:put("45_automatic", "play", { owner = me })                         -- +1 combat, 2 damage
  g:put("physical_training", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })             -- fight 4
  me.resources = 1
  g:tokens { "-3", "-2" }
  g:act { "fight", gun, foe }
  g:act { "use", g:card "physical_training", "combat" }
  t:logged(g, "fails by 1")                                                         -- 4 + 1 + 1 - 3
  g:choose { g:card "extra_retry" }
  t:logged(g, "succeeds by 0", "4 + 1 + 1 - 2")
  t:equal({ foe.damage, gun.uses, me.combat }, { 2, 3, 4 })
end)

test("a test of resources: half of them, and only wild icons match", function(t)
  local g, me = at(t, { auto = { "windows", "forced" }, hand = { "extra_purse", "perception", "unexpected_courage" } })
  me.resources = 5
  g:tokens { "-2" }
  g:act "investigate"
  g:choose { "Purse" }
  t:equal(#g:prompt_options(), 1)
  g:choose { "commit cards", g:card "unexpected_courage" }
  t:logged(g, "succeeds by 0", "2 + 2 - 2 against 2")
end)

test("a skill card that is committed alone", function(t)
  local g, me = at(t, { auto = { "windows", "forced" }, hand = { "extra_lone", "guts", "unexpected_courage" } })
  g:location "study".clues = 4
  g:bag { "0" }
  g:act "investigate"
  g:choose { "commit a card alone", g:card "extra_lone" }
  t:equal({ me.clues, #g:cards("hand", me) }, { 1, 2 })
  g:put(g:card "extra_lone", "hand", { owner = me })
  g:act "investigate"
  g:choose { "commit a card alone", none = true }
  t:equal(#g:prompt_options(), 1)
  g:choose { "commit cards", g:card "unexpected_courage" }
  t:equal(me.clues, 2)
end)

-- --- decks, campaigns ----------------------------------------------------------------------------------------------------

test("a card has its own entry in the campaign log, by the number of whose boxes a task is done", {
  rules = { "ah.researched.task_recorded" } }, function(t)
    local g, me = at(t)
    g:act { "use", g:put("extra_stone", "play", { owner = me }) }
    local log = g:call "campaign_log"
    t:equal(g:call("marks", "rune_read"), 1)
    local _, state = purchases.between(t, 5, { extra_stone = 1, dodge = 0 })
    local upgrade = { act = "upgrade", from = "extra_stone", card = "extra_stone_2" }
    local _, why = purchases.try(g, state, upgrade)
    t:truthy(why:find("does not say 'You have read the rune' yet", 1, true) or why:find("cannot have", 1, true), why)
    state.log = log
    state.investigators[1].investigator = "arkham_core:daisy_walker"
    local _, new = purchases.try(g, state, { act = "upgrade", investigator = "daisy_walker", from = "extra_stone", card = "extra_stone_2" })
    t:truthy(type(new) == "table" or not new:find("campaign log", 1, true), type(new) == "string" and new)
  end)

test("a purchase that brings trauma, and an upgrade that costs less after a scenario", function(t)
  local g, state = purchases.between(t, 9, { beat_cop = 1 })
  local function price(of, deed)
    local before = of.investigators[1].experience
    local roland, new = purchases.try(g, of, deed)
    return roland and before - roland.experience or new, new
  end
  local cop = { act = "upgrade", from = "beat_cop", card = "beat_cop_2" }
  local full = price(state, cop)
  local roland, taught = purchases.try(g, state, { act = "buy", card = "extra_tutor" })
  t:equal({ roland.physical_trauma, roland.mental_trauma }, { 1, 0 })
  local less, new = price(taught, cop)
  t:equal({ full, less }, { 2, 1 })
  t:equal({ g:call("campaign_check", new).problems, new.investigators[1].upgraded }, { {}, { police = true } })
end)

test("a weakness that stays in the opening hand", function(t)
  local g = t:game { scenario = "the_gathering", begin = "setup" }
  local me = g:lead()
  g:no_shuffle(true)
  g:deck(me, { "extra_keeper", "knife", "guts", "dodge", "evidence", "machete", "paranoia" })
  g:go_on()
  t:equal({ #g:cards("hand", me), #g:prompt_options() }, { 5, 4 })
end)

test("a card in hand whose text waits for the end of the game, or for the elimination", { rules = { "ah.elim.weakness_game_end" } },
  function(t)
    local g = t:game { scenario = "the_gathering", investigators = { "roland_banks", "wendy_adams", "agnes_baker" }, auto = { "windows", "forced" } }
    local me, wendy, agnes = g:lead(), g:investigator "wendy_adams", g:investigator "agnes_baker"
    g:hand(me, { "extra_debt" })
    g:hand(wendy, { "extra_debt" })
    g:discard_pile(agnes, { "extra_debt" })
    g:effect("resign", wendy)
    t:equal({ wendy.mental_trauma, me.mental_trauma }, { 1, 0 })
    g:effect("end_scenario", "R2")
    local all = g:call("campaign_result").investigators
    t:equal({ all[1].mental_trauma, all[2].mental_trauma, all[3].mental_trauma }, { 1, 1, 0 })
    t:equal({ all[1].exiled["extras:extra_debt"], all[2].exiled["extras:extra_debt"], all[3].exiled["extras:extra_debt"] }, { 1, 1 })
  end)

test("a basic weakness for campaigns only is not drawn at random outside", function(t)
  local g = at(t)
  for _, card in ipairs(g:cards "random_weaknesses") do t:not_equal(card.title, "Long Pact") end
end)

test("investigators of a prologue name its scenario by that scenario's card", { rules = { "ah.prologue.only_there" } }, function(t)
  local g = t:game { scenario = "extra_ball", investigators = { "extra_guest" } }
  local me = g:lead()
  t:equal({ me.place.title, me.place.face, #g:cards("threat", me), #g:cards "encounter_deck" }, { "Far Camp", 1, 1, 1 })
  t:raises(function() t:game { scenario = "the_gathering", investigators = { "extra_guest" } } end, "can be used only in The Ball")
end)

test("a card that is gathered leaves the encounter deck; one that is set aside already stays there", function(t)
  local g = t:game { scenario = "extra_ball", investigators = { "extra_usher" } }
  local me = g:lead()
  t:equal({ #g:cards "encounter_deck", #g:cards "set_aside", me.resources }, { 0, 2, 5 + 1 + 2 + 4 })
end)

test("a hunch deck with a card that must be in it, its revealed card, and what would be shuffled into it", {
  rules = { "ah.hunch.built_in_step_4" } }, function(t)
    local g = t:game { scenario = "the_gathering", begin = "setup", investigators = { "extra_sleuth" }, auto = { "windows" } }
    g:no_shuffle(true)
    local me = g:lead()
    g:deck(me, { "knife", "guts", "dodge", "extra_case", "machete", "flashlight", "perception", "evidence" })
    g:go_on()
    t:prompt(g, "Which 1 cards are your hunch deck?", me)
    g:choose { g:cards("deck", me)[3] }
    t:equal(#g:call("find", "hunch_deck", me), 2)
    g, me = at(t, { investigators = { "extra_sleuth" } })
    local case = g:put("extra_case", "beneath_facedown", { owner = me, attached_to = me })
    local other = g:put("dodge", "beneath_facedown", { owner = me, attached_to = me })
    g:act { "use", me, "reveal" }
    t:equal({ other.zone, case.zone }, { "beneath", "beneath_facedown" })
    g:act { "use", me, "shuffle" }
    t:equal({ other.zone, #g:call("find", "hunch_deck", me) }, { "beneath_facedown", 2 })
    g:put(other, "discard", { owner = me })
    g:act { "use", me, "reveal" }
    t:zone(case, "beneath")
    g:act { "use", me, "shuffle" }
    t:zone(case, "threat", me)
  end)

test("a card never has more uses than it may have", function(t)
  local g, me = at(t)
  local quiver = g:put("extra_quiver", "play", { owner = me })
  g:act { "use", quiver }
  t:equal(quiver.uses, 2)
  t:not_offered(g, { "use", quiver }, "room_for_uses")
  t:equal({ quiver:takes_uses "ammo", quiver:takes_uses "charges" }, { false, false })
  quiver.uses = 0
  g:effect("add_uses", quiver, "ammo", 3)
  t:equal(quiver.uses, 2)
end)

test("what is forbidden to an investigator holds for targets that a card names itself", function(t)
  local g, me = at(t, { locations = { "study", "cellar" } })
  local lance, foe = g:put("extra_lance", "play", { owner = me }), g:spawn("ghoul_minion", { at = g:location "cellar" })
  t:offered(g, { { "use", lance, foe }, { "use", lance, g:location "cellar" } })
  me:modify("cannot_attack", 1, "game")
  me:modify("cannot_investigate", 1, "game")
  t:not_offered(g, { { "use", lance, foe }, { "use", lance, g:location "cellar" } })
end)

test("a card hears that it leaves play, wherever it goes", function(t)
  local g, me = at(t, { deck = { "knife" } })
  local ways = {
    function(gift) g:effect("leave_play", gift) end, function(gift) g:effect("return_to_hand", gift) end,
    function(gift) g:effect("shuffle_into", gift, "deck", me) end, function(gift) g:effect("put_beneath", gift, me) end,
    function(gift) g:effect("put_beneath", gift, me, true) end, function(gift) g:effect("exile", gift) end,
    function(gift) g:effect("add_to_victory", gift) end,
  }
  for i, way in ipairs(ways) do
    me.horror = 0
    way(g:put("extra_farewell", "play", { owner = me }))
    t:equal(me.horror, 1, "way " .. i)
  end
end)

test("what an event has begun is of whoever played it, and lasts wherever the event is", function(t)
  local g, me = at(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { agnes_baker = { "extra_spur" } } })
  local agnes, spur = g:investigator "agnes_baker", g:card "extra_spur"
  me.horror, agnes.horror, me.actions = 2, 1, 1
  local mine, hers = me.combat, agnes.combat
  g:hold_window "turn"
  g:effect("play", me, spur, { in_hand = true })
  t:zone(spur, "discard", agnes)
  g:effect("add_to_hand", agnes, spur)
  t:equal({ me.combat - mine, agnes.combat - hers }, { 2, 0 })
  g:act "resource"
  t:equal(me.actions, 1, "the additional action")
  me.horror = 3
  t:equal(me.combat - mine, 3)
  g:run_to "turn of agnes_baker"
  t:equal(me.combat, mine)
  t:equal({ agnes.actions, g:call("count", "additional_actions", agnes) }, { 3, 0 })
end)

test("additional actions of whoever makes the test are counted, also those of an event", function(t)
  local g, me = at(t, { hand = { "extra_spur" } })
  local function counted() return g:call("count", "tester_additional_actions", me) end
  g:act { "play", "Spur" }
  g:put("leo_de_luca", "play", { owner = me })
  g:tokens { "0" }
  g:stop_at "test_results"
  g:act "investigate"
  t:equal({ counted(), me.actions }, { 1, 3 }, "the investigation has used one of two")
end)

test("what happens after a certain token is revealed happens once for two that are resolved together", function(t)
  local g, me = at(t, { auto = { "commit", "windows", "forced" } })
  local lens, tally = g:put("twin_lens", "play", { owner = me }), g:put("tally_sheet", "play", { owner = me })
  g:bag { "skull", "skull", "0" }
  g:tokens { "skull", "skull" }
  g:act "investigate"
  g:choose { lens, "reveal 2" }
  g:auto { "commit", "windows", "forced", "reactions" }
  g:pass()
  t:equal({ tally.in_tests, tally.times }, { 2, 1 })
  g:tokens { "skull" }
  g:act "investigate"
  t:equal({ tally.in_tests, tally.times }, { 3, 2 })
end)

test("an asset that could not enter play is not chosen for it", function(t)
  local g, me = at(t, { hand = { "extra_mirror", "chthonian_stone" }, investigators = { "roland_banks", "agnes_baker" } })
  local stone = g:card "chthonian_stone"
  g:bag { "0" }                                                             -- none of the tokens for its seal
  t:not_offered(g, { "play", "Mirror" })
  g:bag { "0", "skull" }
  t:offered(g, { "play", "Mirror", stone })
  g:put("chthonian_stone", "play", { owner = g:investigator "agnes_baker" })   -- it is unique
  t:not_offered(g, { "play", "Mirror" })
end)

test("a story asset that nobody controls is a scenario card: its test is on one", function(t)
  for _, controlled in ipairs { false, true } do
    local g, me = at(t, { auto = { "windows" }, hand = { "extra_notes" } })
    local ferryman = g:call("create", "extra_ferryman", "set_aside")
    g:effect("enter_at", ferryman, g:location "study")
    if controlled then g:effect("take_control", me, ferryman) end
    g:tokens { "-1" }
    g:act { "activate", ferryman }
    g:choose { "commit", "Notes" }
    t:logged(g, controlled and "succeeds by 0" or "succeeds by 1")
    t:equal(me.resources, 6)
  end
end)
