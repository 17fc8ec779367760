-- Rules Reference, Glossary: Supplies.

local decks = require "helpers/decks"

local ROLAND, WENDY = "arkham_core:roland_banks", "arkham_core:wendy_adams"
local TORCHES, ROPE, BLANKET = "wilds:wilds_torches", "wilds:wilds_rope", "wilds:wilds_blanket"

-- The campaign with Roland, before its first scenario, where supplies can be bought.
local function trek(t)
  local g = t:game { scenario = "wilds_trek_coast" }
  local state = g:call("campaign_begin", "wilds_trek",
    { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } }, {})
  t:equal(type(state) == "table" and state.stage or state, "between")
  return g, state
end

local function try(g, state, action)
  action.investigator = action.investigator or "roland_banks"
  return g:call("campaign_do", state, action)
end

local function buy(g, state, ...)
  for _, id in ipairs { ... } do
    state = try(g, state, { act = "buy_supply", card = id })
    if type(state) == "string" then return state end
  end
  return state
end

local function refused(t, g, state, id, text)
  local why = buy(g, state, id)
  t:truthy(type(why) == "string" and why:find(text, 1, true), type(why) == "string" and why or "it was allowed")
end

local function offered(g, state)
  local texts = {}
  for i, each in ipairs(g:call("campaign_choices", state, { act = "buy_supply", investigator = ROLAND })) do
    texts[i] = each.text
  end
  return texts
end

local function has_choice(g, state, text)
  for _, each in ipairs(g:call("campaign_choices", state)) do
    if each.text:find(text, 1, true) then return true end
  end
  return false
end

-- A game of the state's next scenario, set up as the campaign says; and its result taken into the campaign.
local function next_game(t, g, state)
  local setup = g:call("campaign_setup", state)
  local two = t:game { scenario = setup.scenario, begin = "setup", options = {} }
  two:empty "campaign_log"
  t:equal(two:call("fill_log", { log = setup.campaign.log }), nil)
  two:go_on()
  return two
end

local function play(t, g, state, resolution)
  local two = next_game(t, g, state)
  two:effect("end_scenario", resolution)
  return g:call("campaign_record", state, two:call "campaign_result"), two
end

-- --- between scenarios -----------------------------------------------------------------------------------------------

test("supplies cost the points that are granted, by the number of investigators",
  { rules = { "ah.supplies.points" } }, function(t)
    local g, state = trek(t)
    t:equal(state.supplies.each, 6)
    t:equal(offered(g, state), { "Test Torches: 3 supply points", "Test Rope: 2 supply points",
      "Test Blanket: 2 supply points" })
    t:truthy(has_choice(g, state, "buy a supply, 6 supply points left"))
    state = buy(g, state, "wilds_torches")
    t:equal(offered(g, state), { "Test Rope: 2 supply points", "Test Blanket: 2 supply points" })
    state = buy(g, state, "wilds_rope")
    t:equal({ offered(g, state), has_choice(g, state, "buy a supply") }, { {}, false })
    refused(t, g, state, "wilds_blanket", "Test Blanket costs 2 supply points, and Roland Banks has 1")
    t:equal(state.log.lists, { [TORCHES] = { ROLAND }, [ROPE] = { ROLAND } })
  end)

test("with more investigators each has fewer points; the last number holds for all greater ones",
  { rules = { "ah.supplies.points" } }, function(t)
    local g, one = trek(t)
    local function each(n)
      local state = g:call("campaign_begin", "wilds_trek",
        { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } }, {})
      local others = { "wendy_adams", "agnes_baker", "skids_otoole" }
      for i = 2, n do
        table.insert(state.investigators, { player = i, investigator = "arkham_core:" .. others[i - 1], status = "playing",
          experience = 0, physical_trauma = 0, mental_trauma = 0, deck = {}, collection = {}, choices = {},
          story_assets = {}, weaknesses = {} })
      end
      -- The coast, and the resolution that grants 2; then back to the coast, which grants again.
      state.stage, state.supplies = "ready", nil
      local said = {}
      for i, record in ipairs(state.investigators) do
        said[i] = { investigator = record.investigator, experience = 0, physical_trauma = 0, mental_trauma = 0 }
      end
      return g:call("campaign_record", state, { scenario = state.scenario, resolution = "R2", next = "wilds_trek_coast",
        log = state.log, chaos_bag = state.chaos_bag, investigators = said }).supplies.each
    end
    t:equal({ one.supplies.each, each(1), each(2), each(3), each(4) }, { 6, 6, 4, 3, 3 })
  end)

test("points that are left are lost when the next scenario begins", { rules = { "ah.supplies.points" } }, function(t)
  local g, state = trek(t)
  state = buy(g, state, "wilds_torches", "wilds_blanket")
  t:equal(state.supplies.left[ROLAND], 1)
  state = try(g, state, { act = "go_on" })
  t:equal({ state.stage, state.supplies }, { "ready", nil })
  state = play(t, g, state, "R1")
  -- 3 by the resolution; with the point of before there would be 4, enough for two.
  t:equal({ state.supplies.each, state.supplies.left }, { 3, {} })
  state = buy(g, state, "wilds_rope")
  refused(t, g, state, "wilds_blanket", "Roland Banks has 1")
end)

test("supplies are bought only when points are granted, and only those that are offered",
  { rules = { "ah.supplies.points" } }, function(t)
    local g, state = trek(t)
    state = play(t, g, try(g, state, { act = "go_on" }), "R2")
    t:equal({ state.scenario, state.supplies, has_choice(g, state, "buy a supply") }, { "wilds:wilds_trek_hills", nil, false })
    refused(t, g, state, "wilds_rope", "there are no supply points to spend")
    local _, first = trek(t)
    state = play(t, g, try(g, first, { act = "go_on" }), "R1")
    refused(t, g, state, "wilds_torches", "no supply that can be bought now")
    refused(t, g, state, "knife", "no supply that can be bought now")
  end)

test("one of each at most, unless the supply says `many`; the log counts those", { rules = { "ah.supplies.points" } },
  function(t)
    local g, state = trek(t)
    refused(t, g, buy(g, state, "wilds_rope"), "wilds_rope", "Roland Banks has Test Rope already")
    state = buy(g, state, "wilds_blanket", "wilds_blanket", "wilds_blanket")
    t:equal(state.log.lists, { [BLANKET] = { ROLAND, ROLAND, ROLAND } })
    local shown
    for _, part in ipairs(g:call("campaign_view", state).log) do
      if part.title == "Test Blanket" then shown = part.cards end
    end
    t:equal(shown, { { id = ROLAND, text = "Roland Banks", count = 3 } })
    local hills = play(t, g, try(g, state, { act = "go_on" }), "R1")
    t:equal(hills.log.lists, { [BLANKET] = { ROLAND, ROLAND, ROLAND } })
    local two = next_game(t, g, try(g, hills, { act = "go_on" }))
    t:equal({ two:lead().resources, two:lead():count_supply "wilds_blanket" }, { 8, 3 })
  end)

test("the log keeps them for the investigator who bought them, from scenario to scenario",
  { rules = { "ah.supplies.per_investigator_no_effect" } }, function(t)
    local g, state = trek(t)
    state = try(g, buy(g, state, "wilds_torches"), { act = "go_on" })
    state = play(t, g, state, "R2")
    t:equal(state.log.lists, { [TORCHES] = { ROLAND } })
    local hills = next_game(t, g, try(g, state, { act = "go_on" }))
    local me = hills:lead()
    t:equal({ me:has_supply "wilds_torches", me:has_supply "wilds_rope", me.resources }, { true, false, 6 })
  end)

test("a newcomer has as many points as the others", function(t)
  local g, state = trek(t)
  table.insert(state.investigators, { player = 2, investigator = WENDY, status = "playing", experience = 0,
    physical_trauma = 0, mental_trauma = 0, deck = {}, collection = {}, choices = {}, story_assets = {}, weaknesses = {} })
  state = buy(g, state, "wilds_rope")
  local new = try(g, state, { act = "buy_supply", investigator = "wendy_adams", card = "wilds_rope" })
  t:equal({ new.supplies.left, new.log.lists[ROPE] }, { { [ROLAND] = 4, [WENDY] = 4 }, { ROLAND, WENDY } })
end)

test("the file of a campaign keeps the points, and its check knows supplies", function(t)
  local g, state = trek(t)
  state = buy(g, state, "wilds_rope")
  local read = g:call("campaign_check", state)
  t:equal({ read.problems, read.state }, { {}, state })
  state.supplies.offered[1] = "knife"
  t:equal(g:call("campaign_check", state).problems[1].message, "there is no supply 'knife'")
end)

test("what a resolution and the campaign grant at the same time is spent together, on the supplies of both",
  { rules = { "ah.supplies.points" } }, function(t)
    local g, state = trek(t)
    state = play(t, g, try(g, buy(g, state, "wilds_blanket", "wilds_blanket", "wilds_blanket"), { act = "go_on" }), "R2")
    local hills = try(g, state, { act = "go_on" })
    local poor, rich = play(t, g, hills, "R1"), play(t, g, hills, "R2")
    t:equal({ poor.supplies.each, poor.supplies.offered, rich.supplies.each, rich.supplies.offered },
      { 2, { TORCHES }, 3, { TORCHES, ROPE } })
    refused(t, g, poor, "wilds_torches", "Test Torches costs 3 supply points")
    t:equal(buy(g, rich, "wilds_torches").log.lists[TORCHES], { ROLAND })
    -- Outside the campaign the same counts.
    local words = "roland_banks wilds_blanket wilds_blanket wilds_blanket wilds_torches"
    local function summit(resolution)
      return t:game { scenario = "wilds_trek_summit",
        options = { supplies = words, wilds_trek_coast = "R2", wilds_trek_hills = resolution } }
    end
    t:truthy(summit("R2"):lead():has_supply "wilds_torches")
    t:raises(function() summit "R1" end, "could not buy all these supplies with 6, then 2 supply points")
  end)

-- --- in a scenario ---------------------------------------------------------------------------------------------------

local ALL = { "wilds_torches", "wilds_rope", "wilds_blanket" }

test("a set-up may let investigators buy, too", { rules = { "ah.supplies.points" } }, function(t)
  local g = t:game { scenario = "wilds_trek_summit", begin = "setup" }
  local me = g:lead()
  g:run_to "before game_begins"
  g:effect("buy_supplies", me, 6, ALL)
  t:equal(#g:prompt_options(), 3)
  g:choose { "Torches" }
  t:equal(#g:prompt_options(), 2)
  g:choose { "Blanket" }
  -- 1 point is left, and everything costs more.
  t:no_prompt(g, "Buy")
  t:equal(g:call("campaign_log").lists, { [TORCHES] = { ROLAND }, [BLANKET] = { ROLAND } })
  g:effect("buy_supplies", me, 4, ALL)
  t:equal(#g:prompt_options(), 2, "torches are there already, blankets may be several")
  g:choose { "Blanket" }
  g:choose { "Blanket" }
  t:equal(me:count_supply "wilds_blanket", 3)
  g:effect("cross_out", "wilds_blanket", me)                -- one is used up
  g:effect("cross_out", "wilds_torches", me)
  t:equal({ me:count_supply "wilds_blanket", me:has_supply "wilds_torches" }, { 2, false })
end)

test("supplies change nothing by themselves", { rules = { "ah.supplies.per_investigator_no_effect" } }, function(t)
  local function look(options)
    local g = t:game { scenario = "wilds_trek_summit", options = options }
    local me = g:lead()
    return { me.resources, me.actions, me.clues, me.willpower, me.intellect, #g:cards("hand", me), #g:cards("play", me) }
  end
  t:equal(look { supplies = "roland_banks wilds_torches wilds_blanket" }, look())
end)

test("cards ask for supplies in conditions", { rules = { "ah.supplies.per_investigator_no_effect" } }, function(t)
  local function with(words)
    local g = t:game { scenario = "wilds_trek_summit", investigators = { "roland_banks", "agnes_baker" },
      hand = { "wilds_lamplighter" }, options = { supplies = words } }
    local me = g:lead()
    me.damage, g:investigator("agnes_baker").damage = 1, 1
    g:act { "play", "Lamplighter" }
    return g, me, g:card "wilds_lamplighter"
  end
  local g, me, light = with "agnes_baker wilds_rope"
  t:equal(me.intellect, 3)
  t:not_offered(g, { "use", light, "Gain 1" })
  t:offered(g, { "use", light, g:investigator "agnes_baker" })
  t:not_offered(g, { "use", light, me })
  g, me, light = with "roland_banks wilds_torches"
  t:equal({ me.intellect, g:investigator("agnes_baker").intellect }, { 4, 2 })
  t:not_offered(g, { "use", light, "Heal" })
  for words, intellect in pairs { ["roland_banks wilds_torches wilds_rope agnes_baker wilds_rope"] = 4, [""] = 3 } do
    g, me, light = with(words)
    t:equal({ me.intellect, g:investigator("agnes_baker").intellect }, { intellect, 2 })
  end
  g, me, light = with "roland_banks wilds_blanket"
  g:act { "use", light, "Gain 1" }
  t:equal({ me.resources, me.intellect }, { 6, 3 })
end)

test("outside its campaign a scenario is told who has which supplies", { rules = { "ah.supplies.points" } }, function(t)
  local function game(words, more)
    local options = { supplies = words }
    for key, value in pairs(more or {}) do options[key] = value end
    return t:game { scenario = "wilds_trek_hills", options = options }
  end
  local function listed(id)
    local found
    for _, option in ipairs(t:game { scenario = id }:call("setup_options", id).options) do
      if option.name == "supplies" then found = option.default end
    end
    return found
  end
  t:equal({ listed "wilds_trek_hills", listed "crossing" }, { "", nil })
  -- 6 before the coast, then 3 by its resolution 1.
  local g = game "roland_banks wilds_torches wilds_rope wilds_blanket"
  t:equal({ g:lead().resources, g:lead():has_supply "wilds_rope" }, { 7, true })
  t:equal(#game(nil):call("campaign_log").lists, 0)
  t:raises(function() game "roland_banks wilds_torches wilds_torches" end, "Roland Banks has Test Torches already")
  t:raises(function() game("roland_banks wilds_torches wilds_rope wilds_blanket", { wilds_trek_coast = "R2" }) end,
    "Roland Banks could not buy all these supplies with 6 supply points")
  -- They cost 9, but one point is lost after the first purchase.
  t:raises(function() game "roland_banks wilds_torches wilds_blanket wilds_blanket wilds_blanket" end,
    "could not buy all these supplies with 6, then 3 supply points")
  t:raises(function() game "wendy_adams wilds_rope" end, "'wendy_adams' does not play, so has no supplies")
  t:raises(function() game "wilds_rope" end, "say first who has 'wilds_rope'")
  t:raises(function() game "roland_banks knife" end, "there is no supply or investigator 'knife'")
end)

test("a supply that is another kind of entry, too, is a slip", function(t)
  local g = t:game { locations = { "study" } }
  local function wrong(fields, text)
    fields.name = "X"
    t:raises(function() g:call("log_entry", fields) end, text)
  end
  wrong({ id = "x", supply = 1, list = true }, "leave `list` out")
  wrong({ id = "x", supply = 1, boxes = true }, "leave `boxes` out")
  wrong({ supply = 1 }, "a supply says its id")
  wrong({ many = true }, "only a supply can be there several times for one investigator")
  g:effect("buy_supplies", g:lead(), 3, { "wilds_diary" })
  t:script_error(g, "there is no supply 'wilds_diary'")
end)

test("only a supply can be asked for as one", function(t)
  local g = t:game { scenario = "wilds_trek_summit", options = { supplies = "roland_banks wilds_torches" } }
  local me = g:lead()
  t:equal({ me:has_supply "wilds_torches", me:has_supply "wilds_rope" }, { true, false })
  t:raises(function() return me:has_supply "knife" end, "there is no supply 'knife'")
  t:raises(function() return me:count_supply "knife" end, "there is no supply 'knife'")
end)
