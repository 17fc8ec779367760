-- Rules Reference, Glossary: Act Deck and Agenda Deck; Clues; Winning and Losing; Discard Piles; Searching During
-- Setup; Collection; Weakness.

local TWO = { "roland_banks", "test_partner" }
local THREE = { "roland_banks", "test_partner", "agnes_baker" }

local function count(texts, part)
  local n = 0
  for _, text in ipairs(texts) do
    if text:find(part, 1, true) then n = n + 1 end
  end
  return n
end

-- The other side of an act or agenda.

test("an act whose other side is an enemy: the lead draws it, and then the next act is current",
  { rules = { "ah.actagenda.b_side_encounter_card", "ah.actagenda.old_removed" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, act = { "ends_act_foe", "test_act" } }
    local me, first = g:lead(), g:current_act()
    g:stop_at "enemy_spawned"
    g:effect "advance_act"
    t:stopped(g)
    t:equal(me.horror, 1, "its revelation")
    t:equal(g:current_act(), first, "still followed")
    local foe = g:card "ends_keeper"
    g:go_on()
    t:zone(foe, "threat", me)
    t:zone(first, "removed")
    t:equal(g:current_act().title, "Test act")
    t:order(g, { "Act with a foe advances", "Roland Banks draws Keeper", "Keeper spawns" })
  end)

test("an agenda whose other side is a treachery: resolved as drawn, and no card of the encounter discard pile",
  { rules = { "ah.actagenda.b_side_encounter_card", "ah.actagenda.old_removed" } }, function(t)
    local g = t:game { locations = { "study" }, agenda = { "ends_agenda_omen", "test_agenda" },
      hand = { "ward_of_protection" } }
    local me = g:lead()
    g:effect "advance_agenda"
    t:prompt(g, "Omen of the End", me)
    t:offered(g, { g:card "ward_of_protection" })
    g:pass()
    t:equal(me.horror, 1)
    t:zone(g:card "ends_omen", "removed")
    t:equal(g:agenda().title, "Test agenda")
  end)

-- Spending clues.

test("any investigator may have the group spend its clues, and each says how many of them are his",
  { rules = { "ah.act.free_player_ability", "ah.act.any_contribution", "ah.cost.group_contribution" } }, function(t)
    local g = t:game { investigators = THREE, locations = { "study" }, act = { "ends_act_group", "test_act" },
      turn_of = "test_partner" }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local agnes = g:investigator "agnes_baker"
    g:act "draw"
    me.clues, partner.clues, agnes.clues = 2, 2, 2
    g:act "draw"
    t:prompt(g, "turn: do you use something now", me)
    t:equal(count(g:prompt_options(), "Spend the clues"), 1, "once, whoever may contribute")
    g:pass()
    t:prompt(g, "turn: do you use something now", agnes)
    t:equal(count(g:prompt_options(), "Spend the clues"), 1)
    g:pass()
    t:prompt(g, "Your turn", partner)                            -- whose turn it is, last
    g:act "draw"
    g:pass()
    t:prompt(g, "turn: do you use something now", agnes)
    g:act { "activate", g:current_act() }
    t:prompt(g, "How many clues do you spend", me)
    g:number(1)
    t:prompt(g, "How many clues do you spend", partner)
    g:number(2)
    t:equal({ me.clues, partner.clues, agnes.clues }, { 1, 0, 1 }, "the last makes up for what is left")
    t:equal(g:current_act().title, "Test act")
    t:equal(partner.actions, 0, "three cards were drawn, and this was no action")
  end)

-- Winning and losing.

test("a resolution that the act comes to completes the scenario", { rules = { "ah.win.act_resolution" } }, function(t)
  local g = t:game { locations = { "study" }, act = { "ends_act_won", "test_act" } }
  g:lead().clues = 2
  g:act { "activate", g:current_act() }
  t:over(g, "R1")
  t:equal(g:get "ending", 1)
  t:equal(g:call "epilogue"[1], "The investigators have completed the scenario.")
  g = t:game { locations = { "study" }, act = { "ends_act_front", "test_act" } }
  g:effect("deal_damage", g:lead(), g:spawn("ends_brute", {}), 2)
  t:over(g, "R2")
  t:equal(g:get "ending", 1, "from its front as well")
end)

test("a resolution that the agenda comes to loses it", { rules = { "ah.lose.agenda_resolution" } }, function(t)
  local g = t:game { locations = { "study" }, agenda = { "ends_agenda_lost", "test_agenda" }, phase = "mythos" }
  g:agenda().doom = 1
  g:go_on()
  t:over(g, "R3")
  t:equal(g:get "ending", 2)
  t:equal(g:call "epilogue"[1], "The investigators have lost the scenario.")
end)

test("another card's resolution, or none, is neither",
  { rules = { "ah.win.act_resolution", "ah.lose.agenda_resolution" } }, function(t)
    local g = t:game { locations = { "study" } }
    g:encounter_deck { "combat_end" }
    g:effect("draw_encounter", g:lead())
    t:over(g, "R3")
    t:equal(g:get "ending", 0)
    g = t:game { locations = { "study" }, agenda = { "ends_agenda_ruin", "test_agenda" } }
    g:lead().damage = 8
    g:effect "advance_agenda"                                    -- 1 damage to the lead, and nobody is left
    t:over(g, "no_resolution")
    t:equal(g:get "ending", 0)
  end)

-- Discard piles.

test("the lead orders encounter cards that are discarded together", { rules = { "ah.discard.simultaneous_lead_order",
  "ah.elim.threat_area_discarded" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me, partner = g:lead(), g:investigator "test_partner"
  local fate  = g:put("ends_fate", "threat", { controller = partner })
  local curse = g:put("ends_curse", "threat", { controller = partner })
  g:effect("defeat", partner)
  t:prompt(g, "Which card goes on top of the discard pile?", me)
  g:choose { curse }
  t:equal(g:cards "encounter_discard", { curse, fate })
end)

test("enemies defeated together are discarded together; of copies nobody is asked",
  { rules = { "ah.discard.simultaneous_lead_order" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:lead(), g:investigator "test_partner"
    local a, b = g:spawn("ends_brute", {}), g:spawn("ends_brute_scarred", {})
    g:effect("harm_all", partner, { a, b }, 2)
    t:prompt(g, "Which card goes on top of the discard pile?", me)
    g:choose { a }
    t:equal(g:cards "encounter_discard", { a, b })
    local c, d = g:spawn("ends_brute", {}), g:spawn("ends_brute", {})
    g:effect("harm_all", partner, { c, d }, 2)
    t:no_prompt(g, "Which card")
    t:equal(#g:cards "encounter_discard", 4)
  end)

test("each owner orders his own", { rules = { "ah.discard.simultaneous_owner_order" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local partner = g:investigator "test_partner"
  local cop  = g:put("beat_cop", "play", { owner = partner, damage = 1 })
  local coat = g:put("leather_coat", "play", { owner = partner, damage = 1 })
  g:effect("take_damage", partner, 2)
  g:choose { cop }
  g:choose { coat }
  t:prompt(g, "Which card goes on top of the discard pile?", partner)
  g:choose { coat }
  t:equal(g:cards("discard", partner), { coat, cop })
end)

-- Searching, and the collection.

test("nothing reacts to a search during set-up", { rules = { "ah.search.setup_no_triggers" } }, function(t)
  local g  = t:game { scenario = "ends_setup" }
  local me = g:lead()
  t:zone(g:card "ends_bell", "play")
  t:equal(me.resources, 5)
  t:not_logged(g, "Bell of Searching")
  g:deck(me, { "knife", "beat_cop" })
  g:effect("search", me, nil, {})
  g:choose { g:card "beat_cop" }
  t:prompt(g, "searched", me)
end)

test("the collection that is searched is the one from which the deck was built",
  { rules = { "ah.collection.source_of_deck" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, hand = { "ends_library_card" } }
    local me = g:lead()
    local function tomes()
      g:act { "play", g:cards("hand", me)[1] }
      return g:prompt_options()
    end
    local all = tomes()
    t:equal({ count(all, "Old Book of Lore"), count(all, "Tome of the Ends"), count(all, "Beat Cop") }, { 1, 1, 0 },
      "of all packs, as the deck names none")
    g:choose { "Old Book of Lore" }
    local book = g:card "old_book_of_lore"
    t:zone(book, "hand", me)
    t:equal(book.owner, me)
    g:hand(me, { "ends_library_card" })
    g:call("set_collection", me, { "ends" })
    tomes()
    t:no_prompt(g, "Which card of your collection?")
    t:zone(g:card "ends_tome", "hand", me)
  end)

test("what is searched for has all that is asked for, and is named once a card",
  { rules = { "ah.collection.source_of_deck" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, hand = { "ends_index" } }
    g:act { "play", g:card "ends_index" }
    local all = g:prompt_options()
    for _, name in ipairs { "Old Book of Lore", "Medical Texts", "Tome of the Ends" } do
      local exactly = 0
      for _, option in ipairs(all) do if option == name then exactly = exactly + 1 end end
      t:equal(exactly, 1, name)
    end
    t:equal(count(all, "Beat Cop"), 0)
  end)

test("a random basic weakness is of that collection too", { rules = { "ah.collection.source_of_deck" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me = g:lead()
  for _, id in ipairs(g:call("cards_with", "basic_weakness")) do
    local core = id:find("arkham_core:", 1, true) == 1
    t:equal(g:call("in_collection", me, id), true)
    g:call("set_collection", me, { "arkham_core" })
    t:equal(g:call("in_collection", me, id), core)
    g:call("set_collection", me, {})
  end
  g:call("set_collection", me, { "arkham_core" })
  t:equal(g:call("in_collection", me, "beat_cop"), true, "a short id means what it means elsewhere")
  t:equal(g:call("set_collection", me, { "nothing" }), "no pack of the collection of Roland Banks has player cards")
end)

-- Weaknesses of encounter cardtype.

test("such a weakness is a player card until it is resolved, then an encounter card",
  { rules = { "ah.weakness.player_card_until_resolved" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local function kinds(card) return { card:is "player_card", card:is "encounter_card" } end
    g:put("ends_letter_box", "play", { owner = me })
    t:equal(kinds(g:put("ends_letter", "hand", { owner = me })), { true, false }, "before it is resolved")
    local letter = g:deck(me, { "ends_letter" })[1]
    t:equal(kinds(letter), { true, false })
    g:act { "activate", g:card "ends_letter_box" }               -- found among the player cards of the deck
    t:prompt(g, "draws Bad Letter", me)                          -- when you draw an encounter card
    t:zone(letter, "limbo")
    t:equal(kinds(letter), { false, true })
    g:choose { g:card "ends_letter_box" }
    t:equal(me.resources, 6)
    t:zone(letter, "threat", me)
    t:equal(kinds(letter), { false, true })
    g:effect("leave_play", letter)
    t:zone(letter, "discard", me)
    t:equal(kinds(letter), { true, false })
    t:equal(kinds(g:put("mob_enforcer", "deck", { owner = me })), { true, false })
    t:equal(kinds(g:spawn("mob_enforcer", { engaged = me })), { false, true })
    t:equal(kinds(g:put("combat_relic", "play", { owner = me })), { true, false }, "of player cardtype")
  end)
