-- Taboo lists: lib/taboo.lua. What is exceptional is a rule of the Rules Reference; the lists themselves are none of
-- its.

local decks = require "helpers/decks"
local roland = decks.roland

local FIRST = "First Test List 1.2"

-- Roland's deck without Dodge, and with these cards in the place of his two knives.
local function with(cards, more)
  cards.knife, cards.dodge, cards.unexpected_courage = cards.knife or 0, 0, 1
  local deck = roland(cards, { taboo = "taboo_first" })
  for key, value in pairs(more or {}) do deck[key] = value or nil end
  return deck
end

local function lines(g, name, given) return table.concat(g:call(name, given), "\n") end

-- --- decks -----------------------------------------------------------------------------------------------------------

test("a forbidden card is in no deck that adopts the list, by whatever name the list has it", function(t)
  local problems, g = decks.of(t)
  t:equal(problems(with({ taboo_rope = 2 })), {})
  t:equal(problems(roland({ knife = 0, taboo_rope = 2 }, { taboo = "taboo_first" })),
    { "dodge: Dodge is forbidden, by " .. FIRST .. "; take it out" })
  t:equal(problems(roland({}, { taboo = "taboo_second" })), { "knife: Knife is forbidden, by Second Test List; take it out" })
  t:equal(problems(roland()), {}, "without a list")
  t:equal({ g:call("allowed_in_deck", "roland_banks", "dodge"), g:call("allowed_in_deck", "roland_banks", "dodge", nil, "taboo_first"),
    g:call("allowed_in_deck", "roland_banks", "dodge", nil, "taboo_second") }, { true, false, true })
  t:equal(g:call("refill", roland({}, { taboo = "taboo_second" })), { remove = { knife = 2 }, take_out = 0, buy = 2 })
end)

test("cards cost more or less experience, the one of level 0 too, and never less than nothing", function(t)
  local problems, g = decks.of(t)
  local function price(id, list) return g:call("card_price", id, list) end
  t:equal({ price "knife", price("knife", "taboo_first"), price("knife", "taboo_second") }, { 0, 1, 0 })
  t:equal({ price "beat_cop_2", price("beat_cop_2", "taboo_first"), price("taboo_rope_3", "taboo_first"),
    price("taboo_cheap", "taboo_first") }, { 2, 4, 1, 0 })
  t:equal({ g:call("refill_price", nil, "taboo_cheap", false, "taboo_first"),
    g:call("refill_price", nil, "knife", true, "taboo_first"), g:call("refill_price", nil, "knife", true) }, { 1, 1, 0 })
  t:equal(g:call("deck_experience", with({ knife = 2 })), 2)
  t:equal(problems(with({ knife = 2 })), { "knife: Knife costs 1 experience, by " .. FIRST ..
    ", and there is none to spend; take it out, or say what the deck has with `experience`" })
  t:equal(problems(with({ knife = 2 }, { experience = 1 })), { "deck: cards of 2 experience, by " .. FIRST ..
    ", and there are 1 to spend; take cards of 1 experience out" })
  t:equal(problems(with({ knife = 2 }, { experience = 2 })), {})
  t:equal(problems(with({ taboo_rope_3 = 1, taboo_rope = 1 }, { experience = 1 })), {})
  t:equal(#problems(with({ taboo_rope_3 = 1, taboo_rope = 1 }, { experience = 1, taboo = false })), 1, "without a list")
end)

test("a card may be exceptional by a list: one copy, for twice its printed experience",
  { rules = { "ah.exceptional.one_copy", "ah.exceptional.double_cost" } }, function(t)
    local problems, g = decks.of(t)
    local function price(id, list) return g:call("card_price", id, list) end
    t:equal({ price "taboo_lamp", price("taboo_lamp", "taboo_first") }, { 2, 4 })
    -- Exceptional as printed: what the list adds is not printed, so it does not count twice.
    t:equal({ price "taboo_rare", price("taboo_rare", "taboo_first") }, { 4, 5 })
    t:equal(problems(with({ taboo_lamp = 2 }, { experience = 8 })),
      { "taboo_lamp: 2 copies of Test Lamp; take 1 out: at most 1 of an exceptional title, by " .. FIRST })
    t:equal(problems(with({ taboo_lamp = 2 }, { experience = 8, taboo = false })), {})
    t:equal(problems(with({ taboo_lamp = 1, taboo_rope = 1 }, { experience = 4 })), {})
  end)

test("standalone, the weaknesses for experience follow the list", { rules = { "ah.standalone.xp_bands" } }, function(t)
  local problems = decks.of(t)
  local cards = { taboo_lamp = 1, taboo_rare = 1, random_basic_weakness = 2 }   -- 4 and 5
  t:equal(#problems(with(cards, { standalone = true })), 1, "9 experience are no weakness more")
  cards = { taboo_rare = 1, taboo_lamp = 1, knife = 1, random_basic_weakness = 2, flashlight = 1 }
  t:equal(problems(with(cards, { standalone = true })), {})
end)

test("the file of a deck names its list, and what is said about the deck follows it", function(t)
  local _, g = decks.of(t)
  local given = { avatar = "roland_banks", cards = roland().cards, options = { taboo = { "taboo_first" } } }
  local found = {}
  for i, each in ipairs(g:call("check_deck", given)) do found[i] = each.card end
  table.sort(found)
  t:equal(found, { "dodge", "knife" })
  t:equal(g:call("deck_totals", given).experience, 2)
  local text = lines(g, "deck_lines", given)
  t:truthy(text:find("Experience  2, by First Test List 1.2", 1, true), text)
  t:truthy(text:find("2 Knife%s+neutral, cost 1, taboo: %+1 experience"), text)
  t:truthy(text:find("1 Dodge%s+guardian, cost 1, taboo: forbidden"), text)
  local may = {}
  for _, id in ipairs(g:call("deck_cards", given)) do may[id:match "[^:]+$"] = true end
  t:equal({ may.dodge, may.knife }, { nil, true })
  given.options.taboo = { "none" }
  t:equal(g:call("check_deck", given), {})
  t:falsy(lines(g, "deck_lines", given):find("taboo", 1, true))
  given.options.taboo = { "taboo_third" }
  t:equal(g:call("check_deck", given),
    { { card = "taboo", message = "there is no taboo list 'taboo_third'",
      mend = "take it out, or write one of taboo_first (First Test List 1.2), taboo_second (Second Test List)" } })
end)

-- --- campaigns -------------------------------------------------------------------------------------------------------

-- Roland between the first two scenarios, with 5 experience. His deck has no forbidden card, and nothing that costs.
local function road(t, options, deck)
  local g = t:game { locations = { "study" } }
  deck = deck or { cards = with({ taboo_rope = 2 }).cards }
  local state = g:call("campaign_begin", "taboo_road", { { investigator = "roland_banks", deck = deck } }, options or {})
  if type(state) == "string" then return g, state end
  state = g:call("campaign_record", state, { scenario = state.scenario, resolution = "R1", log = state.log,
    chaos_bag = state.chaos_bag, investigators = { { investigator = "arkham_core:roland_banks", experience = 5,
      physical_trauma = 0, mental_trauma = 0 } } })
  return g, state
end

local function try(g, state, action)
  action.investigator = "roland_banks"
  local new = g:call("campaign_do", state, action)
  return type(new) == "table" and new.investigators[1].experience or new
end

test("a campaign names a list, and its players another one or none", function(t)
  local g, state = road(t)
  t:equal({ state.options.taboo, state.investigators[1].taboo }, { "taboos:taboo_first", "taboos:taboo_first" })
  t:equal(g:call("campaign_check", state).problems, {})
  local ready = g:call("campaign_do", state, { act = "go_on" })
  t:equal(g:call("campaign_setup", ready).options.taboo, nil, "the game itself knows no list")
  local _, edited = road(t)
  local deck = edited.investigators[1].deck
  deck["arkham_core:guts"], deck["arkham_core:dodge"] = 1, 1
  t:equal(g:call("campaign_check", edited).problems[1].message,
    "the deck of Roland Banks: Dodge is forbidden, by " .. FIRST)
  t:equal(g:call("campaign_view", state).people[1].facts[4], { "Taboo list", FIRST })
  g, state = road(t, { taboo = "none" }, { cards = roland().cards })
  t:equal({ state.options.taboo, state.investigators[1].taboo, #g:call("campaign_view", state).people[1].facts }, { nil, nil, 3 })
  g, state = road(t, { taboo = "taboo_second" })
  t:equal(state.investigators[1].taboo, "taboos:taboo_second")
  g, state = road(t, { taboo = "taboo_third" })
  t:equal(state, "there is no taboo list 'taboo_third'")
  g, state = road(t, nil, { cards = roland().cards })
  t:equal(state, "the deck of Roland Banks: Dodge is forbidden, by " .. FIRST .. "; take it out")
  local _, own = road(t, nil, { cards = roland().cards, taboo = "none" })
  t:equal({ own.options.taboo, own.investigators[1].taboo }, { "taboos:taboo_first", nil })
  local _, named = road(t, nil, { cards = roland().cards, taboo = "taboo_third" })
  t:equal(named, "there is no taboo list 'taboo_third'")
end)

test("purchases follow the list: prices, upgrades, and what is forbidden", { rules = { "ah.exceptional.double_cost" } },
  function(t)
    local g, state = road(t)
    local _, free = road(t, { taboo = "none" })
    local function both(action) return { try(g, state, action), try(g, free, action) } end
    t:equal(both { act = "buy", card = "beat_cop_2", remove = "guts" }, { 1, 3 })
    t:equal(both { act = "buy", card = "taboo_lamp", remove = "guts" }, { 1, 3 })
    t:equal(both { act = "buy", card = "knife", remove = "guts" }, { 4, 4 })
    t:equal(both { act = "upgrade", from = "taboo_rope", card = "taboo_rope_3" }, { 4, 2 })
    t:equal(both { act = "upgrade", from = "beat_cop", card = "beat_cop_2" }, { 1, 3 })
    t:equal(both { act = "buy", card = "dodge", remove = "guts" },
      { "Roland Banks cannot have Dodge in his deck", 4 })
    -- The lower level has cost 3 by the list, 1 without it; the higher one is as printed.
    for i, each in ipairs { state, free } do
      local bought = g:call("campaign_do", each, { act = "buy", investigator = "roland_banks", card = "taboo_chain", remove = "guts" })
      t:equal(bought.investigators[1].experience, i == 1 and 2 or 4)
      t:equal(try(g, bought, { act = "upgrade", from = "taboo_chain", card = "taboo_chain_4" }), 1)
    end
    local texts = {}
    for _, each in ipairs(g:call("campaign_choices", state, { act = "buy", investigator = "arkham_core:roland_banks", level = 2 })) do
      texts[each.text] = true
    end
    t:equal({ texts["Beat Cop (2): 4 experience"], texts["Test Lamp (2): 4 experience"] }, { true, true })
  end)

test("a campaign offers the lists as an option, with its own as the default", function(t)
  local _, g = decks.of(t)
  local function option(id)
    for _, each in ipairs(g:call("setup_options", id).options) do
      if each.name == "taboo" then return each end
    end
  end
  t:equal({ option("taboo_road").default, option("night_of_the_zealot").default, option "the_gathering" },
    { "taboo_first", "none", nil })
  t:equal(option("taboo_road").values, { { "none", "None" }, { "taboo_first", FIRST }, { "taboo_second", "Second Test List" } })
end)

test("an entry that says nothing, or too much, is a slip", function(t)
  local g = t:game { locations = { "study" } }
  local function wrong(cards, text)
    t:raises(function() g:call("taboo", { name = "X", cards = cards }) end, text)
  end
  wrong({ knife = {} }, "it changes nothing about 'knife'")
  wrong({ knife = { xp = 0 } }, "it changes nothing about 'knife'")
  wrong({ knife = { forbidden = true, xp = 1 } }, "what is forbidden has no cost and no limit")
  wrong({ knife = { chained = 1 } }, "unknown field 'chained'")
end)
