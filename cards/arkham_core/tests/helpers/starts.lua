-- Conditions that hold in every start of every scenario: play must be able to come to it.

local scenario_of = require "helpers/scenario"
local PLAYER_ZONES = { "deck", "hand", "discard", "play", "threat", "limbo", "committed",
  "set_aside_weaknesses", "mulliganed" }
local ZONES = { "investigators", "locations", "board", "attached", "encounter_deck", "encounter_discard", "act_deck",
  "agenda_deck", "act", "agenda", "reference", "scenario", "victory", "set_aside", "removed", "chaos_bag",
  "chaos_revealed", "chaos_ignored", "random_weaknesses",
  "scenario_deck", "campaign_log" }
local SLOTS = { "slot_ally", "slot_hand", "slot_arcane", "slot_accessory", "slot_body" }

-- Every card of the game, by id and owner, in any zone.
local function inventory(g)
  local list = {}
  local function add(cards)
    for _, card in ipairs(cards) do list[#list + 1] = card.id .. " " .. (card.owner and card.owner.id or "") end
  end
  for _, zone in ipairs(ZONES) do add(g:cards(zone)) end
  for _, inv in ipairs(g:call "seats") do
    for _, zone in ipairs(PLAYER_ZONES) do add(g:cards(zone, inv)) end
  end
  table.sort(list)
  return list
end

-- of(id, starts, past) -> begin(t, start, players, more), each_start(f(name, start, players, what)), inventory(g).
local function of(id, starts, past)
  local scenario = scenario_of(id, past)
  local function begin(t, start, players, more)
    more = more or {}
    more.start, more.decks = start, true
    return (scenario(t, more, players))
  end
  local function each_start(f)
    for name, start in pairs(starts) do
      for _, players in ipairs { 1, 2, 4 } do f(name, start, players, name .. " for " .. players) end
    end
  end
  return begin, each_start, inventory
end

-- Everybody has had the upkeep phases of the earlier rounds, is in the game, and has no more than the rules allow.
local function upkeep(t, begin, name, round, players, what)
  local fresh = {}
  for i, inv in ipairs(begin(t, nil, players):call "seats") do fresh[i] = inv.resources end
  local before = begin(t, nil, players)
  local decks = {}
  for i, inv in ipairs(before:call "seats") do decks[i] = #before:cards("deck", inv) end
  local g = begin(t, name, players)
  for i, inv in ipairs(g:call "seats") do
    t:truthy(inv:playing(), what)
    t:truthy(inv.damage < inv.health and inv.horror < inv.sanity, what)
    t:equal({ inv.actions, inv.turn_taken, inv.resources }, { 3, false, fresh[i] + round - 1 }, what)
    local hand, deck = #g:cards("hand", inv), #g:cards("deck", inv)
    t:truthy(hand <= 8, what)
    t:truthy(deck == 0 or deck <= decks[i] - (round - 1), what)
    for _, slot in ipairs(SLOTS) do
      local used = 0
      for _, card in ipairs(g:cards("play", inv)) do used = used + (card:base(slot) or 0) end
      t:truthy(used <= inv:check(slot), what .. " " .. slot)
    end
    for _, zone in ipairs { "hand", "play", "discard", "threat", "set_aside_weaknesses" } do
      for _, card in ipairs(g:cards(zone, inv)) do t:falsy(card:is "weakness", what) end
    end
  end
end

-- Every enemy is ready, and no ready enemy is unengaged at an investigator's location.
local function enemies(t, g, what)
  for _, inv in ipairs(g:call "seats") do
    for _, foe in ipairs(g:cards("threat", inv)) do
      t:equal({ foe.place, foe.exhausted, foe.damage < foe.health }, { inv.place, false, true }, what)
    end
    for _, foe in ipairs(g:cards "board") do
      t:falsy(foe:is "enemy" and (foe.exhausted or foe.place == inv.place), what)
    end
  end
end

return { of = of, upkeep = upkeep, enemies = enemies }
