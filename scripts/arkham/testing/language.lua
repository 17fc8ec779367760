-- This game's part of the test language: how to set its table, and its own words (tests/README.md).
return function(G, _, raw)

local kit = require "common:testing/language"(G, raw)
local list_of, named = kit.list_of, kit.named

local TOKENS = { ["+1"] = "plus_1", ["1"] = "plus_1", ["0"] = "zero", ["-0"] = "zero" }
for n = 1, 8 do TOKENS["-" .. n] = "minus_" .. n end

-- --- finding ---------------------------------------------------------------------------------------------------------

--- g:investigator(id or title), g:location(id or title)
function G:investigator(name) return kit.player(self, name) end
function G:location(name)
  return named(self:cards "locations", name) or raw.none_named(self:cards "locations", name, "no location '" .. name .. "' is in play")
end
--- g:lead(), g:active(), g:agenda(), g:current_act()
function G:lead() return self:get "lead" end
function G:active() return self:get "active" end
function G:agenda() return self:cards "agenda"[1] end
function G:current_act() return self:call "current_act" end

-- --- putting things on the table ---------------------------------------------------------------------------------------

local PLAYER_ZONES = { deck = true, hand = true, discard = true, play = true, threat = true, limbo = true,
  committed = true, set_aside_weaknesses = true, mulliganed = true }
-- The only kinds of cards that play puts into each zone.
local DECK = { "player_card", "weakness" }
local ENCOUNTER = { "encounter_card" }
local KINDS = { hand = DECK, deck = DECK, discard = DECK, committed = DECK, mulliganed = DECK,
  set_aside_weaknesses = DECK, encounter_deck = ENCOUNTER, encounter_discard = ENCOUNTER,
  locations = { "location" }, act = { "act" }, act_deck = { "act" }, agenda = { "agenda" }, agenda_deck = { "agenda" },
  chaos_bag = { "token" } }
local PUT = { owner = true, controller = true, at = true, attached_to = true, bottom = true, face = true }

--- g:put(id or card, zone, { owner =, controller =, at =, attached_to =, bottom =, uses =, damage =, ... }) -> card.
--- Announces nothing. Every other key is a property that is set. Player cards and weaknesses belong to the owner (by
--- default the lead), encounter cards to nobody, no matter into whose area they are put. A card in a zone to which play
--- never brings it is refused.
function G:put(id, zone, options)
  options = options or {}
  local holder = options.controller or options.owner or self:lead()
  local card = kit.created(self, id, "removed")
  raw.belongs(card, zone, KINDS)
  local owned = card:is "player_card" or card:is "weakness"
  if owned and (options.owner or card ~= id) then self:call("give", card, options.owner or holder) end
  local parent = options.attached_to or options.at
  card:move(zone, PLAYER_ZONES[zone] and holder or nil, options.bottom or false, parent)
  if zone == "locations" then
    card.face = options.face or 1
    local revealed = card.data.revealed
    if revealed and card.face == 1 then card:turn_into(revealed) end
    if options.clues == nil and card.face == 1 then card.clues = card:check "clue_value" end
  elseif options.face then
    card.face = options.face
  end
  if zone == "attached" and options.controller then card.controller = options.controller end
  if zone == "play" or zone == "threat" and card:is "player_card" then
    card.controller = holder
    local data = card.data
    if zone == "play" and options.uses == nil and data and data.uses then card.uses = data.uses end
  end
  kit.set(card, options, PUT)
  raw.touched()
  return card
end

--- g:spawn(id, { engaged = inv or at = location, damage =, exhausted =, ... }) -> enemy. Puts it there; it does not
--- spawn by the rules.
function G:spawn(id, options)
  options = options or {}
  local rest = {}
  for key, value in pairs(options) do if key ~= "engaged" then rest[key] = value end end
  if options.engaged then
    rest.controller = options.engaged
    return self:put(id, "threat", rest)
  end
  rest.at = options.at or self:lead().place
  return self:put(id, "board", rest)
end

local function put_list(g, ids, zone, owner)
  return kit.put_all(ids, function(id) return g:put(id, zone, { owner = owner }) end)
end
--- g:hand(inv, ids), g:deck(inv, ids), g:discard_pile(inv, ids), g:encounter_deck(ids), g:encounter_discard(ids): puts
--- the cards on top of what is there, the first one uppermost. They return the cards, always as a list.
function G:hand(inv, ids) return put_list(self, ids, "hand", inv) end
function G:deck(inv, ids) return put_list(self, ids, "deck", inv) end
function G:discard_pile(inv, ids) return put_list(self, ids, "discard", inv) end
function G:encounter_deck(ids) return put_list(self, ids, "encounter_deck") end
function G:encounter_discard(ids) return put_list(self, ids, "encounter_discard") end
kit.empties "removed"
--- g:place(inv, location): puts the investigator there at once, announcing nothing; enemies engaged with them come
--- along.
function G:place(inv, where) inv.parent = where end

--- g:tokens { "auto_fail", "0", "-1", "skull" }: the chaos bag gives these next; tokens that it lacks are put into it.
function G:tokens(list)
  local need = {}
  for _, name in ipairs(list_of(list)) do
    local id = self:_pick_id(name)
    if not raw.definition(id) then
      local names = {}
      for _, token in ipairs(self:cards "chaos_bag") do names[#names + 1] = token.id:match "[^:]+$" end
      raw.fail("there is no chaos token '" .. tostring(name) .. "'" .. raw.did_you_mean(tostring(name), names))
    end
    need[id] = (need[id] or 0) + 1
    local there = 0
    for _, token in ipairs(self:cards "chaos_bag") do if token:is "token" and named({ token }, id) then there = there + 1 end end
    if there < need[id] then self:call("create", id, "chaos_bag") end
    raw.pick_next("chaos_bag", id)
  end
end
function G:_pick_id(name) return TOKENS[tostring(name)] or tostring(name) end
--- g:bag { "0", "-1" }: the bag has these tokens and no others.
function G:bag(list)
  self:empty "chaos_bag"
  for _, name in ipairs(list) do self:call("create", TOKENS[tostring(name)] or tostring(name), "chaos_bag") end
end

-- g:effect(name, card, ...), with verbs and functions of testing/cards/test_effects.lua.
kit.effects(G.lead)

-- --- running -------------------------------------------------------------------------------------------------------------

function G:is_main_window(p) return p.id == "turn" and p.parts[1].player == self:get "active" end

local PHASES = { mythos = "mythos_phase", investigation = "investigation_phase", enemy = "enemy_phase", upkeep = "upkeep_phase" }

--- Words for g:run_to: the phases, "turn of ID", "round N", "end of turn"; else a procedure or timing point.
function G:target_of(name, card)
  if PHASES[name] then return "procedure", PHASES[name] end
  local whose = name:match "^turn of (.+)$"
  if whose then return "procedure", "turn", self:investigator(whose) end
  if name == "end of turn" then return "point", "turn_ends" end
  return nil, name, card
end

local run_to = G.run_to
function G:run_to(name, card)
  local round = name:match "^round (%d+)$"
  if not round then return run_to(self, name, card) end
  repeat run_to(self, "round") until self:get "round" >= tonumber(round) - 1
end

--- g:end_turn(): passes the window of the turn.
function G:end_turn() self:act { "end turn" } end

-- --- beginning -----------------------------------------------------------------------------------------------------------

local CONFIG = { game = 1, scenario = 1, start = 1, investigators = 1, locations = 1, unrevealed = 1, seed = 1,
  difficulty = 1, deck = 1, hand = 1, decks = 1, phase = 1, turn_of = 1, auto = 1, at = 1, agenda = 1, act = 1,
  reference = 1, round = 1, begin = 1, options = 1 }

-- The table is set while the game is before its first round.
local function furnish(g, config)
  local seats = g:call "seats"
  local first
  for _, id in ipairs(list_of(config.locations)) do
    local place = g:put(id, "locations")
    first = first or place
  end
  for _, id in ipairs(list_of(config.unrevealed)) do g:put(id, "locations", { face = 0 }) end
  for _, inv in ipairs(seats) do
    if first then inv.parent = first end
  end
  local function by_player(given, f) kit.by_player(g, given, f) end
  by_player(config.at, function(inv, place) inv.parent = g:location(place) end)
  by_player(config.deck, function(inv, ids) g:deck(inv, ids) end)
  by_player(config.hand, function(inv, ids) g:hand(inv, ids) end)
  for _, name in ipairs { "agenda", "act" } do
    local ids = list_of(config[name])
    if #ids > 0 then
      g:empty(name)
      g:empty(name .. "_deck")
      g:put(ids[1], name)
      for i = #ids, 2, -1 do g:put(ids[i], name .. "_deck") end
    end
  end
  if config.reference then
    g:empty "reference"
    g:put(config.reference, "reference", { face = g:get "hard" })
  end
end

--- The keys of t:game are described in tests/README.md.
return function(g, config)
  raw.check_keys("t:game", config, CONFIG)
  if not config.scenario and not config.locations then raw.fail("t:game needs a scenario or locations") end
  local options = config.options or {}
  options.difficulty = config.difficulty or options.difficulty
  options.start = config.start or options.start
  raw.begin { game = g.name, scenario = config.scenario or "test_scenario",
    avatars = config.investigators or { "roland_banks" }, seed = config.seed, options = options,
    decks = config.decks, stop_kind = "procedure", stop_name = config.begin == "setup" and "scenario" or "round" }
  -- Nobody replaces cards of the opening hand, unless the test wants that.
  kit.first_answers "the game ended in its set-up"
  g.effects = g:call("create", "test_effects", "removed")
  if config.begin == "setup" then return end
  furnish(g, config)
  local phase = config.phase or "investigation"
  local procedure = kit.phase(PHASES, phase, "mythos", "investigation", "enemy", "upkeep")
  g:set("round", config.round or g:get "round" + (phase == "mythos" and 2 or 1))
  g:set("skip_mythos", 0)
  raw.jump(procedure)
  if phase ~= "investigation" then return end
  raw.go()
  local p = raw.prompt()
  if p and p.from == "question" and #g:call "seats" > 1 then
    g:choose { config.turn_of and g:investigator(config.turn_of) or g:lead() }
  end
end

end
