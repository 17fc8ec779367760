-- Rules Reference, Glossary: Tekeli-li!

local decks = require "helpers/decks"

local WHISPER, CHILL = "ice:ice_whisper", "ice:ice_chill"

local function march(t, more)
  local config = { scenario = "ice_march", investigators = { "roland_banks" } }
  for key, value in pairs(more or {}) do config[key] = value end
  local g = t:game(config)
  return g, g:lead()
end

local function ids(g)
  local list = {}
  for i, card in ipairs(g:call("find", "tekelili_deck")) do list[i] = card.id end
  return list
end

local function count(list, id)
  local n = 0
  for _, each in ipairs(list) do n = n + (each == id and 1 or 0) end
  return n
end

-- A game in which that weakness is the first of the Tekeli-li deck.
local function march_to(t, id, more)
  for seed = 1, 20 do
    local config = { seed = seed }
    for key, value in pairs(more or {}) do config[key] = value end
    local g, me = march(t, config)
    if ids(g)[1] == id then return g, me, g:call("find", "tekelili_deck")[1] end
  end
  t:fail("no seed has it first")
end

-- Roland's campaign before its first scenario.
local function expedition(g)
  return g:call("campaign_begin", "ice_expedition",
    { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } }, {})
end

-- The next game of the campaign, set up with Roland's deck as the campaign keeps it.
local function next_game(t, g, state)
  if state.stage == "between" then state = g:call("campaign_do", state, { act = "go_on" }) end
  local setup = g:call("campaign_setup", state)
  t:equal(type(setup) == "table" and "" or setup, "")
  local new = t:game { scenario = setup.scenario, investigators = { "roland_banks" }, begin = "setup" }
  local cards = {}
  for id, n in pairs(setup.decks[1].cards) do
    for _ = 1, n do cards[#cards + 1] = id end
  end
  new:deck(new:lead(), cards)
  new:go_on()
  return new, state
end

local function finish(g, played, state)
  played:effect("end_scenario", "R1")
  return g:call("campaign_record", state, played:call "campaign_result")
end

local function kept(state)
  local deck = state.investigators[1].deck
  return { whispers = deck[WHISPER], chills = deck[CHILL] }
end

test("all copies that no deck holds form the deck of a scenario that uses it", { rules = { "ah.tekelili.deck" } },
  function(t)
    local g = march(t)
    local all = ids(g)
    t:equal({ #all, count(all, WHISPER), count(all, CHILL) }, { 5, 3, 2 })
    local state = expedition(g)
    local first
    first, state = next_game(t, g, state)
    t:equal(#ids(first), 5)
    first:effect("add_tekelili", first:lead(), 3)
    local left = ids(first)
    state = finish(g, first, state)
    local second = next_game(t, g, state)
    local rest = ids(second)
    t:equal({ #rest, count(rest, WHISPER), count(rest, CHILL) }, { 2, count(left, WHISPER), count(left, CHILL) })
    local none = t:game { scenario = "crossing" }
    t:equal(#ids(none), 0, "another scenario has no such deck")
  end)

test("the deck is shuffled", { rules = { "ah.tekelili.deck" } }, function(t)
  local orders, n = {}, 0
  for seed = 1, 6 do
    local order = table.concat(ids((march(t, { seed = seed }))), " ")
    if not orders[order] then n = n + 1 end
    orders[order] = true
  end
  t:truthy(n > 1, "six games have the same order")
end)

test("a card that is added is in the investigator's deck until it resolves and goes back to the bottom",
  { rules = { "ah.tekelili.stays_until_resolved" } }, function(t)
    local g, me, whisper = march_to(t, WHISPER)
    g:effect("add_tekelili", me, 1, true)
    t:zone(whisper, "deck", me)
    t:equal({ #ids(g), whisper.owner }, { 4, me })
    t:equal(g:call "campaign_result".investigators[1].weaknesses, { [WHISPER] = 1 })
    g:effect("draw", me, 1)
    local after = g:call("find", "tekelili_deck")
    t:equal({ me.horror, #after, after[5] }, { 1, 5, whisper })
    t:equal(g:call "campaign_result".investigators[1].weaknesses, {})
  end)

test("one in play belongs to its investigator, and goes back from there",
  { rules = { "ah.tekelili.stays_until_resolved" } }, function(t)
    local g, me, chill = march_to(t, CHILL)
    g:effect("add_tekelili", me, 1, true)
    g:effect("draw", me, 1)
    t:zone(chill, "threat", me)
    t:equal(g:call "campaign_result".investigators[1].weaknesses, { [CHILL] = 1 })
    g:effect("return_to_tekelili", chill)
    t:zone(chill, "beneath_facedown")
    t:equal({ #ids(g), g:call "campaign_result".investigators[1].weaknesses }, { 5, {} })
  end)

test("in a campaign the cards stay in the deck from scenario to scenario, until they have gone back",
  { rules = { "ah.tekelili.stays_until_resolved" } }, function(t)
    local g = march(t)
    local first, state = next_game(t, g, expedition(g))
    local before = kept(state)
    t:equal(before, {})
    first:effect("add_tekelili", first:lead(), 5)
    state = finish(g, first, state)
    t:equal(kept(state), { whispers = 3, chills = 2 })
    t:equal({ count(state.investigators[1].weaknesses, WHISPER), count(state.investigators[1].weaknesses, CHILL) }, { 3, 2 })
    t:equal(g:call("campaign_check", state).problems, {})

    local second
    second, state = next_game(t, g, state)
    local me = second:lead()
    t:equal(#ids(second), 0)
    -- As the deck was shuffled: the cards are drawn until a whisper has come and gone.
    for _ = 1, 40 do
      if count(ids(second), WHISPER) == 1 then break end
      second:effect("draw", me, 1)
    end
    t:equal({ count(ids(second), WHISPER), me.horror > 0 }, { 1, true })
    state = finish(g, second, state)
    t:equal(kept(state), { whispers = 2, chills = 2 })
    t:equal({ count(state.investigators[1].weaknesses, WHISPER), count(state.investigators[1].weaknesses, CHILL) }, { 2, 2 })

    local third = next_game(t, g, state)
    t:equal(ids(third), { WHISPER })
  end)

test("a card that went back stays in the deck when its last owner leaves the game",
  { rules = { "ah.tekelili.stays_until_resolved" } }, function(t)
    local g, me, whisper = march_to(t, WHISPER, { investigators = { "roland_banks", "agnes_baker" } })
    g:effect("add_tekelili", me, 1, true)
    g:effect("draw", me, 1)
    g:effect("add_tekelili", me, 1)
    g:effect("resign", me)
    t:equal({ #ids(g), whisper.zone }, { 4, "beneath_facedown" })
  end)
