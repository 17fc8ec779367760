-- Rules Reference, Glossary: Tekeli-li!

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
  for _, each in ipairs(list) do n = n + (each == "ice:" .. id and 1 or 0) end
  return n
end

test("all copies that no deck holds form the deck of a scenario that uses it", { rules = { "ah.tekelili.deck" } },
  function(t)
    local g = march(t)
    local all = ids(g)
    t:equal({ #all, count(all, "ice_whisper"), count(all, "ice_chill") }, { 5, 3, 2 })
    local held = march(t, { begin = "setup" })
    held:deck(held:lead(), { "ice_whisper", "ice_whisper", "ice_chill" })
    held:go_on()
    local rest = ids(held)
    t:equal({ #rest, count(rest, "ice_whisper"), count(rest, "ice_chill") }, { 2, 1, 1 })
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

test("a card that is added stays in the investigator's deck until it resolves and goes back to the bottom",
  { rules = { "ah.tekelili.stays_until_resolved" } }, function(t)
    local g, me = march(t)
    while ids(g)[1] ~= "ice:ice_whisper" do
      local first = g:call("find", "tekelili_deck")[1]
      g:effect("add_tekelili", me, 1, true)
      g:effect("return_to_tekelili", first)
    end
    local whisper = g:call("find", "tekelili_deck")[1]
    g:effect("add_tekelili", me, 1, true)
    t:zone(whisper, "deck", me)
    t:equal({ #ids(g), whisper.owner }, { 4, me })
    t:equal(g:call "campaign_result".investigators[1].weaknesses, { ["ice:ice_whisper"] = 1 })
    g:effect("draw", me, 1)
    local after = g:call("find", "tekelili_deck")
    t:equal({ me.horror, #after, after[5] }, { 1, 5, whisper })
    t:equal(g:call "campaign_result".investigators[1].weaknesses, {})
  end)

test("one in play goes back from there; the campaign keeps the others and forgets those that went back",
  { rules = { "ah.tekelili.stays_until_resolved" } }, function(t)
    local g, me = march(t)
    local chill = g:put("ice_chill", "threat", { owner = me })
    t:equal(g:call "campaign_result".investigators[1].weaknesses, { ["ice:ice_chill"] = 1 })
    g:effect("return_to_tekelili", chill)
    t:zone(chill, "beneath_facedown")
    t:equal(g:call "campaign_result".investigators[1].weaknesses, {})

    local decks = require "helpers/decks"
    local state = g:call("campaign_begin", "night_of_the_zealot",
      { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } }, {})
    local function play(kept)
      local said = { investigator = state.investigators[1].investigator, experience = 0, physical_trauma = 0,
        mental_trauma = 0, weaknesses = kept }
      state.stage = "ready"
      return g:call("campaign_record", state, { scenario = state.scenario, resolution = "R1",
        log = { notes = {}, lists = {} }, chaos_bag = state.chaos_bag, investigators = { said } })
    end
    state = play { ["ice:ice_chill"] = 1, ["ice:ice_whisper"] = 2, ["arkham_core:paranoia"] = 1 }
    t:equal(state.investigators[1].deck["ice:ice_whisper"], 2)
    state = play { ["ice:ice_whisper"] = 1, ["arkham_core:paranoia"] = 1 }
    local record = state.investigators[1]
    t:equal({ record.deck["ice:ice_whisper"], record.deck["ice:ice_chill"], record.deck["arkham_core:paranoia"] },
      { 1, nil, 1 })
    table.sort(record.weaknesses)
    t:equal(record.weaknesses, { "arkham_core:paranoia", "ice:ice_whisper" })
  end)

test("a card that went back stays in the deck when its last owner leaves the game",
  { rules = { "ah.tekelili.stays_until_resolved" } }, function(t)
    local g, me = march(t, { investigators = { "roland_banks", "agnes_baker" } })
    local first = g:call("find", "tekelili_deck")[1]
    g:effect("add_tekelili", me, 2)
    g:effect("return_to_tekelili", first)
    g:effect("resign", me)
    t:equal({ #ids(g), first.zone }, { 4, "beneath_facedown" })
  end)
