-- This game's part of the test language: how to set its table, and its own words (tests/README.md).
return function(G, _, raw)

local kit = require "common:testing/language"(G, raw)
local list_of, named = kit.list_of, kit.named

-- --- finding ---------------------------------------------------------------------------------------------------------

--- g:investigator(id or title), g:space(id or title), g:active(), g:lead(), g:ancient_one(), g:mystery()
function G:investigator(name)
  return named(self:cards "investigators", name) or named(self:cards "defeated", name)
    or raw.none_named(self:call "seats", name, "'" .. name .. "' does not play")
end
function G:space(name)
  if raw.is_card(name) then return name end
  return named(self:cards "map", name) or raw.none_named(self:cards "map", name, "no space '" .. tostring(name) .. "' is on the board")
end
function G:active() return self:get "active" end
function G:lead() return self:get "lead" end
function G:ancient_one() return self:cards "ancient_one"[1] end
function G:mystery() return self:cards "mystery"[1] end

local function at(self, zone, place)
  local out = {}
  place = self:space(place)
  for _, card in ipairs(self:cards(zone)) do
    if card.parent == place then out[#out + 1] = card end
  end
  return out
end
--- g:clues_at(space), g:gates_at(space), g:monsters_at(space) -> list
function G:clues_at(space) return at(self, "clues", space) end
function G:gates_at(space) return at(self, "gates", space) end
function G:monsters_at(space) return at(self, "monsters", space) end

--- g:possessions(inv), g:conditions(inv) -> sorted list of titles; g:clues(inv) -> the number of Clues
local function titles(list)
  local out = {}
  for i, card in ipairs(list) do out[i] = card.title end
  table.sort(out)
  return out
end
function G:possessions(inv) return titles(self:cards("possessions", inv)) end
function G:conditions(inv) return titles(self:cards("conditions", inv)) end
function G:clues(inv) return #self:cards("held_clues", inv) end

-- --- putting things on the table -----------------------------------------------------------------------------------

local PLAYER_ZONES = { possessions = true, conditions = true, held_clues = true }
-- The only kinds of cards that play puts into each zone.
local KINDS = { possessions = { "asset", "artifact", "spell" }, conditions = { "condition" }, held_clues = { "clue" },
  clues = { "clue" }, clue_pool = { "clue" }, gates = { "gate" }, gate_stack = { "gate" }, monsters = { "monster" },
  cup = { "monster" }, mythos = { "mythos" }, mystery = { "mystery" }, reserve = { "asset" } }
-- Zones in which a card is of no use to anybody: a test takes a card from there before it makes another one.
local SUPPLY = {}
for _, zone in ipairs { "asset_deck", "asset_discard", "artifact_deck", "artifact_discard", "spell_deck",
    "condition_deck", "gate_stack", "gate_discard", "clue_pool", "clue_discard", "cup", "mythos_deck", "mythos_discard",
    "mystery_deck",
    "set_aside", "unused", "unseen", "box", "reserve", "general_deck", "america_deck", "europe_deck",
    "asia_australia_deck", "other_world_deck", "expedition_deck", "research_deck", "special_deck" } do
  SUPPLY[zone] = true
end

-- A card from the supply, or a new one; a double-sided card with that back.
local function take(self, id, variant)
  if raw.is_card(id) then return id end
  local _, full = raw.definition(id)
  if not full then raw.no_card(id) end
  for _, card in ipairs(raw.components()) do
    if card.id == full and SUPPLY[card.zone] and (not variant or card.variant == variant) then return card end
  end
  local card = self:call("create", id, "box")
  if variant then card.variant = variant end
  return card
end

local function make(self, id, zone, owner, parent, variant)
  local card = take(self, id, variant)
  raw.belongs(card, zone, KINDS)
  card:move(zone, PLAYER_ZONES[zone] and owner or nil, false, parent)
  if PLAYER_ZONES[zone] then card.controller = owner end
  raw.touched()
  return card
end

--- g:put(id or card, zone, { owner =, at = space, variant =, ... }) -> card. Announces nothing; other keys are
--- properties to set. An unused card is taken before another one is made. A card in a zone to which play never brings
--- it is refused, and so is an owner for a thing that nobody owns.
function G:put(id, zone, options)
  options = options or {}
  if options.owner and not PLAYER_ZONES[zone] then
    raw.fail("only possessions, conditions and held_clues are somebody's, not what lies in " .. tostring(zone))
  end
  local parent = options.at and self:space(options.at)
  local owner = PLAYER_ZONES[zone] and (options.owner or self:call("seats")[1])
  local card = make(self, id, zone, owner, parent, options.variant)
  kit.set(card, options, { owner = true, at = true, variant = true })
  return card
end

--- g:give(inv, ids or cards [, variant]) -> list of cards: Assets, Artifacts, Spells, Conditions. `variant`: its back.
function G:give(inv, ids, variant)
  local out = {}
  for i, id in ipairs(list_of(raw.is_card(ids) and { ids } or ids)) do
    local card = take(self, id, variant)
    out[i] = make(self, card, card:is "condition" and "conditions" or "possessions", inv)
  end
  return raw.list(out)
end
--- g:give_clues(inv, n): gives Clues from the pool.
function G:give_clues(inv, n)
  for _ = 1, n do make(self, self:cards "clue_pool"[1] or raw.fail "the Clue pool is empty", "held_clues", inv) end
end

local function of_space(self, zone, space, what)
  local short = space.id:match "[^:]+$"
  for _, card in ipairs(self:cards(zone)) do
    if self:call("data_of", card.id).space == short then return card end
  end
  raw.fail("no " .. what .. " of " .. space.title .. " is left")
end
--- g:clue(space [, n]): puts any Clues from the pool there. g:gate(space) -> the Gate of that space. g:spawn(id, space)
--- -> monster.
function G:clue(space, n)
  local card
  for _ = 1, n or 1 do
    card = make(self, self:cards "clue_pool"[1] or raw.fail "the Clue pool is empty", "clues", nil, self:space(space))
  end
  return card
end
function G:gate(space)
  space = self:space(space)
  return make(self, of_space(self, "gate_stack", space, "Gate"), "gates", nil, space)
end
function G:spawn(id, space, options)
  options = options or {}
  options.at = space
  return self:put(id, "monsters", options)
end

kit.empties "box"
kit.decks(make)
--- g:place(inv or monster, space): puts it there without a move.
function G:place(card, space)
  card.parent = self:space(space)
  raw.touched()
end

--- g:dice { 1, 6, 3 }: the next dice show these. After them the seed decides; all of these must be rolled.
function G:dice(list) raw.rolls(list_of(list)) end

-- --- running -------------------------------------------------------------------------------------------------------

-- g:effect(name, card, ...), with verbs and functions of testing/cards/test_effects.lua. g:result(): its result; 1 for
-- true.
kit.effects(function(g, given)
  local first = given[1]
  return raw.is_card(first) and first:is "investigator" and first or g:call "players"[1]
end)
function G:result() return self.effects.result end

--- g:test(inv, skill [, modifier [, dice [, options]]]): that test as an effect; the successes are g:result().
function G:test(inv, skill, modifier, dice, options)
  if dice then self:dice(dice) end
  self:effect("test", inv, skill, modifier or 0, options or {})
end

local END = "End of the effect"
local function with_end(kinds)
  local out = { END }
  for _, kind in ipairs(kinds or {}) do out[#out + 1] = kind end
  return out
end
--- g:auto { "windows", "reactions", "forced", texts of prompts ... }: from now on these are answered in advance.
function G:auto(kinds)
  self.autos = with_end(kinds)
  if not raw.stopped() then self:_settle() end
end

function G:is_main_window(p) return p.id == "action" end

local PHASES = { action = "action_phase", encounter = "encounter_phase", mythos = "mythos_phase" }
--- Words for g:run_to: the phases "action", "encounter" and "mythos"; "turn of ID"; else a procedure or timing point.
function G:target_of(name, card)
  if PHASES[name] then return "procedure", PHASES[name], nil end
  local whose = name:match "^turn of (.+)$"
  if whose then return nil, "turn_begins", self:investigator(whose) end
  return nil, name, card
end

--- g:hurry_to(name [, card]): as run_to, but all prompts on the way are answered with the first option, and windows are
--- passed.
function G:hurry_to(name, card)
  local kind
  kind, name, card = self:target_of(name, card)
  local was_stopped = raw.stopped()
  raw.stop_at(kind, name, card)
  if was_stopped then raw.go() end
  for _ = 1, 2000 do
    local p = self:_settle()
    while raw.stopped() do
      if not raw.pending_stop() then return end
      raw.go()   -- only a window that is held open
      p = self:_settle()
    end
    if not p then raw.fail("the game ended before " .. name) end
    local part, answer = p.parts[1], {}
    for i = 1, part.min do answer[i] = i end
    if part.numeric then answer = { part.min } end
    if p.from ~= "question" then answer = { #part.options } end
    raw.answer(part.seat, answer, part.numeric)
  end
  raw.fail("never came to " .. name)
end

-- --- beginning -----------------------------------------------------------------------------------------------------

local CONFIG = { game = 1, scenario = 1, investigators = 1, lead = 1, at = 1, possessions = 1, clues_of = 1,
  ancient_one = 1, mystery = 1, mythos = 1, gates = 1, clues = 1, monsters = 1, reserve = 1, doom = 1, omen = 1,
  phase = 1, seed = 1, options = 1, auto = 1, begin = 1 }

local BACK_TO = { asset = "asset_deck", artifact = "artifact_deck", spell = "spell_deck", condition = "condition_deck" }

-- The starting possessions go back.
local function strip(g, inv)
  for _, zone in ipairs { "possessions", "conditions" } do
    for _, card in ipairs(g:cards(zone, inv)) do
      for tag, deck in pairs(BACK_TO) do
        if card:is(tag) then g:call("relocate", card, deck, nil, true) end
      end
    end
  end
  for _, clue in ipairs(g:cards("held_clues", inv)) do clue:move "clue_pool" end
  for _, counter in ipairs { "train", "ship", "lore_improved", "influence_improved", "observation_improved",
      "strength_improved", "will_improved" } do
    inv[counter] = 0
  end
  inv.health, inv.sanity, inv.delayed = inv.max_health, inv.max_sanity, false
end

local function clear(g)
  for _, card in ipairs(g:cards "gates") do card:move("gate_stack", nil, true) end
  for _, zone in ipairs { "clues", "clue_discard" } do
    for _, card in ipairs(g:cards(zone)) do card:move("clue_pool", nil, true) end
  end
  for _, card in ipairs(g:cards "monsters") do
    card.lost = 0
    card:move(card:is "epic" and "box" or "cup")
  end
  g:empty "mythos"
  for _, card in ipairs(g:cards "mystery") do card:move "mystery_deck" end
  for _, zone in ipairs { "map", "omen_track" } do
    for _, card in ipairs(g:cards(zone)) do card.eldritch = 0 end
  end
end

local by_player = kit.by_player

local function furnish(g, config)
  clear(g)
  for _, inv in ipairs(g:call "seats") do strip(g, inv) end
  by_player(g, config.possessions, function(inv, ids) g:give(inv, ids) end)
  by_player(g, config.clues_of, function(inv, n) g:give_clues(inv, n) end)
  if type(config.at) == "string" then
    for _, inv in ipairs(g:call "seats") do inv.parent = g:space(config.at) end
  else
    by_player(g, config.at, function(inv, space) inv.parent = g:space(space) end)
  end
  for _, space in ipairs(list_of(config.gates)) do g:gate(space) end
  for _, space in ipairs(list_of(config.clues)) do g:clue(space) end
  for id, space in pairs(config.monsters or {}) do g:spawn(id, space) end
  if config.reserve then
    for _, card in ipairs(g:cards "reserve") do card:move("asset_deck", nil, true) end
    g:on_top("reserve", config.reserve)
  end
  make(g, config.mystery or "test_mystery", "mystery")
  for _, id in ipairs(list_of(config.mythos)) do make(g, id, "mythos") end
  if config.lead then g:set("lead", g:investigator(config.lead)) end
  g:set("doom", config.doom or 15)
  g:set("omen", config.omen or 1)
end

--- The keys of t:game are described in tests/README.md.
return function(g, config)
  raw.check_keys("t:game", config, CONFIG)
  config.auto = with_end(config.auto)
  local options = config.options or {}
  options.ancient_one = config.ancient_one or options.ancient_one or "azathoth"
  raw.begin { game = g.name, scenario = config.scenario or "eldritch_horror",
    avatars = config.investigators or { "mark_harrigan" }, seed = config.seed, options = options,
    stop_kind = "procedure", stop_name = config.begin == "setup" and "scenario" or "round" }
  kit.first_answers("the game ended in its set-up", true)
  g.effects = g:call("create", "test_effects", "box")
  if config.begin == "setup" then return end
  furnish(g, config)
  local phase = config.phase or "action"
  g:set("round", 1)
  raw.jump(kit.phase(PHASES, phase, "action", "encounter", "mythos"))
  if phase == "action" then raw.go() end
end

end
