-- Rules Reference, Appendix III: Setting Up The Game; Glossary: Mulligan; Lead Investigator; In Player Order; Per
-- Investigator; "Remember that...".

local TWO = { "roland_banks", "chart_partner" }
local SIX = { "knife", "guts", "dodge", "evidence", "machete", "flashlight" }

-- Before the set-up, with decks that keep their order.
local function before_setup(t, decks, config)
  config = config or {}
  config.scenario = config.scenario or "the_gathering"
  config.begin = "setup"
  local g = t:game(config)
  g:no_shuffle(true)
  for id, list in pairs(decks or {}) do g:deck(g:investigator(id), list) end
  return g, g:investigator "roland_banks"
end
local titles = require "helpers/titles"

test("each player plays a different investigator", { rules = { "ah.setup.investigators_distinct" } }, function(t)
  t:raises(function() t:game { scenario = "the_gathering", investigators = { "roland_banks", "roland_banks" } } end,
    "different investigator")
end)

test("one of the investigators leads: whom they choose, or one at random",
  { rules = { "ah.setup.lead", "ah.lead.chosen_at_start" } },
  function(t)
    local g = t:game { scenario = "the_gathering", investigators = TWO, options = { lead = "chart_partner" } }
    t:equal(g:lead(), g:investigator "chart_partner")
    t:raises(function() t:game { scenario = "the_gathering", options = { lead = "agnes_baker" } } end, "cannot lead")
    local led = {}
    for seed = 1, 20 do
      local game = t:game { scenario = "the_gathering", investigators = TWO, seed = seed, options = { lead = "random" } }
      led[game:lead().title] = true
    end
    t:equal(led, { ["Roland Banks"] = true, ["Chart Partner"] = true })
  end)

test("decks are shuffled before hands are drawn", { rules = { "ah.setup.shuffle_decks" } }, function(t)
  local hands, n = {}, 0
  for seed = 1, 5 do
    local g = t:game { scenario = "the_gathering", begin = "setup", seed = seed }
    local me = g:investigator "roland_banks"
    g:deck(me, { "knife", "guts", "dodge", "evidence", "machete", "flashlight", "perception", "overpower", "barricade", "lucky" })
    g:go_on()
    local key = table.concat(titles(g:cards("hand", me)), ",")
    if not hands[key] then n = n + 1 end
    hands[key] = true
  end
  t:truthy(n > 2, "five seeds do not all give the same hand")
end)

test("everybody starts with five resources and five cards",
  { rules = { "ah.setup.five_resources", "ah.setup.five_cards" } },
  function(t)
    local g, me = before_setup(t, { roland_banks = SIX, chart_partner = SIX }, { investigators = TWO })
    g:go_on()
    t:prompt(g, "replace", me)
    t:equal(#g:cards("hand", me), 5)
    t:equal(me.resources, 5)
    g:pass()
    local partner = g:investigator "chart_partner"
    t:prompt(g, "replace", partner)
    t:equal(#g:cards("hand", partner), 5)
    g:pass()
    t:equal(partner.resources, 5)
    t:equal(#g:cards("deck", me), 1)
  end)

test("trauma is on the investigator before hands are drawn", { rules = { "ah.setup.trauma" } }, function(t)
  local g, me = before_setup(t, { roland_banks = SIX })
  me.physical_trauma, me.mental_trauma = 2, 1
  g:go_on()
  t:prompt(g, "replace", me)
  t:equal({ me.damage, me.horror }, { 2, 1 })
end)

test("any number of cards may be replaced, once, before they go back into the deck", {
  rules = { "ah.mulligan.once_any_number", "ah.mulligan.shuffled_after", "ah.setup.five_cards" } }, function(t)
    local g, me = before_setup(t, { roland_banks = { "knife", "guts", "dodge", "evidence", "machete", "flashlight",
      "perception", "overpower" } })
    g:go_on()
    g:choose { "Knife", "Guts", "Dodge" }
    t:no_prompt(g, "replace")
    t:equal(titles(g:cards("hand", me)), { "Evidence!", "Flashlight", "Machete", "Overpower", "Perception" })
    t:equal(titles(g:cards("deck", me)), { "Dodge", "Guts", "Knife" })
  end)

test("all five cards may be replaced, or none", { rules = { "ah.mulligan.once_any_number" } }, function(t)
  local deck = { "knife", "guts", "dodge", "evidence", "machete", "flashlight", "perception", "overpower", "barricade", "lucky" }
  local g, me = before_setup(t, { roland_banks = deck })
  g:go_on()
  g:choose { "Knife", "Guts", "Dodge", "Evidence!", "Machete" }
  t:equal(titles(g:cards("hand", me)), { "Barricade", "Flashlight", "Lucky!", "Overpower", "Perception" })
  g, me = before_setup(t, { roland_banks = deck })
  g:go_on()
  g:pass()
  t:equal(titles(g:cards("hand", me)), { "Dodge", "Evidence!", "Guts", "Knife", "Machete" })
end)

test("the lead replaces first, then the others in order",
  { rules = { "ah.mulligan.player_order", "ah.player_order.lead_then_clockwise" } },
  function(t)
    local g = before_setup(t, { roland_banks = SIX, chart_partner = SIX, agnes_baker = SIX },
      { investigators = { "roland_banks", "chart_partner", "agnes_baker" }, options = { lead = "chart_partner" } })
    g:go_on()
    for _, id in ipairs { "chart_partner", "agnes_baker", "roland_banks" } do
      t:prompt(g, "replace", g:investigator(id))
      g:pass()
    end
  end)

test("a weakness in the opening hand is set aside unresolved, replaced, and shuffled back when all have their hands", {
  rules = { "ah.setup.weakness_replaced", "ah.setup.weakness_shuffled_back" } }, function(t)
    local g, me = before_setup(t, { roland_banks = { "paranoia", "knife", "guts", "cover_up", "dodge", "evidence", "machete",
      "haunted", "flashlight", "perception" } })
    local deck = g:cards("deck", me)
    local paranoia, cover, haunted = deck[1], deck[4], deck[8]
    g:go_on()
    t:equal(titles(g:cards("hand", me)), { "Dodge", "Evidence!", "Guts", "Knife", "Machete" })
    t:zone(paranoia, "set_aside_weaknesses", me)
    t:zone(cover, "set_aside_weaknesses", me)
    g:choose { "Knife" }
    t:equal(titles(g:cards("hand", me)), { "Dodge", "Evidence!", "Flashlight", "Guts", "Machete" })
    for _, card in ipairs { paranoia, cover, haunted } do t:zone(card, "deck", me) end
    t:equal(me.resources, 5)
    t:equal(#g:cards("threat", me), 0)
  end)

test("the encounter deck is what set-up lists, without what it sets aside, shuffled",
  { rules = { "ah.setup.encounter_deck" } },
  function(t)
    local first = {}
    for seed = 1, 6 do
      local g = t:game { scenario = "the_gathering", seed = seed }
      local deck, sets = g:cards "encounter_deck", {}
      t:equal(#deck, 26)
      for _, card in ipairs(deck) do sets[card.title] = (sets[card.title] or 0) + 1 end
      t:equal({ sets["Ghoul Minion"], sets["Ancient Evils"], sets["Icy Ghoul"], sets["Ghoul Priest"] }, { 3, 3, 1, nil })
      t:zone(g:card "ghoul_priest", "set_aside")
      t:zone(g:card "lita_chantler", "set_aside")
      first[deck[1].title .. deck[2].title .. deck[3].title] = true
    end
    local n = 0
    for _ in pairs(first) do n = n + 1 end
    t:truthy(n > 1)
  end)

test("agenda 1a and act 1a are on top, the others follow in their order",
  { rules = { "ah.setup.agenda_act_sequential" } }, function(t)
  local g = t:game { scenario = "the_gathering" }
  t:equal(g:agenda().title, "What's Going On?!")
  t:equal(g:agenda().face, 0)
  t:equal(g:current_act().title, "Trapped")
  t:equal(g:current_act().face, 0)
  for i, id in ipairs { "rise_of_the_ghouls", "theyre_getting_out" } do t:equal(g:cards "agenda_deck"[i], g:card(id)) end
  for i, id in ipairs { "the_barrier", "what_have_you_done" } do t:equal(g:cards "act_deck"[i], g:card(id)) end
end)

test("everybody begins at the place that set-up names; it is revealed, with its clues", {
  rules = { "ah.setup.starting_location_revealed" } }, function(t)
    local g = t:game { scenario = "the_gathering", investigators = TWO }
    local study = g:location "study"
    for _, id in ipairs(TWO) do t:equal(g:investigator(id).place, study) end
    t:equal(study.face, 1)
    t:equal(study.clues, 4)
  end)

test("set-up has no windows, but what waits for something that happens in it may be used", {
  rules = { "ah.setup.no_action_windows" } }, function(t)
    local g = t:game { scenario = "the_gathering", investigators = { "prospector" }, begin = "setup" }
    local me = g:investigator "prospector"
    g:go_on()
    t:prompt(g, "is revealed", me)
    t:equal(g:prompt_options(), { "Prospector: After a location is revealed: gain 2 resources.", "Pass" })
    g:choose { me }
    t:equal(me.resources, 7)
    t:logged(g, "Investigation phase")
    t:prompt(g, "Player window", me)
    t:offered(g, { { "use", me, "Gain 1" } })
  end)

test("among several valid options for the game's choices the lead decides",
  { rules = { "ah.lead.final_arbiter" } }, function(t)
  local g = t:game { locations = { "hallway", "cellar", "attic" }, phase = "enemy", investigators = TWO,
    at = { roland_banks = "cellar", chart_partner = "attic" } }
  local partner = g:investigator "chart_partner"
  g:set("lead", partner)
  local rats = g:spawn("swarm_of_rats", { at = g:location "hallway" })
  g:go_on()
  t:prompt(g, "pursue", partner)
  g:choose { "Roland Banks" }
  t:equal(rats.bearer, g:investigator "roland_banks")
end)

test("forced abilities at the same time: the lead orders them", { rules = { "ah.lead.final_arbiter" } }, function(t)
  local g = t:game { locations = { "study" }, phase = "upkeep", investigators = TWO }
  local partner = g:investigator "chart_partner"
  g:set("lead", partner)
  for i = 1, 2 do g:put("metronome", "play", { owner = g:investigator "roland_banks", uses = i }) end   -- not alike
  g:go_on()
  t:prompt(g, "resolves next", partner)
end)

test("per investigator means who began, eliminated ones included",
  { rules = { "ah.per_investigator.starting_count" } }, function(t)
  local g = t:game { locations = { "hallway" }, unrevealed = { "cellar" }, investigators = { "roland_banks", "chart_partner", "agnes_baker" } }
  g:effect("resign", g:investigator "agnes_baker")
  local foe = g:spawn("great_foe", { exhausted = true })
  t:equal(foe:base "health", 6)
  g:act { "move", g:location "cellar" }
  t:equal(g:location "cellar".clues, 6)
end)

test("the product is the printed value; what modifies comes after",
  { rules = { "ah.per_investigator.before_modifiers" } }, function(t)
  local g = t:game { locations = { "hallway" }, unrevealed = { "crossroads" }, investigators = TWO }
  local foe = g:spawn("great_foe", { exhausted = true })
  t:equal(foe:base "health", 4)
  t:equal(foe.health, 5)
  local place = g:location "crossroads"
  t:equal(place:base "clue_value", 4)
  g:effect("reveal", place)
  t:equal(place.clues, 5)
end)

test("what one is told to remember counts in this scenario and its resolution, and in no other", {
  rules = { "ah.remember.until_scenario_end" } }, function(t)
    local function game()
      local g = t:game { scenario = "promise" }
      local me = g:investigator "roland_banks"
      return g, me, g:card "vow"
    end
    local g, me, vow = game()
    t:not_offered(g, { "use", vow, "If you remember" })
    g:act { "use", vow, "Remember" }
    t:offered(g, { { "use", vow, "If you remember" } })
    g:effect("end_scenario", "R1")
    t:over(g, "R1")
    t:equal(me.earned, 2)
    g, me, vow = game()
    t:not_offered(g, { "use", vow, "If you remember" })
    g:effect("end_scenario", "R1")
    t:equal(me.earned, 0)
  end)

test("what cannot be set up says why", function(t)
  local function wrong(config, text) t:raises(function() t:game(config) end, text) end
  wrong({ scenario = "study" }, "is not a scenario")
  wrong({ scenario = "the_gathering", difficulty = "heroic" }, "no difficulty 'heroic'")
  wrong({ scenario = "the_gathering", investigators = { "knife" } }, "is not an investigator")
end)

test("a scenario may add tokens to the bag", { rules = { "ah.difficulty.sets_chaos_bag" } }, function(t)
  local g = t:game { scenario = "token_scenario" }
  t:equal(titles(g:cards "chaos_bag"), { "-8", "0", "skull" })
end)

test("a random basic weakness is the investigator's own; there are as many as the collection has",
  { rules = { "ah.weakness.bearer" } }, function(t)
    local g, me = before_setup(t, {})
    local copies = 0
    local not_now = g:call("cards_with", "campaign_only")
    for _, id in ipairs(g:call("cards_with", "basic_weakness")) do
      local data = g:call("data_of", id)
      if not data.multiplayer_only and not g:call("contains", not_now, id) then copies = copies + (data.copies or 1) end
    end
    t:equal(#g:cards "random_weaknesses", copies)
    g:put("random_basic_weakness", "set_aside_weaknesses", { owner = me })
    g:go_on()
    local drawn = g:cards("deck", me)[1] or g:cards("hand", me)[1]
    t:equal({ drawn:is "basic_weakness", drawn.owner }, { true, me })
    g, me = before_setup(t, {})
    g:empty "random_weaknesses"
    g:put("random_basic_weakness", "set_aside_weaknesses", { owner = me })
    g:go_on()
    t:equal(#g:cards("deck", me), 0)
  end)

test("a basic weakness that is in a deck cannot be drawn as a random one", function(t)
  local function left(decks)
    local g = t:game { scenario = "the_gathering", investigators = { "haunted_clerk" }, decks = decks, begin = "setup" }
    local n = 0
    for _, card in ipairs(g:cards "random_weaknesses") do n = n + (card.title == "Amnesia" and 1 or 0) end
    return n
  end
  t:truthy(left(false) > 0)
  t:equal(left(true), left(false) - 1)
end)

test("a permanent card begins the game in play with its uses, and is neither in the deck nor in the opening hand", {
  rules = { "ah.permanent.starts_in_play" } }, function(t)
    local g, me = before_setup(t, { roland_banks = { "old_oath", "old_grudge", "knife", "guts", "dodge", "evidence", "machete" } })
    g:go_on()
    t:equal({ #g:cards("hand", me), #g:cards("deck", me) }, { 5, 0 })
    local oath, grudge = g:card "old_oath", g:card "old_grudge"
    t:equal({ oath.zone, oath.controller, oath.uses, grudge.zone }, { "play", me, 2, "play" })
    t:equal({ me.willpower, me.combat }, { 4, 5 })
    t:not_logged(g, "Old Oath enters play")
  end)

test("a permanent card cannot leave play except by elimination", { rules = { "ah.permanent.cannot_leave" } }, function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "chart_partner" } }
  local me = g:lead()
  local oath, grudge = g:put("old_oath", "play", { owner = me }), g:put("old_grudge", "play", { owner = me })
  for _, card in ipairs { oath, grudge } do
    g:effect("leave_play", card)
    g:effect("return_to_hand", card)
    t:zone(card, "play", me)
  end
  g:effect("defeat", me)
  t:zone(oath, "removed")
  t:zone(grudge, "removed")
end)

-- The cards that end on top of the deck, with several seeds, when the shuffling begins with the mulligan.
local function tops(t, deck, choice, of)
  local seen, n = {}, 0
  for seed = 1, 4 do
    local g, me = before_setup(t, { roland_banks = deck }, { seed = seed })
    g:go_on()
    g:no_shuffle(false)
    g:choose(choice)
    local list = {}
    for i = 1, of do list[i] = g:cards("deck", me)[i].title end
    table.sort(list)
    local key = table.concat(list, ", ")
    if not seen[key] then n = n + 1 end
    seen[key] = true
  end
  return n
end

test("the deck is shuffled after a mulligan, and after a weakness has gone back", {
  rules = { "ah.mulligan.shuffled_after", "ah.setup.weakness_shuffled_back" } }, function(t)
    local deck = { "knife", "guts", "dodge", "evidence", "machete", "flashlight", "perception", "overpower",
      "barricade", "lucky" }
    t:truthy(tops(t, deck, { "Knife", "Guts", "Dodge" }, 3) > 1)
    table.insert(deck, 1, "paranoia")
    t:truthy(tops(t, deck, { none = true }, 1) > 1)
  end)

test("a location that is put into play is unrevealed, whatever it was",
  { rules = { "ah.location.enters_unrevealed" } }, function(t)
  local g = t:game { locations = { "hallway" } }
  local attic = g:put("attic", "set_aside", { face = 1 })
  g:effect("put_location", attic)
  t:equal({ attic.zone, attic.face }, { "locations", 0 })
  t:logged(g, "Attic enters play")
end)

test("the resolution is said, after what waits for the end of the game",
  { rules = { "ah.resolution_point.ends_scenario" } }, function(t)
    for i = 1, 9 do
      local g = t:game { locations = { "study" } }
      g:put("ends_chime", "play", { owner = g:lead() })
      g:effect("end_scenario", "R" .. i)
      t:over(g, "R" .. i)
      t:order(g, { "gains 1 resource", "Resolution " .. i .. "." })
    end
    local g = t:game { locations = { "study" } }
    g:effect("end_scenario", "no_resolution")
    t:logged(g, "No resolution was reached.")
  end)

test("only what has victory points in the victory display earns experience", function(t)
    local g = t:game { scenario = "promise" }
    g:put("knife", "victory")
    g:put("combat_trophy", "victory")
    g:effect("end_scenario", "R1")
    t:equal(g:investigator "roland_banks".earned, 1)
  end)

test("a start puts as many assets into play as it says, and leaves as many cards in the deck", function(t)
  local g = t:game { locations = { "study" }, hand = { "knife", "guts", "beat_cop", "first_aid" },
    deck = { "physical_training", "dodge", "paranoia", "evidence" } }
  local me = g:lead()
  g:effect("equip", me, 2)
  t:equal(titles(g:cards("play", me)), { "Beat Cop", "Knife" })
  g:effect("equip", me, 0)
  t:equal(#g:cards("play", me), 2)
  g:effect("equip", me, 9)
  t:equal(titles(g:cards("play", me)), { "Beat Cop", "First Aid", "Knife", "Physical Training" })
  g:effect("run_down", me, 2)
  t:equal(titles(g:cards("deck", me)), { "Evidence!", "Paranoia" })
  g:effect("run_down", me, 0)
  t:equal(titles(g:cards("deck", me)), { "Paranoia" })
end)
