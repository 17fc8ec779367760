-- Customizable cards and their upgrade sheets: lib/upgrades.lua.

local decks = require "helpers/decks"
local roland = decks.roland

local ROLAND, BLADE = "arkham_core:roland_banks", "sheets:sheet_blade"

-- Roland's deck with two blades in the place of his knives, and a note and a nerve in the place of his flashlights.
local function cards() return roland({ knife = 0, flashlight = 0, sheet_blade = 2, sheet_note = 1, sheet_nerve = 1 }).cards end

-- The campaign after its first scenario, in which Roland has earned 5 experience.
local function road(t)
  local g = t:game { scenario = "sheet_camp" }
  local state = g:call("campaign_begin", "sheet_road", { { investigator = "roland_banks", deck = { cards = cards() } } }, {})
  t:equal(type(state) == "table" and state.stage or state, "ready")
  g:effect("end_scenario", "R1")
  state = g:call("campaign_record", state, g:call "campaign_result")
  t:equal(state.investigators[1].experience, 5)
  return g, state
end

local function try(g, state, action)
  action.investigator = "roland_banks"
  return g:call("campaign_do", state, action)
end

local function tick(g, state, ...)
  for _, name in ipairs { ... } do
    state = try(g, state, { act = "tick", card = "sheet_blade", upgrade = name })
    if type(state) == "string" then return state end
  end
  return state
end

-- The next game of the campaign, set up with the sheets as the campaign hands them in.
local function next_game(t, g, state, investigators)
  state = g:call("campaign_do", state, { act = "go_on" })
  local setup = g:call("campaign_setup", state)
  local new = t:game { scenario = setup.scenario, investigators = investigators or { "roland_banks" }, begin = "setup" }
  new:call("set_upgrades", new:lead(), setup.decks[1].options.upgrades)
  new:go_on()
  return new, new:lead(), state
end

-- --- between scenarios -----------------------------------------------------------------------------------------------

test("a box of an upgrade sheet costs 1 experience, and the deck keeps it", function(t)
  local g, state = road(t)
  state = tick(g, state, "Heavy Blade", "Heavy Blade", "Blessed")
  local record = state.investigators[1]
  t:equal({ record.experience, record.upgrades, record.deck[BLADE] },
    { 2, { [BLADE] = "Heavy Blade 2, Blessed 1" }, 2 })
  t:equal(g:call("campaign_check", state).problems, {})
  t:equal(g:call("campaign_check", state).state, state)
  t:equal(tick(g, state, "Heavy Blade"), "all boxes of 'Heavy Blade' are ticked")
  t:equal(tick(g, state, "Havy"), "the upgrade sheet of Test Blade has no 'Havy'")
  t:equal(try(g, state, { act = "tick", card = "guts", upgrade = "Light" }), "the upgrade sheet of Guts has no 'Light'")
  t:equal(try(g, state, { act = "tick", card = "knife", upgrade = "Light" }), "Knife is not in the deck of Roland Banks")
  state = tick(g, state, "Light", "Quick Hands")
  t:equal(tick(g, state, "Quick Hands"), "a box of 'Quick Hands' costs 1 experience, and Roland Banks has 0")
end)

test("the boxes that are empty are offered, with what they cost", function(t)
  local g, state = road(t)
  local function offered(now)
    local texts = {}
    for i, each in ipairs(g:call("campaign_choices", now, { act = "tick", investigator = ROLAND })) do texts[i] = each.text end
    return texts
  end
  local function has_choice(now)
    for _, each in ipairs(g:call("campaign_choices", now)) do
      if each.text == "Roland Banks: tick a box of an upgrade sheet" then return true end
    end
    return false
  end
  t:truthy(has_choice(state))
  local texts = offered(tick(g, state, "Heavy Blade", "Blessed"))
  t:equal({ #texts, texts[1], texts[2] }, { 7, "Test Blade: Heavy Blade, box 2 of 2: 1 experience",
    "Test Blade: Light, box 1 of 1: 1 experience" })
  local spent = tick(g, state, "Heavy Blade", "Heavy Blade", "Quick Hands", "Quick Hands", "Quick Hands")
  t:equal({ offered(spent), has_choice(spent) }, { {}, false })
  local function shows_sheets(now)
    for _, part in ipairs(g:call("campaign_view", now).people[1].lists) do
      if part.title == "Upgrade sheets" then return true end
    end
    return false
  end
  t:equal({ shows_sheets(spent), shows_sheets(state) }, { true, false })
end)

test("the sheet goes with its card: unused while no copy is in the deck, and there again when one is", function(t)
  local g, state = road(t)
  state = tick(g, state, "Heavy Blade", "Heavy Blade")
  local record = state.investigators[1]
  record.deck[BLADE], record.deck["arkham_core:knife"] = nil, 2
  t:equal(g:call("campaign_setup", g:call("campaign_do", state, { act = "go_on" })).decks[1].options.upgrades, nil)
  t:equal(g:call("campaign_check", state).problems, {})
  state = try(g, state, { act = "buy", card = "sheet_blade", remove = "knife" })
  t:equal(g:call("campaign_setup", g:call("campaign_do", state, { act = "go_on" })).decks[1].options.upgrades,
    { [BLADE] = "Heavy Blade 2" })
end)

test("ticked boxes count as experience of a deck, and its check knows the sheets", function(t)
  local problems, g = decks.of(t)
  local function deck(sheets, experience)
    return { investigator = "roland_banks", cards = cards(), upgrades = sheets, experience = experience }
  end
  t:equal(problems(deck()), {})
  local two = { sheet_blade = "Blessed 1, Light 1" }
  t:equal({ g:call("deck_experience", deck(two)), g:call("deck_experience", deck()) }, { 2, 0 })
  t:equal(problems(deck(two, 2)), {})
  t:equal(problems(deck(two, 1)), { "deck: cards of 2 experience, and there are 1 to spend; take cards of 1 experience out" })
  t:equal(problems(deck(two)), { "upgrades: 2 boxes of upgrade sheets are ticked, and there is no experience to spend; " ..
    "tick none, or say what the deck has with `experience`" })
  t:equal(problems(deck({ sheet_blade = "Light 2" }, 2)),
    { "sheet_blade: 2 boxes of 'Light' (Test Blade) are ticked; write 1 at most: it has no more" })
  t:equal(problems(deck({ sheet_blade = "Lite 1" }, 2)),
    { "sheet_blade: the upgrade sheet of Test Blade has no 'Lite'; correct it, or take it out" })
  t:equal(problems(deck({ guts = "Light 1" }, 2)),
    { "guts: 'guts' has no upgrade sheet; take it out of the deck's upgrades" })
  for _, text in ipairs { "Light", "Light 1, Light 1", "Blessed 1, 1" } do
    t:truthy(problems(deck({ sheet_blade = text }, 9))[1]:find "is no option with its number of boxes, or is there twice")
  end
end)

-- The deck in the form of its file.
local function file(options) return { avatar = "roland_banks", cards = cards(), options = options } end

test("the file of a deck has its sheets, and what is said about the deck counts them", function(t)
  local _, g = decks.of(t)
  local function check(options) return g:call("check_deck", file(options)) end
  local sheets = { sheet_blade = "Heavy Blade 2, Light 1" }
  t:equal(check { upgrades = sheets, experience = { "3" } }, {})
  t:equal(g:call("deck_totals", file { upgrades = sheets }).experience, 3)
  local text = table.concat(g:call("deck_lines", file { upgrades = sheets }), "\n")
  t:truthy(text:find "2 Test Blade%s+neutral, cost 2, upgrades: Heavy Blade 2, Light 1", text)
  t:equal(check { upgrades = sheets, experience = { "2" } }[1].message,
    "cards of 3 experience, and there are 2 to spend")
  t:equal(check { upgrades = { sheet_blade = "Lite 1" }, experience = { "9" } }, { { card = "sheet_blade", option = "upgrades",
    message = "the upgrade sheet of Test Blade has no 'Lite'", mend = "correct it, or take it out" } })
  t:equal(check { upgrades = { sheet_blade = "Light 1", [BLADE] = "Light 1" }, experience = { "9" } }[1].message,
    "Test Blade has two upgrade sheets")
end)

test("the options of a deck file mean whole ids, and what is not understood is said", function(t)
  local _, g = decks.of(t)
  local function meaning(options) return g:call("deck_options", file(options)) end
  t:equal(meaning { upgrades = { sheet_blade = "Light 1" }, secondary = { "seeker" } },
    { options = { choices = { secondary = "seeker" }, upgrades = { [BLADE] = "Light 1" } }, problems = {} })
  t:equal({ meaning { taboo = { "none" } }.options.taboo, meaning({}).options.taboo }, { "none", nil })
  local function wrong(options) return meaning(options).problems[1].message end
  t:equal(wrong { taboo = { "no_list" } }, "there is no taboo list 'no_list'")
  t:equal(wrong { taboo = { "a", "b" } }, "`taboo` has not one value")
  t:equal(wrong { taboo = { a = "b" } }, "`taboo` has not one value")
  t:equal(wrong { secondary = { "seeker", "rogue" } }, "`secondary` has not one value")
  t:equal(wrong { upgrades = { "sheet_blade" } }, "`upgrades` is no map")
  t:equal(wrong { permitted = { guts = "1" } }, "`permitted` is a map")
  t:equal(wrong { upgrades = { guts = "Light 1" } }, "'guts' has no upgrade sheet")
  t:equal(wrong { upgrades = { sheet_blade = "Light 2" } }, "2 boxes of 'Light' (Test Blade) are ticked")
end)

test("an investigator begins a campaign with the sheets of the deck, if there is experience for them", function(t)
  local g = t:game { scenario = "sheet_camp" }
  local function begin(deck)
    return g:call("campaign_begin", "sheet_road", { { investigator = "roland_banks", deck = deck } }, {})
  end
  t:equal(begin { cards = cards(), upgrades = {} }.investigators[1].upgrades, nil)
  local deck = { cards = cards(), upgrades = { [BLADE] = "Light 1" }, where = { [""] = "r.yaml:3", upgrades = "r.yaml:9" } }
  t:equal(begin(deck), "r.yaml:9: the deck of Roland Banks: 1 boxes of upgrade sheets are ticked, and there is no " ..
    "experience to spend; tick none, or say what the deck has with `experience`")
end)

test("the file of a campaign with a wrong sheet is refused", function(t)
  local g, state = road(t)
  state = tick(g, state, "Light")
  state.investigators[1].upgrades[BLADE] = "Light 2"
  t:equal(g:call("campaign_check", state).problems[1].message,
    "the deck of Roland Banks: 2 boxes of 'Light' (Test Blade) are ticked")
  state.investigators[1].upgrades = { ["arkham_core:guts"] = "Light 1" }
  t:equal(g:call("campaign_check", state).problems[1].message, "there is no customizable card 'arkham_core:guts'")
end)

-- --- in a game -------------------------------------------------------------------------------------------------------

test("a ticked option changes figures, traits and abilities of the card; one that is not does nothing", function(t)
  local g, state = road(t)
  local plain, me = next_game(t, g, state)
  local blade = plain:hand(me, { "sheet_blade" })[1]
  t:equal(blade.cost, 2)
  plain:act { "play", blade }
  t:equal({ me.combat, blade:is "blessed", blade.health, blade:upgraded "Light" }, { 4, false, 1, false })
  t:not_offered(plain, { "use", blade, "Gain 1" })

  state = tick(g, state, "Heavy Blade", "Heavy Blade", "Blessed", "Light", "Sturdy")
  local second
  second, me = next_game(t, g, state)
  blade = second:hand(me, { "sheet_blade" })[1]
  t:equal(blade.cost, 1)
  second:act { "play", blade }
  t:equal({ me.combat, blade:is "blessed", blade.health, me.resources, blade:upgraded "Light" }, { 5, true, 3, 4, true })
  t:not_offered(second, { "use", blade, "Gain 1" })
  me.damage = 3
  second:act { "use", blade, "Heal", me }
  t:equal(me.damage, 1)
end)

test("an option works when all of its boxes are ticked", function(t)
  local g, state = road(t)
  state = tick(g, state, "Quick Hands", "Quick Hands", "Heavy Blade")
  local second, me, ready = next_game(t, g, state)
  local blade = second:put("sheet_blade", "play", { owner = me })
  second:act { "resource" }
  t:equal({ me.combat, blade:upgraded "Quick Hands" }, { 4, false })
  t:not_offered(second, { "use", blade, "Gain 1" })
  second:effect("end_scenario", "R1")
  state = g:call("campaign_record", ready, second:call "campaign_result")
  t:equal(state.investigators[1].upgrades, { [BLADE] = "Heavy Blade 1, Quick Hands 2" })
  state = tick(g, state, "Quick Hands")
  local third
  third, me = next_game(t, g, state)
  blade = third:put("sheet_blade", "play", { owner = me })
  third:act { "resource" }
  third:act { "use", blade, "Gain 1" }
  t:equal(me.resources, 7)
end)

test("a card keeps its options when it has left play and comes back, and all copies have them", function(t)
  local g, state = road(t)
  local second, me = next_game(t, g, tick(g, state, "Blessed"))
  local blade, other = unpack(second:hand(me, { "sheet_blade", "sheet_blade" }))
  me.resources = 6
  second:act { "play", blade }
  t:truthy(blade:is "blessed")
  second:effect("return_to_hand", blade)
  t:falsy(blade:is "blessed")
  second:act { "play", blade }
  second:act { "play", other }
  t:equal({ blade:is "blessed", other:is "blessed" }, { true, true })
end)

test("the sheet is that of the card's owner, whoever controls it", function(t)
  local g, state = road(t)
  local second, me = next_game(t, g, tick(g, state, "Heavy Blade", "Heavy Blade", "Light"), { "roland_banks", "agnes_baker" })
  local agnes = second:investigator "agnes_baker"
  local mine = second:hand(me, { "sheet_blade" })[1]
  local hers = second:hand(agnes, { "sheet_blade" })[1]
  t:equal({ mine.cost, hers.cost, mine:upgraded "Light", hers:upgraded "Light" }, { 1, 2, true, false })
  second:choose { me }
  second:act { "play", mine }
  t:equal({ me.combat, agnes.combat }, { 5, 2 })
  second:effect("take_control", agnes, mine)
  t:equal({ me.combat, agnes.combat }, { 4, 3 })
end)

test("events and skills have upgrade sheets, too", function(t)
  local g, state = road(t)
  local plain, me = next_game(t, g, state)
  local nerve = plain:hand(me, { "sheet_nerve", "sheet_note" })[1]
  t:equal(nerve.icon_wild, 1)
  t:not_offered(plain, { "play", "Test Note" })
  state = try(g, state, { act = "tick", card = "sheet_note", upgrade = "Read Aloud" })
  state = try(g, state, { act = "tick", card = "sheet_nerve", upgrade = "Steady" })
  local second
  second, me = next_game(t, g, state)
  nerve = second:hand(me, { "sheet_nerve", "sheet_note" })[1]
  t:equal(nerve.icon_wild, 2)
  second:act { "play", "Test Note" }
  t:equal(me.resources, 6)
  -- The first option of each of those is ticked, but not that of the blade.
  local blade = second:hand(me, { "sheet_blade" })[1]
  second:act { "play", blade }
  t:equal({ me.combat, blade:upgraded "Heavy Blade", nerve:upgraded "Steady" }, { 4, false, true })
end)

test("the table shows the sheet, and which of its options work", function(t)
  local g, state = road(t)
  local second, me = next_game(t, g, tick(g, state, "Blessed", "Heavy Blade", "Light"))
  local blade = second:hand(me, { "sheet_blade" })[1]
  t:equal(second:call("table_marks", blade).notes, { "Blessed", "Light" })
  second:act { "play", blade }
  t:equal(second:call("table_marks", blade).notes, { "Blessed", "Light" })
  local text = table.concat(second:call("table_face", blade).text, "\n")
  t:truthy(text:find("**Heavy Blade** (2 boxes): You get +1 [combat].\n**Blessed** (1 box)", 1, true), text)
end)

test("upgrade sheets are no entries of the campaign log", function(t)
  local g, state = road(t)
  local second = next_game(t, g, tick(g, state, "Light"))
  t:equal({ #second:cards "campaign_log", second:call "campaign_log" }, { 1, { notes = {}, lists = {} } })
end)

test("a sheet that cannot be is a slip", function(t)
  local g = t:game { locations = { "study" } }
  local function wrong(more, text)
    local fields = { name = "X", cost = 1 }
    for key, value in pairs(more) do fields[key] = value end
    t:raises(function() g:call("asset", fields) end, text)
  end
  wrong({ keywords = { "Customizable" } }, "a customizable card has an upgrade sheet")
  wrong({ upgrades = { { name = "A, b", boxes = 1 } } }, "'A, b' has a comma, or a number at its end")
  wrong({ upgrades = { { name = "A", boxes = 0 } } }, "an option has one box at least")
  wrong({ upgrades = { { name = "A b", boxes = 1 }, { name = "a B", boxes = 1 } } }, "two options are called 'a B'")
  wrong({ upgrades = { { name = "A", boxes = 1 } }, weakness = true }, "a weakness has no upgrade sheet")
end)

-- --- the community's decks -------------------------------------------------------------------------------------------

test("the words of the community's decks become options of a deck file, and options such words", function(t)
  local g = t:game { locations = { "study" } }
  local function deck(avatar, options) return { avatar = avatar, cards = {}, options = options } end
  local read = g:call("imported_options", deck("deck_planner", { faction_selected = { "mystic" },
    deck_size_selected = { "4" }, cus_sheet_blade = { "0|2,3|1" }, experience = { "any" } }))
  t:equal(read, { options = { secondary = { "mystic" }, deck_size = { "4" }, experience = { "any" },
    upgrades = { [BLADE] = "Heavy Blade 2, Quick Hands 1" } }, left = {} })
  local said = g:call("exported_options", deck("deck_planner", read.options))
  t:equal(said.said, { faction_selected = "mystic", deck_size_selected = "4", ["cus_" .. BLADE] = "0|2,3|1" })
  t:equal(g:call("imported_options", deck("deck_planner", { ["cus_" .. BLADE] = { "0|2,3|1" } })).options.upgrades,
    read.options.upgrades)
end)

test("what of a community's deck cannot be taken is said", function(t)
  local g = t:game { locations = { "study" } }
  local function left(word, value)
    local read = g:call("imported_options", { avatar = "deck_planner", cards = {}, options = { [word] = { value } } })
    return #read.left == 1 and read.left[1].name == word and read.left[1].reason
  end
  t:equal(left("taboo_id", "99"), "no loaded pack has that taboo list (its `code`); cards are as printed")
  t:equal(left("cus_09021", "0|1"), "no loaded pack has that customizable card")
  t:equal(left("cus_guts", "0|1"), "no loaded pack has that customizable card")
  t:equal(left("cus_sheet_blade", "9|1"), "the upgrade sheet of Test Blade has no place for '9|1'")
  t:equal(left("cus_sheet_blade", "1|2"), "the upgrade sheet of Test Blade has no place for '1|2'")
  t:equal(left("cus_sheet_blade", "1|1|item^relic"), "a choice on an upgrade sheet is not kept: 'item^relic'")
  t:equal(left("deck_size_selected", "30"), "the investigator has no deck of that size")
  t:equal(left("faction_selected", "rogue"), "the investigator does not choose 'rogue'")
  t:equal(left("option_selected", "both"), "the investigator does not choose 'both'")
  local problems = g:call("check_deck", { avatar = "roland_banks", cards = cards(), options = { taboo_id = { "99" } } })
  t:equal({ #problems, problems[1].card }, { 1, "taboo_id" })
end)

test("a taboo list is named by its number", function(t)
  local g = t:game { locations = { "study" } }
  local function read(code)
    return g:call("imported_options", { avatar = "roland_banks", cards = {}, options = { taboo_id = { code } } }).options.taboo
  end
  t:equal({ read "1002", read "2" }, { { "taboos:taboo_second" }, nil })
  t:equal(g:call("exported_options", { avatar = "roland_banks", cards = {}, options = { taboo = { "taboo_second" } } }),
    { said = { taboo_id = "1002" }, names = { "taboo" } })
end)
