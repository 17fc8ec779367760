-- This game's part of the test language: how to set its table, and its own words (tests/README.md).
return function(G, _, raw)

local kit = require "common:testing/language"(G, raw)
local checks = require "common:testing/checks"(raw)
local list_of, named, refuse = kit.list_of, kit.named, checks.refuse

-- --- finding ---------------------------------------------------------------------------------------------------------

--- g:investigator(id or title), g:space(id or title), g:active(), g:lead(), g:ancient_one(), g:mystery()
function G:investigator(name)
  return named(self:cards "investigators", name) or named(self:cards "defeated", name)
    or kit.player(self, name, "g:investigator")
end
function G:space(name)
  if raw.is_card(name) then return checks.lies("g:space", name, { map = true }, "a space of the board") end
  local spaces = self:cards "map"
  local space = named(spaces, name)
  if space then return space end
  local names = {}
  for _, each in ipairs(spaces) do names[#names + 1], names[#names + 2] = each.title, each.id:match "[^:]+$" end
  local near = raw.did_you_mean(tostring(name), names)
  raw.fail("no space '" .. tostring(name) .. "' is on the board" ..
    (near ~= "" and near or "; write the id of a space: \"rome\", \"space_5\""))
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
local ASSET, ARTIFACT, CLUE, GATE, MYTHOS = { "asset" }, { "artifact" }, { "clue" }, { "gate" }, { "mythos" }
local MONSTER, MYSTERY, SET_UP = { "monster" }, { "mystery" }, "say it in t:game { ... }"
local KINDS = { possessions = { "asset", "artifact", "spell" }, conditions = { "condition" }, held_clues = CLUE,
  clues = CLUE, clue_pool = CLUE, clue_discard = CLUE, gates = GATE, gate_stack = GATE, gate_discard = GATE,
  monsters = MONSTER, cup = MONSTER, figures = MONSTER, mythos = { "mythos", "supplement", "prelude" }, mythos_deck = MYTHOS, mythos_discard = MYTHOS,
  unseen = MYTHOS, mystery = MYSTERY, mystery_deck = MYSTERY, solved_mysteries = MYSTERY, reserve = ASSET,
  asset_deck = ASSET, asset_discard = ASSET, artifact_deck = ARTIFACT, artifact_discard = ARTIFACT,
  spell_deck = { "spell" }, condition_deck = { "condition" }, resolving = { "mythos", "encounter_card", "monster" },
  on_card = { "clue", "gate", "monster" }, left_behind = { "asset", "artifact", "spell", "condition", "clue" },
  defeated = { "investigator" }, unused = { "investigator" }, investigators = SET_UP, map = SET_UP, omen_track = SET_UP,
  ancient_one = SET_UP, scenario = SET_UP }
for _, deck in ipairs { "general", "america", "europe", "asia_australia", "other_world", "expedition", "research",
    "special" } do
  KINDS[deck .. "_deck"], KINDS[deck .. "_discard"] = { "encounter_card" }, { "encounter_card" }
end
-- Zones whose cards lie on a space (true: always), and those whose cards lie on another card.
local ON_SPACES = { gates = true, clues = true, monsters = true, defeated = true, mythos = false, mystery = false,
  resolving = false }
local ON_CARDS = { on_card = true, left_behind = true }
local PUT = { owner = true, at = true, on = true, variant = true }
-- Zones in which a card is of no use to anybody: a test takes a card from there before it makes another one.
local SUPPLY = {}
for _, zone in ipairs { "asset_deck", "asset_discard", "artifact_deck", "artifact_discard", "spell_deck",
    "condition_deck", "gate_stack", "gate_discard", "clue_pool", "clue_discard", "cup", "mythos_deck", "mythos_discard",
    "mystery_deck",
    "set_aside", "unused", "unseen", "box", "reserve", "general_deck", "america_deck", "europe_deck",
    "asia_australia_deck", "other_world_deck", "expedition_deck", "research_deck", "special_deck", "general_discard",
    "america_discard", "europe_discard", "asia_australia_discard", "other_world_discard", "expedition_discard",
    "research_discard", "special_discard" } do
  SUPPLY[zone] = true
end

-- A card from the supply, or a new one if the game has none; a double-sided card with that back.
local function take(self, id, variant, what)
  if raw.is_card(id) then return id end
  local _, full = raw.definition(id)
  if not full then raw.no_card(id) end
  if variant ~= nil and not self:call("data_of", full).backs then
    refuse(what, "'" .. id .. "' has one side only", "leave `variant` out")
  end
  local there, most, fits = 0, 0, 0
  for _, card in ipairs(raw.components()) do
    if card.id == full then
      there, most = there + 1, math.max(most, variant and card.variant or 0)
      if not variant or card.variant == variant then
        if SUPPLY[card.zone] then return card end
        fits = fits + 1
      end
    end
  end
  if there > 0 and fits == 0 then
    refuse(what, "'" .. id .. "' has no back " .. tostring(variant), "give a whole number from 1 to " .. most)
  elseif there > 0 then
    refuse(what, "the game has " .. fits .. " of '" .. id .. "', and none is left",
      "take fewer, or begin with more: options = { add_cards = \"" .. id .. "*2\" }")
  end
  local card = self:call("create", id, "box")
  if variant then card.variant = variant end
  return card
end

local function space_id(space) return space.id:match "[^:]+$" end

-- A card that lies on a space or card lies on one, and a Gate on its own space.
local function check_parent(self, what, card, zone, parent)
  if ON_CARDS[zone] then
    if parent == nil then refuse(what, tostring(card) .. " would lie on no card", "say on which: on = card") end
    return
  end
  if ON_SPACES[zone] and parent == nil then
    refuse(what, tostring(card) .. " would be on no space", "say the space: at = \"rome\"")
  elseif ON_SPACES[zone] == nil and parent ~= nil and (KINDS[zone] or SUPPLY[zone]) then   -- not a pack's own zone
    refuse(what, "what lies in '" .. zone .. "' is on no space and no card", "leave `at` and `on` out")
  end
  if zone ~= "gates" then return end
  local own = self:call("data_of", card.id).space
  if own ~= space_id(parent) then
    refuse(what, tostring(card) .. " never lies on " .. parent.title, "put it on its own space: at = \"" .. own .. "\"")
  end
end

local function make(self, id, zone, owner, parent, variant, what)
  if PLAYER_ZONES[zone] then owner = checks.seat(what, self, owner) end
  local card = take(self, id, variant, what)
  checks.belongs(what, card, zone, KINDS)
  local deck = zone:match "^(.*)_deck$" or zone:match "^(.*)_discard$"
  if card:is "encounter_card" and deck and card.data.deck ~= deck then
    refuse(what, tostring(card) .. " never comes to '" .. zone .. "'", "its deck is '" .. card.data.deck .. "_deck'")
  end
  if card:is "condition" or card:is "spell" then
    for _, other in ipairs(PLAYER_ZONES[zone] and self:cards(zone, owner) or {}) do
      if other ~= card and other.id == card.id then
        refuse(what, tostring(owner) .. " has " .. card.title .. " already, and never has two", "give another card")
      end
    end
  end
  check_parent(self, what, card, zone, parent)
  card:move(zone, PLAYER_ZONES[zone] and owner or nil, false, parent)
  if PLAYER_ZONES[zone] then card.controller = owner end
  raw.touched()
  return card
end

-- What tests write: me.health = 3.
local check_left = kit.within("investigator", { health = "max_health", sanity = "max_sanity" })
kit.on_set(function(what, card, name, value)
  if card:is "monster" and name == "lost" and value > 0 and value >= card.toughness then
    refuse(what, tostring(card) .. " is defeated when it has lost " .. value .. " Health",
      "give less: its toughness is " .. card.toughness)
  end
  check_left(what, card, name, value)
end)

local function put(self, what, id, zone, options)
  if options.at ~= nil and options.on ~= nil then
    refuse(what, "`at` and `on` are two places for one card", "leave one of them out")
  end
  local parent = raw.card_of(options.on) or options.at ~= nil and self:space(options.at) or nil
  local owner = PLAYER_ZONES[zone] and (options.owner or self:call("seats")[1])
  local card = take(self, id, options.variant, what)
  checks.properties(what, card, options, PUT)
  if card:is "monster" and (options.lost or 0) > 0 and options.lost >= card.toughness then
    refuse(what, tostring(card) .. " is defeated when it has lost " .. options.lost .. " Health",
      "give less: its toughness is " .. card.toughness)
  end
  make(self, card, zone, owner, parent, nil, what)
  kit.set(card, options, PUT)
  return card
end

--- g:put(id or card, zone, { owner =, at = space, on = card, variant =, ... }) -> card. Announces nothing; other keys
--- are properties to set. An unused card is taken before another one is made. A card in a zone to which play never brings
--- it is refused, and so is an owner for a thing that nobody owns.
function G:put(id, zone, options)
  options = options or {}
  if options.owner and not PLAYER_ZONES[zone] then
    refuse("g:put", "only possessions, conditions and held_clues are somebody's, not what lies in " .. tostring(zone),
      "leave `owner` out")
  end
  return put(self, "g:put", id, zone, options)
end

local function give(self, what, inv, id, variant)
  local card = take(self, id, variant, what)
  return make(self, card, card:is "condition" and "conditions" or "possessions", inv, nil, nil, what)
end

--- g:give(inv, ids or cards [, variant]) -> list of cards: Assets, Artifacts, Spells, Conditions. `variant`: its back.
function G:give(inv, ids, variant)
  local out = {}
  for i, id in ipairs(list_of(raw.is_card(ids) and { ids } or ids)) do
    out[i] = give(self, "g:give", inv, id, variant)
  end
  return raw.list(out)
end
local function pooled(self, what)
  return self:cards "clue_pool"[1] or refuse(what, "the Clue pool is empty", "take fewer Clues")
end

--- g:give_clues(inv, n): gives Clues from the pool.
local function give_clues(self, what, inv, n)
  for _ = 1, checks.whole(what, "n", n, 0) do make(self, pooled(self, what), "held_clues", inv, nil, nil, what) end
end
function G:give_clues(inv, n) give_clues(self, "g:give_clues", inv, n) end

local function of_space(self, zone, space, what)
  local short = space_id(space)
  for _, card in ipairs(self:cards(zone)) do
    if self:call("data_of", card.id).space == short then return card end
  end
  refuse("g:gate", "no " .. what .. " of " .. space.title .. " is left in the stack", "name another space")
end
--- g:clue(space [, n]): puts any Clues from the pool there. g:gate(space) -> the Gate of that space. g:spawn(id, space)
--- -> monster.
function G:clue(space, n)
  local card
  for _ = 1, checks.whole("g:clue", "n", n or 1, 1) do
    card = make(self, pooled(self, "g:clue"), "clues", nil, self:space(space), nil, "g:clue")
  end
  return card
end
function G:gate(space)
  space = self:space(space)
  return make(self, of_space(self, "gate_stack", space, "Gate"), "gates", nil, space, nil, "g:gate")
end
function G:spawn(id, space, options)
  local given = { at = space }
  for key, value in pairs(options or {}) do given[key] = value end
  return put(self, "g:spawn", id, "monsters", given)
end

kit.empties("box", { investigators = SET_UP, map = SET_UP, omen_track = SET_UP, ancient_one = SET_UP,
  scenario = SET_UP })
kit.decks(function(g, id, zone, what) return make(g, id, zone, nil, nil, nil, what) end)
--- g:place(inv or monster, space): puts it there without a move; of a Rumor or Mystery, its token.
function G:place(card, space)
  card = checks.lies("g:place", card, { investigators = true, defeated = true, monsters = true, mythos = true,
    mystery = true }, "an investigator, a Monster, a Rumor or a Mystery in play")
  card.parent = self:space(space)
  raw.touched()
end

--- g:dice { 1, 6, 3 }: the next dice show these. After them the seed decides; all of these must be rolled.
function G:dice(list) raw.rolls(list_of(list)) end

-- --- running -------------------------------------------------------------------------------------------------------

-- g:set(name, value)
local MARK = { 0, 1 }
checks.globals(G, { phase = { 1, 3 }, omen = { 1, 4 }, doom = { 0, 20 }, lead = "player", active = "player",
  awake = MARK, hard = MARK, easy = MARK, starting_rumor = MARK, random_lead = MARK, ones = MARK, start_players = { 1, 8 },
  gates_per_spawn = { 1, 2 }, clues_per_spawn = { 1, 4 }, monsters_per_surge = { 1, 3 } })

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

-- With begin = "setup" nothing is put on the table, so only these have an effect.
local BEFORE_SETUP = { game = 1, scenario = 1, investigators = 1, ancient_one = 1, seed = 1, auto = 1, begin = 1,
  options = 1 }

local function check_config(config)
  checks.config(config, CONFIG, BEFORE_SETUP)
  for _, name in ipairs { "investigators", "mystery", "mythos", "gates", "clues", "reserve", "ancient_one", "lead" } do
    if config[name] ~= nil then checks.texts("t:game", name, config[name]) end
  end
  -- At 0 it would have awoken: g:effect("awaken").
  if config.doom ~= nil then checks.whole("t:game", "doom", config.doom, 1, 20) end
  if config.omen ~= nil then checks.whole("t:game", "omen", config.omen, 1, 4) end
  if #list_of(config.mystery) > 1 then refuse("t:game", "one Mystery is active", "name one") end
  if #list_of(config.investigators) > 8 then refuse("t:game", "nine investigators never play", "name eight at most") end
end

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
  local beside = {}   -- what a pack or the options have put there stays
  for _, card in ipairs(g:cards "mythos") do
    if card:is "supplement" or card:is "prelude" then
      beside[#beside + 1] = card
      card:move "box"
    end
  end
  g:empty "mythos"
  for _, card in ipairs(beside) do card:move "mythos" end
  for _, card in ipairs(g:cards "mystery") do card:move "mystery_deck" end
  for _, zone in ipairs { "map", "omen_track" } do
    for _, card in ipairs(g:cards(zone)) do card.eldritch = 0 end
  end
end

local by_player = kit.by_player

local function furnish(g, config)
  clear(g)
  for _, inv in ipairs(g:call "seats") do strip(g, inv) end
  by_player(g, config.possessions, function(inv, ids)
    checks.texts("t:game", "possessions", ids)
    for _, id in ipairs(list_of(ids)) do give(g, "t:game, possessions", inv, id) end
  end)
  by_player(g, config.clues_of, function(inv, n) give_clues(g, "t:game, clues_of", inv, n) end)
  if type(config.at) == "string" then
    for _, inv in ipairs(g:call "seats") do inv.parent = g:space(config.at) end
  else
    by_player(g, config.at, function(inv, space) inv.parent = g:space(space) end)
  end
  for _, space in ipairs(list_of(config.gates)) do g:gate(space) end
  for _, space in ipairs(list_of(config.clues)) do g:clue(space) end
  for id, space in pairs(config.monsters or {}) do put(g, "t:game, monsters", id, "monsters", { at = space }) end
  if config.reserve then
    for _, card in ipairs(g:cards "reserve") do card:move("asset_deck", nil, true) end
    g:on_top("reserve", config.reserve)
  end
  make(g, list_of(config.mystery)[1] or "test_mystery", "mystery", nil, nil, nil, "t:game, mystery")
  for _, id in ipairs(list_of(config.mythos)) do make(g, id, "mythos", nil, nil, nil, "t:game, mythos") end
  if config.lead then g:set("lead", g:investigator(config.lead)) end
  g:set("doom", config.doom or 15)
  g:set("omen", config.omen or 1)
end

--- The keys of t:game are described in tests/README.md.
return function(g, config)
  check_config(config)
  config.auto = with_end(list_of(config.auto))
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
