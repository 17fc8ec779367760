-- Published cards of the expansions, in our own words: enemies, treacheries and player cards.

local TWO = { "roland_banks", "test_partner" }
local ROW = { "shadows_gate", "shadows_lane", "shadows_market", "shadows_well" }

local function table_of(t, more)
  local setup = { locations = { "study", "wilds_landing" }, auto = { "commit" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:investigator "roland_banks", setup.investigators and g:investigator "test_partner"
end

local function draw(g, inv, id)
  g:encounter_deck { id }
  g:effect("draw_encounter", inv)
  return g:card(id)
end

test("Whispers in Your Head: the holder plays no event, the others do",
  { rules = { "ah.hidden.treachery" } }, function(t)
  local g, me, partner = table_of(t, { investigators = TWO, hand = { roland_banks = { "emergency_cache", "knife" } } })
  local cache, knife = g:card "emergency_cache", g:card "knife"
  t:offered(g, { "play", cache })
  local card = draw(g, me, "whispers_doubt")
  t:equal({ g:sees(me, card), g:sees(partner, card) }, { true, false })
  t:not_offered(g, { "play", cache }, "playable_now")
  t:offered(g, { "play", knife })
  g:act { "use", card, "Discard this" }
  t:zone(card, "encounter_discard", nil)
  t:equal(me.actions, 1)
  t:offered(g, { "play", cache })
end)

test("Whispers in Your Head: two with different words are copies of one title",
  { rules = { "ah.hidden.to_hand_secretly" } }, function(t)
  local g, me, partner = table_of(t, { investigators = TWO,
    hand = { roland_banks = { "perception" }, test_partner = { "perception" } },
    auto = {} })
  local doubt, dismay = draw(g, me, "whispers_doubt"), draw(g, me, "whispers_dismay")
  t:equal({ doubt.title, dismay.title }, { "Whispers in Your Head", "Whispers in Your Head" })
  t:falsy(g:call("different", doubt, dismay))
  t:not_logged(g, "Whispers", partner)
  -- With Dismay its holder commits nothing, so only the other one is asked.
  g:tokens { "0" }
  g:act "investigate"
  t:prompt(g, "Commit", partner)
  t:raises(function() g:choose { "commit", g:cards("hand", me)[1], player = me } end)
end)

test("Inconspicuous Zoog: a swarm card, and horror for the nearest investigator",
  { rules = { "ah.swarming.adds_cards" } }, function(t)
  local g, me, partner = table_of(t, { investigators = TWO, deck = { test_partner = { "knife", "guts" } },
    at = { test_partner = "wilds_landing" } })
  draw(g, partner, "inconspicuous_zoog")
  t:equal(#g:call("find", "enemies"), 2)
  t:equal({ me.horror, partner.horror, #g:cards("deck", partner) }, { 0, 1, 1 })
  for _, enemy in ipairs(g:call("find", "enemies")) do
    t:equal({ enemy.title, enemy.zone }, { "Inconspicuous Zoog", "board" })
  end
end)

test("Rising Tides: the flood rises, and at its highest the card surges",
  { rules = { "ah.flood.increase" } }, function(t)
  local g, me = table_of(t)
  g:encounter_deck { "rising_tides", "rising_tides", "rising_tides", "wilds_supplies", "wilds_vines" }
  for level = 1, 2 do
    g:effect("draw_encounter", me)
    t:equal({ me.place.flood_level, #g:cards "encounter_discard" }, { level, level })
  end
  g:effect("draw_encounter", me)
  t:equal({ me.place.flood_level, #g:cards "encounter_discard", me.resources }, { 2, 4, 3 })
end)

test("Heretic: its defeat turns it into a story that stays in the threat area",
  { rules = { "ah.story_card.resolve" } }, function(t)
  local g, me = table_of(t)
  local heretic = g:spawn("heretic", { at = me.place, damage = 1, exhausted = true })
  g:tokens { "+1" }
  me.clues = 1
  g:act { "fight", heretic }
  t:equal({ heretic.title, heretic.zone, heretic.bearer, heretic:is "enemy" },
    { "Unfinished Business", "threat", me, false })
  t:not_logged(g, "Heretic is defeated")
  g:run_to "round 2"
  t:equal(me.horror, 1)
  g:run_to "turn of roland_banks"
  g:go_on()
  g:act { "use", heretic, "victory" }
  t:equal({ heretic.zone, me.clues }, { "victory", 0 })
end)

test("La Chica Roja: after her attack she is gone", { rules = { "ah.elusive.after_own_attack" } }, function(t)
  local g, me = table_of(t, { locations = ROW })
  local roja = g:spawn("la_chica_roja", { engaged = me })
  g:act "draw"
  t:equal({ me.damage, me.horror, roja.place.title, roja.zone, roja.exhausted }, { 1, 1, "Narrow Lane", "board", true })
end)

test("Casino Guard: he walks to the clues, not to the investigator", { rules = { "ah.patrol.moves" } }, function(t)
  local g, me = table_of(t, { locations = ROW })
  for _, place in ipairs(g:cards "locations") do place.clues = place.title == "Dry Well" and 1 or 0 end
  local guard = g:spawn("casino_guard", { at = g:location "shadows_lane" })
  g:run_to "upkeep"
  t:equal({ guard.place.title, me.damage }, { "Night Market", 0 })
end)

test("Coterie Assassin: exposed, it attacks at once", { rules = { "ah.concealed.enemy_appears" } }, function(t)
  local g, me = table_of(t, { locations = ROW })
  local assassin = draw(g, me, "coterie_assassin")
  t:equal({ assassin.in_play, assassin.place }, { true, nil })
  local minis, own = g:call("find", "mini_cards"), nil
  t:equal(#minis, 2)
  for _, mini in ipairs(minis) do if mini.stands_for == assassin.shadow then own = mini end end
  local place = own.place
  g:place(me, place)
  g:effect("expose", me, own)
  t:equal({ assassin.place, me.damage }, { place, 2 })
end)

test("Nathan Wick: defeated, he is healed and another enemy, and dies as that one", function(t)
  local g, me = table_of(t)
  local nathan = g:spawn("nathan_initiation", { engaged = me, damage = 4 })
  t:equal(nathan.health, 5)
  g:effect("deal_damage", me, nathan, 1)
  t:equal({ nathan.id, nathan.damage, nathan.zone, nathan.health, nathan.evade },
    { "published_two:nathan_indoctrination", 0, "threat", 3, 5 })
  t:truthy(nathan:is "retaliate")
  t:falsy(nathan:is "cultist")
  g:effect("deal_damage", me, nathan, 3)
  t:zone(nathan, "victory")
end)

test("Mano a Mano: only as the first action, against an engaged enemy",
  { rules = { "ah.first_action.must_spend_first" } }, function(t)
  local g, me = table_of(t, { hand = { "mano_a_mano", "mano_a_mano" } })
  local one, two = unpack(g:cards("hand", me))
  t:not_offered(g, { "play", one }, "aimed at")
  local foe = g:spawn("ghoul_minion", { engaged = me })
  local far = g:spawn("ghoul_minion", { at = g:location "wilds_landing" })
  local asleep = g:spawn("ghoul_minion", { at = me.place, exhausted = true })
  t:not_offered(g, { { "play", one, asleep }, { "play", one, far } }, "aimed at")
  g:act { "play", one, foe }
  t:equal({ foe.damage, far.damage, me.actions }, { 1, 0, 2 })
  t:not_offered(g, { "play", two }, "first_action")
end)

test("Dr. Mala Sinha: she comes along, heals once a round, and cannot be discarded",
  { rules = { "ah.partner.choose_each_scenario", "ah.partner.only_leaves_by_defeat" } }, function(t)
  local g = t:game { scenario = "ice_and_death_1", begin = "setup", auto = { "commit" } }
  g:go_on()
  local me, mala = g:lead(), g:card "dr_mala_sinha"
  g:choose { "Which partner do you bring along?", mala }
  t:equal({ mala.controller, mala.zone }, { me, "play" })
  t:not_offered(g, { "activate", mala })
  me.damage = 2
  g:act { "activate", mala, me }
  t:equal({ me.damage, mala.exhausted }, { 1, true })
  t:not_offered(g, { "activate", mala }, "cost")
  g:effect("leave_play", mala)
  t:truthy(mala.in_play)
end)

test("Coterie Assassin: its mini-cards are those of its own pack, and all that follow are equal to them",
  { rules = { "ah.concealed.facedown" } }, function(t)
  for _, case in ipairs { { "coterie_assassin", "shadows_agent", "Concealed mini-card" },
    { "shadows_agent", "coterie_assassin", "Face in the Crowd" } } do
    local g, me = table_of(t, { locations = ROW })
    draw(g, me, case[1])
    draw(g, me, case[2])
    local minis = g:call("find", "mini_cards")
    t:equal(#minis, 5)
    for _, mini in ipairs(minis) do t:equal(mini.title, case[3]) end
  end
end)

test("harm in different amounts is dealt to investigators and enemies at the same time, and 0 is none", function(t)
  local g, me, partner = table_of(t, { investigators = TWO, at = { test_partner = "wilds_landing" } })
  local priest = g:spawn("ghoul_priest", { at = g:location "wilds_landing" })
  local minion = g:spawn("ghoul_minion", { engaged = me })
  g:effect("set_flood", g:location "wilds_landing", "fully")
  draw(g, me, "wilds_deluge")
  t:equal({ me.damage, me.horror, partner.damage, partner.horror }, { 0, 1, 2, 0 })
  t:equal({ priest.damage, minion.damage }, { 2, 0 })
  t:order(g, { "2 damage on Test Partner", "2 damage on Ghoul Priest" })
end)
