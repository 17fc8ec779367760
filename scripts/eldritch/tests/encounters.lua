-- Location, Research, Other World, Expedition and Special Encounters: the possible choices, the card, and the section
-- that is resolved.

local function options(g)
  local out = {}
  for i, text in ipairs(g:prompt_options()) do out[i] = text end
  return out
end

-- The Encounter Phase has come to the choice of an encounter. Silas Marsh: lore 1, the other skills 3.
local function choosing(t, config)
  config.investigators = config.investigators or { "silas_marsh" }
  config.phase = "encounter"
  local g = t:game(config)
  g:go_on()
  return g, g:investigator "silas_marsh"
end

-- In the Action Phase, for encounters that are resolved as an effect.
local function silas(t, config)
  config.investigators = config.investigators or { "silas_marsh" }
  local g = t:game(config)
  return g, g:investigator "silas_marsh"
end

-- The section that was resolved, by its text in the log.
local function shows(t, g, card, text) t:logged(g, card .. ": " .. text) end

-- --- location encounters --------------------------------------------------------------------------------------------

local GENERAL_8 = {
  { "space_5", "Recover 2 Sanity. Test observation; if you fail, discard 1 Item possession." },
  { "space_4", "Test lore; if you pass, gain 1 Clue or improve influence; if you fail, gain a Cursed Condition." },
  { "space_2", "Test influence; if you pass, gain 1 Clue." },
}
for _, row in ipairs(GENERAL_8) do
  local name = "a General Encounter resolves the section of the space's type: " .. row[1]
  test(name, { rules = { "eh.location.general" } }, function(t)
    local g, me = silas(t, { at = row[1] })
    me.sanity = 1
    g:on_top("general_deck", "general_8")
    g:dice(row[1] == "space_4" and { 1 } or { 1, 1, 1 })
    g:effect("encounter_general", me)
    shows(t, g, "General 8", row[2])
    t:equal(me.sanity, row[1] == "space_5" and 3 or 1)
    t:equal(g:conditions(me), row[1] == "space_4" and { "Cursed" } or {})
  end)
end

local DECKS = { { "america", "America", { "arkham", "buenos_aires", "san_francisco" } },
  { "europe", "Europe", { "istanbul", "london", "rome" } },
  { "asia_australia", "Asia/Australia", { "shanghai", "sydney", "tokyo" } } }
-- The sections of the first card of each deck.
local SECTIONS = {
  arkham = "Gain 1 Incantation Spell. Test lore; if you fail, gain a Hallucinations Condition.",
  buenos_aires = "Test lore; if you pass, gain a Blessed Condition; if you fail, lose 2 Sanity.",
  san_francisco = "You may spend 1 Clue to improve observation.",
  istanbul = "Test influence -1; if you pass, improve 1 skill of your choice; if you fail, gain a Debt Condition.",
  london = "Test observation; if you pass, gain a Blessed Condition; if you fail, become Delayed.",
  rome = "Test influence; if you pass, improve will.",
  shanghai = "Test observation; if you pass, improve lore; if you fail, lose 1 Sanity.",
  sydney = "Test will; if you pass, improve strength; if you fail, lose 1 Sanity.",
  tokyo = "Test influence; if you pass, take 2 Health from each Monster on a space of your choice; if you fail, " ..
    "gain a Back Injury Condition.",
}
for _, row in ipairs(DECKS) do
  local deck, name = row[1], row[2]
  test("in its cities its section may be resolved: " .. name, { rules = { "eh.location." .. deck } }, function(t)
    for _, city in ipairs(row[3]) do
      local g = choosing(t, { at = city, investigators = { "silas_marsh", "leo_anderson" } })
      g:on_top(deck .. "_deck", deck .. "_1")
      g:choose { name .. " Encounter" }
      shows(t, g, name .. " 1", SECTIONS[city])
    end
  end)
end

test("no other space has a card of a continent", { rules = { "eh.location.america", "eh.location.europe",
    "eh.location.asia_australia" } }, function(t)
  local g = choosing(t, { at = "arkham" })
  t:equal(options(g), { "Arkham: General Encounter", "Arkham: America Encounter" })
  local h = choosing(t, { at = "london" })
  t:equal(options(h), { "London: General Encounter", "London: Europe Encounter" })
  local k = choosing(t, { at = "tokyo" })
  t:equal(options(k), { "Tokyo: General Encounter", "Tokyo: Asia/Australia Encounter" })
  local other = choosing(t, { at = "space_5", clues = "space_5" })
  t:equal(options(other)[1], "Space 5: General Encounter")
  t:equal(#options(other), 2)
end)

test("of several decks he chooses one", { rules = { "eh.location.choose_deck" } }, function(t)
  local g, me = choosing(t, { at = "rome", investigators = { "silas_marsh", "leo_anderson" } })
  local card = g:on_top("europe_deck", "europe_1")[1]
  local other = g:cards "general_deck"[1]
  t:prompt(g, "Which encounter?", me)
  g:dice { 6, 1, 1 }
  g:choose { "Europe Encounter" }
  t:zone(card, "europe_discard")
  t:zone(other, "general_deck")
  t:equal(me.will_improved, 1)
end)

test("example: on Arkham the City section of a General card, or a card of America",
  { rules = { "eh.location.arkham_example" } }, function(t)
  local g, me = choosing(t, { at = "arkham", investigators = { "silas_marsh", "leo_anderson" } })
  t:equal(options(g), { "Arkham: General Encounter", "Arkham: America Encounter" })
  g:on_top("general_deck", "general_11")
  me.sanity = 1
  g:dice { 5, 1, 1 }
  g:choose { "General Encounter" }
  shows(t, g, "General 11", "Test will; if you pass, recover 2 Sanity; if you fail, gain a Paranoia Condition.")
  t:equal(me.sanity, 3)
end)

test("the card is discarded after it has been resolved", { rules = { "eh.location.discard_after" } }, function(t)
  local g, me = silas(t, { at = "space_5", clues_of = 1 })
  local card = g:on_top("general_deck", "general_1")[1]
  g:dice { 1, 1, 1 }
  g:effect("encounter_general", me)
  t:zone(card, "resolving")   -- the dice may still be rerolled
  g:pass()
  t:zone(card, "general_discard")
  t:equal(g:conditions(me), { "Detained" })
end)

test("an empty encounter deck is made anew at once", { rules = { "eh.deck.empty_reshuffle" } }, function(t)
  local g, me = silas(t, { at = "space_2", clues_of = 1 })
  local last = g:put("general_10", "general_discard")
  g:put("general_9", "general_discard")
  local card = g:only("general_deck", "general_8")[1]
  g:dice { 1, 1, 1 }
  g:effect("encounter_general", me)
  t:zone(card, "resolving")
  t:zone(last, "general_deck")
  t:equal(#g:cards "general_discard", 0)
  g:pass()
  t:zone(card, "general_discard")
end)

-- --- research -------------------------------------------------------------------------------------------------------

test("whoever is on a space with a Clue may resolve a Research Encounter", { rules = { "eh.research.on_clue_space" } },
  function(t)
    local g, me = choosing(t, { at = "space_4", clues = "space_4", investigators = { "silas_marsh", "leo_anderson" } })
    t:equal(#options(g), 2)
    local card = g:on_top("research_deck", "azathoth_research_8")[1]
    g:choose { "Research Encounter" }
    t:zone(card, "research_discard")
    t:equal(me.health, 7)   -- the Wilderness section
    local h = choosing(t, { at = "arkham", clues = "space_4" })
    t:equal(#options(h), 2)
    t:not_logged(h, "Research")
  end)

test("a Research Encounter has the section of the space", { rules = { "eh.research.on_clue_space" } }, function(t)
  local texts = {
    space_5 = "Test strength; if you pass, gain this Clue; if you fail, gain an Internal Injury Condition.",
    space_4 = "Test observation; if you pass, gain this Clue and spawn 1 Clue.",
    space_2 = "Gain this Clue. Place 1 Eldritch token on the green space of the Omen track." }
  for space, text in pairs(texts) do
    local g, me = silas(t, { at = space })
    g:on_top("research_deck", "azathoth_research_4")
    g:effect("encounter_clue", me, g:clue(space))
    shows(t, g, "Azathoth Research 4", text)
  end
end)

test("this Clue is the one that is encountered, off its space", { rules = { "eh.research.this_clue" } }, function(t)
  local g, me = silas(t, { at = "space_2" })
  local clue, other = g:clue "space_2", g:clue "space_2"
  g:on_top("research_deck", "azathoth_research_4")
  g:effect("encounter_clue", me, clue)
  t:zone(clue, "held_clues", me)
  t:equal(g:clues_at "space_2", { other })
  t:equal(g:clues(me), 1)
end)

test("a Clue that is not gained stays, to be encountered again", { rules = { "eh.research.clue_stays" } }, function(t)
  local g, me = choosing(t, { at = "arkham", clues = "arkham", investigators = { "silas_marsh", "leo_anderson" } })
  local clue = g:clues_at "arkham"[1]
  g:on_top("research_deck", { "azathoth_research_7", "azathoth_research_7" })
  g:dice { 1, 1, 1 }
  g:choose { "Research Encounter" }
  t:equal(g:conditions(me), { "Amnesia" })
  t:equal(g:clues_at "arkham", { clue })
  t:prompt(g, "Which encounter?", g:investigator "leo_anderson")
  g:dice { 6, 1, 1 }
  g:choose { "Research Encounter" }
  t:logged(g, "Leo Anderson gains 1 Clue")
end)

test("an additional Clue comes from the pool", { rules = { "eh.research.additional_clue" } }, function(t)
  local g, me = silas(t, { at = "space_5" })
  local clue = g:clue "space_5"
  local pool = #g:cards "clue_pool"
  g:on_top("research_deck", "azathoth_research_1")
  g:dice { 5, 1 }
  g:effect("encounter_clue", me, clue)
  t:equal(g:clues(me), 2)
  t:zone(clue, "held_clues", me)
  t:equal(#g:cards "clue_pool", pool - 1)
  t:equal(g:clues_at "space_5", {})
end)

test("a Mystery may wait for Clues gained from a Research Encounter", {}, function(t)
  local function research(die)
    local g, me = silas(t, { at = "space_5", mystery = "occult_research", auto = { "windows" } })
    g:on_top("research_deck", "azathoth_research_1")
    g:dice { die, 1 }
    g:effect("encounter_clue", me, g:clue "space_5")
    return g, me
  end
  local g, me = research(5)
  g:choose { g:mystery() }
  t:equal(g:clues(me), 1)
  t:equal(#g:cards "on_card", 1)
  local h = research(1)
  t:prompt(h, "Your action")
end)

-- --- other worlds ---------------------------------------------------------------------------------------------------

test("whoever is at a Gate may resolve an Other World Encounter", { rules = { "eh.other_world.on_gate_space" } },
  function(t)
    local g, me = choosing(t, { at = "sydney", gates = "sydney", investigators = { "silas_marsh", "leo_anderson" } })
    t:equal(#options(g), 3)
    local card = g:on_top("other_world_deck", "other_world_10")[1]
    g:dice { 1, 1, 1 }
    g:choose { "Other World Encounter" }
    t:zone(card, "other_world_discard")
    t:equal({ me.sanity, me.place }, { me.max_sanity - 2, g:space "sydney" })
    local h = choosing(t, { at = "sydney", gates = "rome" })
    t:equal(options(h), { "Sydney: General Encounter", "Sydney: Asia/Australia Encounter" })
  end)

test("this Gate is the one that is encountered: closed, it is discarded from his space",
  { rules = { "eh.other_world.close_this_gate" } }, function(t)
  local g, me = silas(t, { at = "sydney", gates = { "sydney", "rome" } })
  local gate = g:gates_at "sydney"[1]
  g:on_top("other_world_deck", "other_world_10")
  g:dice { 5, 1, 1, 6 }
  g:effect("encounter_gate", me, gate)
  t:zone(gate, "gate_discard")
  t:equal(#g:gates_at "rome", 1)
  t:equal(#g:cards "gates", 1)
end)

test("in an Other World he is still on his space", { rules = { "eh.other_world.stays_on_space" } }, function(t)
  local g, me = silas(t, { at = "sydney", gates = "sydney", clues_of = 1 })
  g:on_top("other_world_deck", "other_world_16")
  g:dice { 1, 1, 1 }
  g:effect("encounter_gate", me, g:gates_at "sydney"[1])
  g:pass()
  t:prompt(g, "You may spend 1 Clue to close this Gate", me)
  t:equal(me.place, g:space "sydney")
  t:truthy(g:call("contains", g:call("find", "here", me), me))
  g:choose { "Spend 1 Clue" }
  t:equal(#g:cards "gates", 0)
  t:equal(me.place, g:space "sydney")
end)

-- --- complex encounters ---------------------------------------------------------------------------------------------

test("complex: the initial effect, then one box only", { rules = { "eh.complex.initial_then_one" } }, function(t)
  local g, me = silas(t, { at = "antarctica", doom = 10 })
  g:on_top("expedition_deck", "antarctica_expedition_1")
  g:dice { 1, 6, 1, 1,   6, 1, 1, 1 }   -- one die more on the Sea
  g:effect("encounter_expedition", me)
  t:equal(g:get "doom", 11)
  t:equal({ me.health, g:conditions(me) }, { me.max_health, {} })
  g:on_top("expedition_deck", "antarctica_expedition_1")
  g:dice { 1, 1, 1, 1,   1, 1, 1 }
  g:effect("encounter_expedition", me)
  t:equal(g:get "doom", 11)
  t:equal({ me.health, g:conditions(me) }, { me.max_health - 1, { "Back Injury" } })
end)

test("the whole box is resolved, then the card discarded", { rules = { "eh.complex.whole_box_then_discard" } },
  function(t)
    local g, me = silas(t, { at = "amazon", doom = 10, clues_of = 1 })
    local card = g:on_top("expedition_deck", "amazon_expedition_1")[1]
    g:dice { 6, 1, 1,   1 }
    g:effect("encounter_expedition", me)
    g:pass()
    t:equal(g:get "doom", 11)
    t:equal(g:conditions(me), {})
    t:zone(card, "resolving")
    g:pass()
    t:equal(g:conditions(me), { "Amnesia" })
    t:zone(card, "expedition_discard")
  end)

test("without a test the initial effect names the box", { rules = { "eh.complex.no_test_directs" } }, function(t)
  local function gate(clues, dice)
    local g, me = silas(t, { at = "sydney", gates = "sydney", clues_of = clues })
    g:on_top("other_world_deck", "other_world_15")
    g:dice(dice)
    g:effect("encounter_gate", me, g:gates_at "sydney"[1])
    return g, me
  end
  local g, me = gate(1, { 1 })
  g:choose { "Spend 1 Clue" }
  t:equal({ g:clues(me), me.health, g:conditions(me) }, { 0, me.max_health, { "Hallucinations" } })
  local h, other = gate(0, { 1, 1, 1 })
  t:equal({ other.health, h:conditions(other) }, { other.max_health - 1, {} })
end)

test("example: Silas fails with 2 dice and loses 3 Sanity unless he spends a Clue",
  { rules = { "eh.complex.silas_other_world" } }, function(t)
  local function example(pays)
    local g, me = silas(t, { at = "sydney", gates = "sydney", clues_of = 1 })
    local card = g:on_top("other_world_deck", "other_world_1")[1]
    g:dice { 1, 4 }
    g:effect("encounter_gate", me, g:gates_at "sydney"[1])
    t:logged(g, "rolls 1, 4.")
    g:pass()
    t:prompt(g, "Lose 3 Sanity unless you spend 1 Clue", me)
    g:choose { pays and "Spend 1 Clue" or "Lose 3 Sanity" }
    t:equal({ g:clues(me), me.sanity }, pays and { 0, 4 } or { 1, 1 })
    t:zone(card, "other_world_discard")
    t:equal(#g:gates_at "sydney", 1)
  end
  example(true)
  example(false)
end)

test("who is defeated stops resolving the encounter", { rules = { "eh.defeat.stops_encounter" } }, function(t)
  local g, me = silas(t, { at = "antarctica", doom = 10, investigators = { "silas_marsh", "lily_chen" } })
  me.health = 1
  local card = g:on_top("expedition_deck", "antarctica_expedition_1")[1]
  g:dice { 1, 1, 1, 1,   6, 6, 6 }
  g:effect("encounter_expedition", me)
  t:not_rolled(g, { 6, 6, 6 })
  t:zone(me, "defeated")
  t:zone(card, "expedition_discard")
  t:equal({ g:conditions(me), g:get "doom" }, { {}, 9 })
end)

-- --- expeditions ----------------------------------------------------------------------------------------------------

test("whoever is where the top card says may resolve it", { rules = { "eh.expedition.on_token_space" } }, function(t)
  local g = t:game { investigators = { "silas_marsh", "mark_harrigan", "lily_chen" }, phase = "encounter",
    at = { silas_marsh = "tunguska", mark_harrigan = "tunguska", lily_chen = "pyramids" } }
  local card = g:on_top("expedition_deck", { "tunguska_expedition_2", "pyramids_expedition_1" })[1]
  g:go_on()
  t:equal(options(g), { "Tunguska: General Encounter", "Tunguska: Expedition Encounter" })
  g:on_top("general_deck", "general_12")   -- for Mark: Will -1
  g:dice { 1, 1, 1,   1, 1,   1, 1, 1 }
  g:choose { "Expedition Encounter" }
  t:zone(card, "expedition_discard")
  t:equal(g:conditions(g:investigator "silas_marsh"), { "Back Injury" })
  -- Mark could not choose it any more.
  t:logged(g, "Mark Harrigan uses Tunguska: General Encounter")
  t:prompt(g, "Which encounter?", g:investigator "lily_chen")
  t:equal(options(g), { "The Pyramids: General Encounter", "The Pyramids: Expedition Encounter" })
end)

test("the token follows the top card as soon as it changes", { rules = { "eh.expedition.token_moves" } }, function(t)
  local g, me = silas(t, { at = "tunguska", clues_of = 1 })
  g:on_top("expedition_deck", { "tunguska_expedition_2", "pyramids_expedition_1" })
  t:equal(g:call "active_expedition", g:space "tunguska")
  g:dice { 1, 1, 1 }
  g:effect("encounter_expedition", me)
  t:prompt(g, "After the roll", me)
  t:equal(g:call "active_expedition", g:space "pyramids")
  g:put("amazon_expedition_1", "expedition_deck")
  t:equal(g:call "active_expedition", g:space "amazon")
end)

-- --- special encounters ---------------------------------------------------------------------------------------------

test("the Mystery of their name says when its Special Encounters are resolved, and for what",
  { rules = { "eh.special.defined_by_ancient_one" } }, function(t)
  local config = { ancient_one = "cthulhu", mystery = "rlyeh_risen", investigators = { "mark_harrigan", "lily_chen" } }
  config.at = { mark_harrigan = "space_3", lily_chen = "arkham" }
  config.phase = "encounter"
  local g = t:game(config)
  local mystery = g:mystery()
  mystery.parent = g:space "space_3"
  local card = g:on_top("special_deck", "rlyeh_risen_2")[1]
  local wrong = g:put("key_and_gate_2", "special_deck")   -- another set
  g:go_on()
  t:equal(options(g), { "Space 3: General Encounter", "R'lyeh Risen: R'lyeh Risen" })
  g:dice { 6, 1, 1,   5 }
  g:choose { "R'lyeh Risen: R'lyeh Risen" }
  t:zone(card, "special_discard")
  t:zone(wrong, "special_deck")
  t:equal(mystery.eldritch, 1)
  -- Lily is not there.
  t:equal(options(g), { "Arkham: General Encounter", "Arkham: America Encounter" })
end)

test("the sheet says who may face the Ancient One", { rules = { "eh.special.defined_by_ancient_one" } },
  function(t)
    local function offered(awake)
      local g = t:game { ancient_one = "yog_sothoth", at = "arkham", gates = "arkham", phase = "encounter" }
      g:set("awake", awake)
      g:set("solved", 3)
      g:go_on()
      for _, text in ipairs(g:prompt_options()) do
        if text:find "The Key and the Gate" then return true end
      end
      return false
    end
    t:truthy(offered(1))
    t:falsy(offered(0))
  end)
