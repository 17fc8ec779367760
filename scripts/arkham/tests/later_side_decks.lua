-- Side decks of investigators and scenarios, and scenarios without an act or an agenda.

local function titles(cards)
  local out = {}
  for i, card in ipairs(cards) do out[i] = card.title end
  return out
end

local function deck_of(g, name, inv) return titles(g:call("side_deck", name, inv)) end

local function medium(t, ids)
  local g = t:game { scenario = "side_vigil", begin = "setup", investigators = { "side_medium" } }
  g:no_shuffle(true)
  local me = g:investigator "side_medium"
  g:deck(me, ids)
  return g, me
end

local DECK = { "knife", "guts", "dodge", "machete", "flashlight", "perception", "overpower", "beat_cop", "guard_dog",
  "stray_cat" }

test("an investigator chooses the cards of a side deck from their deck before the opening hand is drawn", function(t)
  local g, me = medium(t, DECK)
  g:go_on()
  t:prompt(g, "Which 2 cards are your spirits deck?", me)
  t:equal({ #g:prompt_options(), #g:cards("hand", me) }, { 3, 0 })
  g:choose { "Beat Cop", "Stray Cat" }
  local spirits = deck_of(g, "spirits", me)
  table.sort(spirits)
  t:equal(spirits, { "Beat Cop", "Stray Cat" })
  t:equal({ #g:cards("hand", me), #g:cards("deck", me) }, { 5, 3 })
  t:equal(deck_of(g, "omens", me), { "Side Omen", "Second Omen" })
  t:equal(#g:call("find", "hunch_deck", me), 0)
end)

test("the side decks of an investigator and those of the scenario are told apart, and from what else lies there", function(t)
  local g, me = medium(t, { "knife", "guts", "dodge", "machete", "guard_dog", "stray_cat" })
  g:go_on()
  g:choose { "replace", none = true }
  local knife = g:put("knife", "hand", { owner = me })
  g:effect("put_beneath", knife, me)
  local mine, others = g:call("find", "side_cards", me), g:call("find", "scenario_side_cards")
  t:equal({ #mine, #others }, { 4, 5 })
  for _, card in ipairs(mine) do t:equal({ card.parent == me, card ~= knife }, { true, true }) end
  for _, card in ipairs(others) do t:truthy(card.parent ~= me) end
end)

test("with too few cards that fit all of them are the side deck", function(t)
  local g, me = medium(t, { "knife", "guts", "dodge", "machete", "guard_dog", "flashlight" })
  g:go_on()
  t:prompt(g, "replace", me)
  t:equal({ deck_of(g, "spirits", me), #g:cards("hand", me) }, { { "Guard Dog" }, 5 })
end)

local function begun(t)
  local g, me = medium(t, { "knife", "guts", "dodge", "machete", "guard_dog", "stray_cat" })
  g:go_on()
  g:choose { "replace", none = true }
  return g, me
end

test("nobody sees a facedown side deck, everybody a faceup one, and what concerns decks leaves both alone", function(t)
  local g, me = begun(t)
  local spirit, omen = g:call("side_deck", "spirits", me)[1], g:call("side_deck", "omens", me)[1]
  t:equal({ g:sees(me, spirit), g:sees(me, omen) }, { false, true })
  g:effect("draw", me, 9)
  t:equal({ #deck_of(g, "spirits", me), #deck_of(g, "omens", me) }, { 2, 2 })
end)

test("a card comes from a side deck into play, and goes back on top or to the bottom", function(t)
  local g, me = begun(t)
  local first = g:call("side_deck", "spirits", me)[1]
  g:act { "use", me, "spirits" }
  t:zone(first, "play", me)
  t:equal(#deck_of(g, "spirits", me), 1)
  g:effect("put_in_side_deck", first, "spirits", me, true)
  t:equal(g:call("side_deck", "spirits", me)[2], first)
  g:effect("put_in_side_deck", first, "omens", me)
  t:equal(g:call("side_deck", "omens", me)[1], first)
  t:equal({ #deck_of(g, "spirits", me), g:sees(me, first) }, { 1, true })
end)

test("a faceup card put beneath the investigator for another reason is in no side deck", function(t)
  local g, me = begun(t)
  local omen = g:call("side_deck", "omens", me)[1]
  g:effect("put_beneath", omen, me)
  t:equal(deck_of(g, "omens", me), { "Second Omen" })
  t:equal(#g:call("cards_beneath", me), 4)
end)

test("the side deck of an investigator who is out of the game is out of it, too", function(t)
  local g, me = begun(t)
  local omen = g:call("side_deck", "omens", me)[1]
  g:effect("take_damage", me, 20)
  t:zone(omen, "removed")
end)

test("a scenario has several decks: one in its order, one shuffled; its cards are drawn and go back", function(t)
  local first = {}
  for seed = 1, 12 do
    local g = t:game { scenario = "side_vigil", seed = seed }
    t:equal({ deck_of(g, "leads"), #deck_of(g, "visions") }, { { "Side Lead", "Side Vision" }, 3 })
    first[deck_of(g, "visions")[1]] = true
  end
  t:truthy(first["Side Lead"] and first["Side Vision"])
  local g  = t:game { scenario = "side_vigil" }
  local me = g:lead()
  g:effect("draw_encounter", me, g:call("side_deck", "leads")[1])
  t:equal({ me.resources, deck_of(g, "leads") }, { 6, { "Side Vision", "Side Lead" } })
  g:effect("draw_encounter", me, g:call("side_deck", "leads")[1])
  t:equal({ me.horror, deck_of(g, "leads"), #g:cards "encounter_discard" }, { 1, { "Side Lead" }, 1 })
end)

test("an unknown side deck, and faults in the field, have their messages", function(t)
  local g = begun(t)
  local function wrong(kind, deck, message)
    t:raises(function() g:call(kind, { name = "X", agendas = { "side_agenda_1" }, acts = false, side_decks = deck }) end, message)
  end
  t:raises(function() g:call("side_deck", "spirit", g:lead()) end, "no side deck 'spirit'; there is 'spirits', 'omens'")
  t:raises(function() g:call("shuffle_side_deck", "lead") end, "no side deck 'lead'; there is 'leads', 'visions'")
  wrong("scenario", { { name = "a", size = 2 } }, "no deck to choose cards from")
  wrong("scenario", { { name = "a", made_of = { "knife" } }, { name = "a", made_of = { "guts" } } }, "two side decks 'a'")
  local function of_investigator(deck, message)
    t:raises(function() g:call("investigator", { name = "X", side_decks = { deck } }) end, message)
  end
  of_investigator({ name = "a", size = 2, made_of = { "knife" } }, "not both")
  of_investigator({ name = "a", size = 0 }, "at least 1 card")
  of_investigator({ name = "a", cards = "ally", made_of = { "knife" } }, "is for a deck with `size`")
  of_investigator({ name = "a", size = 2, in_order = true }, "is for a deck with `made_of`")
end)

test("where there are no side decks at all, a card of another scenario finds none", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local lead = g:put("side_lead", "encounter_discard")
  t:equal({ g:call("side_deck", "leads"), g:call("side_deck", "spirits", me) }, { {}, {} })
  g:effect("shuffle_side_deck", "leads")
  g:effect("put_in_side_deck", lead, "leads")
  t:zone(lead, "encounter_discard")
end)

test("without an act nothing advances by clues, and the agenda does as usual", function(t)
  local g = t:game { scenario = "side_vigil" }
  local me = g:lead()
  t:equal({ #g:cards "act", g:agenda().title }, { 0, "Side Night 1" })
  me.clues = 9
  for _ = 1, 2 do
    g:run_to "mythos"
    g:run_to "investigation"
  end
  t:equal({ me.resources, #g:cards "agenda" }, { 8, 0 })
  t:truthy(#g:call("board", me) > 5)
  t:falsy(g:call("table_view", me).regions.act.title)
end)

test("without an agenda no doom is placed and the mythos phase goes on; the act advances", function(t)
  local g = t:game { scenario = "side_hunt" }
  local me = g:lead()
  g:run_to "mythos"
  g:run_to "investigation"
  t:equal({ #g:cards "agenda", g:get "round" }, { 0, 2 })
  t:not_logged(g, "doom")
  me.clues = 1
  local before = me.resources
  g:act { "use", "Side Task 1" }
  t:equal({ me.resources, #g:cards "act" }, { before + 5, 0 })
end)

test("further decks of acts or agendas begin in play, with cards that are set aside or new", function(t)
  local g = t:game { scenario = "side_hunt" }
  local me = g:lead()
  g:effect("begin_agendas", { "side_agenda_1", "side_agenda_2" })
  t:logged(g, "Side Night 1 enters play")
  t:not_logged(g, "Side Night 2 enters play")
  g:effect("begin_acts", { "side_act_2", "side_act_3" })
  t:equal({ titles(g:cards "agenda"), titles(g:cards "agenda_deck"), #g:cards "set_aside" },
    { { "Side Night 1" }, { "Side Night 2" }, 0 })
  t:equal({ titles(g:cards "act"), g:get "agenda_number" }, { { "Side Task 1", "Side Task 2" }, 1 })
  me.clues = 2
  g:act { "use", g:card "Side Task 1" }
  t:equal({ titles(g:cards "act"), #g:cards "act_deck" }, { { "Side Task 2" }, 1 })
  g:act { "use", "Side Task 2" }
  t:equal({ titles(g:cards "act"), #g:cards "act_deck" }, { { "Side Task 3" }, 0 })
  for _ = 1, 2 do
    g:run_to "mythos"
    g:run_to "investigation"
  end
  t:equal(titles(g:cards "agenda"), { "Side Night 2" })
end)

test("a deck of acts that begins when the former one has gone counts from 1 again, and is the first one", function(t)
  local g = t:game { scenario = "side_hunt" }
  g:effect("begin_agendas", { "side_agenda_1" })
  g:effect "advance_act"
  t:equal(#g:cards "act", 0)
  g:effect("begin_acts", { "side_act_2", "side_act_3" })
  t:equal({ titles(g:cards "act"), g:get "act_number", g:cards "act"[1].row, g:cards "act_deck"[1].row },
    { { "Side Task 2" }, 1, 0, 0 })
  g:effect "advance_act"
  t:equal({ titles(g:cards "act"), g:get "act_number" }, { { "Side Task 3" }, 2 })
  g:effect "advance_act"
  g:effect("begin_acts", { "side_act_1" })
  t:equal({ titles(g:cards "act"), g:get "act_number" }, { { "Side Task 1" }, 1 })
end)

test("a scenario with neither act nor agenda is refused", function(t)
  local g = t:game { locations = { "study" } }
  t:raises(function() g:call("scenario", { name = "X", agendas = false, acts = false }) end, "an agenda or an act")
end)

test("from play a card goes into a side deck with all consequences: what is attached is discarded", function(t)
  local g, me = begun(t)
  local first = g:call("side_deck", "spirits", me)[1]
  g:act { "use", me, "spirits" }
  local chain = g:put("side_chain", "attached", { owner = me, attached_to = first })
  first.damage = 1
  g:effect("put_in_side_deck", first, "spirits", me, true)
  t:equal({ first.zone, first.damage, chain.zone }, { "beneath_facedown", 0, "discard" })
end)

test("a shuffled side deck keeps its cards, and those of the other deck their order", function(t)
  local g, me = begun(t)
  for _ = 1, 3 do g:effect("shuffle_side_deck", "spirits", me) end
  t:equal(deck_of(g, "omens", me), { "Side Omen", "Second Omen" })
  t:equal(#deck_of(g, "spirits", me), 2)
end)

test("a side deck may be a single card that is chosen", function(t)
  local g = t:game { scenario = "side_vigil", begin = "setup", investigators = { "side_novice" } }
  g:no_shuffle(true)
  local me = g:lead()
  g:deck(me, DECK)
  g:go_on()
  t:prompt(g, "Which 1 cards are your charms deck?", me)
  g:choose { "Machete" }
  t:equal(deck_of(g, "charms", me), { "Machete" })
end)

test("what cannot leave play does not come into a side deck, nor does anything where there is none", function(t)
  for _, case in ipairs { { "side_novice", 6, 1 }, { "roland_banks", 5, 0 } } do
    local id, resources, size = unpack(case)
    local g = t:game { investigators = { id }, locations = { "study" } }
    local me = g:lead()
    local lasting, knife = g:put("deck_permanent", "play", { owner = me }), g:put("knife", "play", { owner = me })
    g:act { "play", g:hand(me, { "side_burial" })[1] }
    t:zone(lasting, "play", me)
    t:zone(knife, size == 1 and "beneath_facedown" or "play", size == 0 and me or nil)
    t:equal({ #g:call("find", "side_cards", me), me.resources }, { size, resources })
  end
end)
