-- This game's part of the test language: how to set its table, and its own words (tests/README.md).
return function(G, _, raw)

local kit = require "common:testing/language"(G, raw)
local checks = require "common:testing/checks"(raw)
local list_of, named, refuse = kit.list_of, kit.named, checks.refuse

local TOKENS = { ["+1"] = "plus_1", ["1"] = "plus_1", ["0"] = "zero", ["-0"] = "zero" }
for n = 1, 8 do TOKENS["-" .. n] = "minus_" .. n end

-- --- finding ---------------------------------------------------------------------------------------------------------

--- g:investigator(id or title), g:location(id or title)
function G:investigator(name) return kit.player(self, name, "g:investigator") end
function G:location(name)
  local cards = self:cards "locations"
  return named(cards, name) or
    checks.none("g:location", "no location '" .. tostring(name) .. "' is in play", name, cards)
end
--- g:lead(), g:active(), g:agenda(), g:current_act()
function G:lead() return self:get "lead" end
function G:active() return self:get "active" end
function G:agenda() return self:cards "agenda"[1] end
function G:current_act() return self:call "current_act" end

-- --- putting things on the table ---------------------------------------------------------------------------------------

local PLAYER_ZONES = { deck = true, hand = true, discard = true, play = true, threat = true, limbo = true,
  committed = true, set_aside_weaknesses = true, mulliganed = true }
-- The only kinds of cards that play puts into each zone. Investigators are put nowhere.
local DECK = { "player_card", "weakness", "hidden" }
local ENCOUNTER = { "encounter_card", never = { "act", "agenda", "reference", "scenario" } }
local BENEATH = { "player_card", "encounter_card", never = ENCOUNTER.never }
local IN_TEST = "have it done: g:stop_at \"test_results\", and make a test"
local KINDS = { hand = DECK, deck = DECK, discard = DECK, committed = IN_TEST,
  mulliganed = "test the set-up: t:game { scenario = ..., begin = \"setup\" }",
  limbo = "have it played or drawn, and stop there: g:stop_at(...)",
  set_aside_weaknesses = DECK, encounter_deck = ENCOUNTER, encounter_discard = ENCOUNTER,
  scenario_deck = ENCOUNTER, beneath = BENEATH, beneath_facedown = BENEATH,
  locations = { "location" }, act = { "act" }, act_deck = { "act" }, agenda = { "agenda" }, agenda_deck = { "agenda" },
  reference = { "reference" }, chaos_bag = { "token" }, chaos_revealed = IN_TEST, chaos_ignored = IN_TEST,
  play = { "asset" }, threat = { "asset", "event", "enemy", "treachery" },
  board = { "enemy", "asset", "treachery", "event", "mini_card", "story_card" },
  attached = { "asset", "event", "skill", "treachery", "enemy", "token", "key_token", "story_card" },
  random_weaknesses = { "basic_weakness" }, victory = { never = { "token", "reference", "scenario" } },
  investigators = "say who plays: t:game { investigators = { ... } }",
  scenario = "say the scenario: t:game { scenario = ... }",
  past_scenarios = "say them: options = { past = ... }", campaign_log = "g:effect(\"record\", note) writes into it",
  earned_cards = "have it earned as the scenario ends" }
local PUT = { owner = true, controller = true, at = true, attached_to = true, bottom = true, face = true }
local IN_PLAY = { play = true, threat = true, board = true, attached = true, locations = true }
-- Zones whose cards lie at, on or under another card.
local PLACES = { locations = true }
local ON_OTHERS = { attached = true, beneath = true, beneath_facedown = true }
-- Zones with one card, unless the scenario has several of the kind.
local SINGLE = { agenda = "more_agendas", act = "more_acts", reference = "no such" }
-- What only investigators have, whom g:put does not put.
local OF_INVESTIGATORS = { "actions", "actions_taken", "physical_trauma", "mental_trauma", "earned", "forfeited",
  "turn_taken", "resigned", "killed", "insane" }
local TOKENS_ON_CARDS = { "damage", "horror", "clues", "doom", "resources", "uses", "exhausted" }

-- The card at, on or under which a card of that zone lies; nil where it lies on none.
local function parent_of(what, card, zone, options)
  local host = options.attached_to or options.at
  if options.attached_to and options.at then
    refuse(what, "`at` and `attached_to` are two places for one card", "leave one of them out")
  end
  if zone == "board" then
    if not host then refuse(what, tostring(card) .. " would be at no place", "say the location: at = ...") end
    return checks.lies(what, host, PLACES, "a location in play")
  elseif ON_OTHERS[zone] then
    if not host then refuse(what, tostring(card) .. " would lie on no card", "say on which: attached_to = ...") end
    host = raw.card_of(host)
    if not raw.is_card(host) or not host.in_play or host == card then
      refuse(what, tostring(host) .. " is no card in play to which it could be attached", "give a card in play")
    end
    return host
  elseif host then
    refuse(what, "a card in '" .. zone .. "' is at no place and on no card", "leave `at` and `attached_to` out")
  end
end

-- What the rules of entering play do not let happen.
local function check_entering(g, what, card, zone, holder)
  if SINGLE[zone] and #g:cards(zone) > 0 and not g:call("scenario_data")[SINGLE[zone]] then
    refuse(what, "there is a card in '" .. zone .. "' already", "take it away before: g:empty \"" .. zone .. "\"")
  end
  if not IN_PLAY[zone] then return end
  if card:is "unique" then
    for _, other in ipairs(g:call("find", "namesakes", card)) do
      if card:is "player_card" or other:is "player_card" then
        refuse(what, tostring(card) .. " is unique, and a card of that title is in play already",
          "put another card there")
      end
    end
  end
  if zone == "threat" and card:is "massive" then
    refuse(what, tostring(card) .. " is massive, so it lies in no threat area", "say the location: at = ...")
  end
  if zone ~= "play" then return end
  if card:is "signature" and card.owner ~= holder then
    refuse(what, tostring(card) .. " is a signature card, which its owner alone controls", "leave `controller` out")
  end
  local limit, there = card:base "limit_title_here", 0
  for _, other in ipairs(g:cards("play", holder)) do
    if other ~= card and other.title == card.title then there = there + 1 end
  end
  if limit and there >= limit then
    refuse(what, "a play area never has more than " .. limit .. " of " .. tostring(card), "put another card there")
  end
  if not g:call("slots_free", holder, card) then
    refuse(what, tostring(holder) .. " has no free slot for " .. tostring(card),
      "put fewer cards there, or give slots before, as a card would: inv:modify(\"" .. card.data.slots[1] ..
        "\", 1, \"game\")")
  end
end

-- The state that a card is to have there.
local function check_state(what, card, zone, options)
  checks.properties(what, card, options, PUT)
  if options.face ~= nil then checks.whole(what, "face", options.face, 0, 1) end
  if options.bottom ~= nil then checks.flag(what, "bottom", options.bottom) end
  for _, name in ipairs(OF_INVESTIGATORS) do
    if options[name] ~= nil then refuse(what, "only investigators have `" .. name .. "`", "leave it out") end
  end
  local holder = raw.card_of(options.parent)
  if holder ~= nil and not (raw.is_card(holder) and holder.in_play and holder:check "extra_slots" > 0) then
    refuse(what, tostring(holder) .. " gives no slot that could hold " .. tostring(card),
      "parent = names a card with slots of its own; at = and attached_to = name places and hosts")
  end
  if not IN_PLAY[zone] and not SINGLE[zone] then
    for _, name in ipairs(TOKENS_ON_CARDS) do
      if options[name] and options[name] ~= 0 then
        refuse(what, tostring(card) .. " in '" .. zone .. "' is out of play, where it has no `" .. name .. "`",
          "leave it out")
      end
    end
    return
  end
  local unrevealed = zone == "locations" and options.face == 0
  if (options.clues or 0) > 0 and (unrevealed or card:is "token" or card:is "reference") then
    refuse(what, "no clues lie on " .. tostring(card) .. (unrevealed and " before it is revealed" or ""),
      "leave `clues` out")
  end
  if (options.horror or 0) > 0 and not card:is "asset" then
    refuse(what, tostring(card) .. " is no asset, so it takes no horror", "leave `horror` out")
  end
  if (options.uses or 0) > 0 and not card:is "asset" then
    refuse(what, tostring(card) .. " is no asset, so it has no uses", "leave `uses` out")
  end
end

-- With all its damage or horror a card has left play. What other cards give it counts, so it is there already.
local function check_harm(what, card)
  for _, harm in ipairs { { "damage", "health" }, { "horror", "sanity" } } do
    local n, most = card[harm[1]], card:base(harm[2]) and card:check(harm[2])
    if most and n > 0 and n >= most then
      card:move "removed"
      refuse(what, "with " .. n .. " " .. harm[1] .. " " .. tostring(card) .. " does not stay in play",
        "give less: its " .. harm[2] .. " is " .. most)
    end
  end
end

-- What tests write: me.clues = 3.
kit.on_set(function(what, card, name, value)
  if value == 0 or value == false then return end
  if not card:is "investigator" then
    for _, own in ipairs(OF_INVESTIGATORS) do
      if name == own then refuse(what, "only investigators have `" .. name .. "`", "leave it out") end
    end
  end
  for _, token in ipairs(TOKENS_ON_CARDS) do
    if name == token and not card.in_play then
      refuse(what, tostring(card) .. " is out of play, where it has no `" .. name .. "`", "put it into play before")
    end
  end
  local stat = name == "damage" and "health" or name == "horror" and "sanity"
  local most = stat and card:base(stat) and card:check(stat)
  if most and value >= most then
    refuse(what, "with " .. value .. " " .. name .. " " .. tostring(card) .. " does not stay in play",
      "give less: its " .. stat .. " is " .. most .. "; or have the last point dealt")
  end
end)

local function put(self, what, id, zone, options, tags, role)
  options = options or {}
  if options.owner then checks.seat(what, self, options.owner) end
  if options.controller then checks.seat(what, self, options.controller) end
  local holder = options.controller or options.owner or self:lead()
  local card = kit.created(self, id, "removed")
  if card:is "investigator" then
    refuse(what, tostring(card) .. " is an investigator", "say who plays and where: t:game { investigators =, at = }")
  end
  if tags then checks.is(what, card, tags, role) end
  checks.belongs(what, card, zone, KINDS)
  local owned = card:is "player_card" or card:is "weakness"
  if owned and (options.owner or card ~= id) then self:call("give", card, options.owner or holder) end
  local parent = parent_of(what, card, zone, options)
  check_state(what, card, zone, options)
  check_entering(self, what, card, zone, holder)
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
  if IN_PLAY[zone] then check_harm(what, card) end
  raw.touched()
  return card
end

--- g:put(id or card, zone, { owner =, controller =, at =, attached_to =, bottom =, uses =, damage =, ... }) -> card.
--- Announces nothing. Every other key is a property that is set. Player cards and weaknesses belong to the owner (by
--- default the lead), encounter cards to nobody, no matter into whose area they are put. What play never brings about is
--- refused.
function G:put(id, zone, options) return put(self, "g:put", id, zone, options) end

--- g:spawn(id, { engaged = inv or at = location, damage =, exhausted =, ... }) -> enemy. Puts it there; it does not
--- spawn by the rules.
function G:spawn(id, options)
  options = options or {}
  local rest = {}
  for key, value in pairs(options) do if key ~= "engaged" then rest[key] = value end end
  if options.engaged then
    if options.at then
      refuse("g:spawn", "an enemy that is engaged is where its investigator is", "leave `at` or `engaged` out")
    end
    rest.controller = options.engaged
    return put(self, "g:spawn", id, "threat", rest, { "enemy" }, "an enemy")
  end
  rest.at = options.at or self:lead().place
  return put(self, "g:spawn", id, "board", rest, { "enemy" }, "an enemy")
end

local function put_list(g, what, ids, zone, owner)
  if PLAYER_ZONES[zone] then checks.seat(what, g, owner) end
  return kit.put_all(ids, function(id) return put(g, what, id, zone, { owner = owner }) end)
end
--- g:hand(inv, ids), g:deck(inv, ids), g:discard_pile(inv, ids), g:encounter_deck(ids), g:encounter_discard(ids): puts
--- the cards on top of what is there, the first one uppermost. They return the cards, always as a list.
function G:hand(inv, ids) return put_list(self, "g:hand", ids, "hand", inv) end
function G:deck(inv, ids) return put_list(self, "g:deck", ids, "deck", inv) end
function G:discard_pile(inv, ids) return put_list(self, "g:discard_pile", ids, "discard", inv) end
function G:encounter_deck(ids) return put_list(self, "g:encounter_deck", ids, "encounter_deck") end
function G:encounter_discard(ids) return put_list(self, "g:encounter_discard", ids, "encounter_discard") end
kit.empties("removed", { investigators = "t:game { investigators = ... } says who plays",
  locations = "g:effect(\"remove_location\", place) removes one by the rules",
  chaos_bag = "g:bag { ... } says which tokens it has" })
kit.samples "removed"
--- g:place(inv, location): puts the investigator there at once, announcing nothing; enemies engaged with them come
--- along.
function G:place(inv, where)
  inv = checks.lies("g:place", inv, { investigators = true }, "an investigator in play")
  inv.parent = checks.lies("g:place", where, PLACES, "a location in play")
end

local IN_BAG = { "chaos_bag", "chaos_revealed", "chaos_ignored" }

-- The id of a chaos token, as it is named in tests.
local function token_id(g, what, name)
  local id = g:_pick_id(name)
  local _, full = raw.definition(id)
  if full and g:call("data_of", full).kind == "token" then return id end
  local names = {}
  for _, token in ipairs(g:cards "chaos_bag") do names[#names + 1] = token.id:match "[^:]+$" end
  refuse(what, "there is no chaos token '" .. tostring(name) .. "'" .. raw.did_you_mean(tostring(name), names),
    "write \"0\", \"-1\", \"skull\", \"auto_fail\"")
end

local function add_token(g, what, name)
  local id = token_id(g, what, name)
  if g:call("tokens_left", id) < 1 then
    refuse(what, "the token pool has no " .. id .. " token left", "add fewer of them")
  end
  g:call("create", id, "chaos_bag")
end

--- g:tokens { "auto_fail", "0", "-1", "skull" }: the chaos bag gives these next. It must have them: g:bag,
--- g:add_to_bag.
function G:tokens(list)
  for _, name in ipairs(list_of(list)) do
    local id = token_id(self, "g:tokens", name)
    local there
    for _, zone in ipairs(IN_BAG) do there = there or named(self:cards(zone), id) end
    if not there then
      refuse("g:tokens", "the chaos bag has no '" .. tostring(name) .. "'", "add it before: g:add_to_bag { \"" ..
        tostring(name) .. "\" }")
    end
    raw.pick_next("chaos_bag", id)
  end
end
function G:_pick_id(name) return TOKENS[tostring(name)] or tostring(name) end
--- g:bag { "0", "-1" }: the bag has these tokens and no others. g:add_to_bag { "frost" }: it has these besides.
function G:bag(list)
  if #list_of(list) == 0 then refuse("g:bag", "a chaos bag always has tokens", "name one") end
  for _, token in ipairs(self:cards "chaos_bag") do token:move "removed" end
  for _, name in ipairs(list_of(list)) do add_token(self, "g:bag", name) end
end
function G:add_to_bag(list)
  for _, name in ipairs(list_of(list)) do add_token(self, "g:add_to_bag", name) end
end

-- g:set(name, value)
local MARK = { 0, 1 }
checks.globals(G, { round = { 1 }, phase = { 1, 4 }, lead = "player", active = "player", hard = MARK, set_up = MARK,
  skip_upkeep = MARK, skip_mythos = MARK, has_bonded = MARK, ending = { 0, 2 }, resolution = { 0, 9 } })

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
  run_to(self, "round")
  while self:get "round" < tonumber(round) - 1 do
    run_to(self, "round_begins")   -- away from where it stands
    run_to(self, "round")
  end
end

--- g:end_turn(): passes the window of the turn.
function G:end_turn() self:act { "end turn" } end

-- --- beginning -----------------------------------------------------------------------------------------------------------

local CONFIG = { game = 1, scenario = 1, start = 1, investigators = 1, locations = 1, unrevealed = 1, seed = 1,
  difficulty = 1, deck = 1, hand = 1, decks = 1, phase = 1, turn_of = 1, auto = 1, at = 1, agenda = 1, act = 1,
  reference = 1, round = 1, begin = 1, options = 1 }

-- With begin = "setup" nothing is put on the table, so only these have an effect.
local BEFORE_SETUP = { game = 1, scenario = 1, start = 1, investigators = 1, seed = 1, difficulty = 1, decks = 1,
  auto = 1, begin = 1, options = 1 }

local function check_config(config)
  checks.config(config, CONFIG, BEFORE_SETUP)
  if not config.scenario and #list_of(config.locations) == 0 then
    refuse("t:game", "the investigators would be nowhere", "name a scenario or locations")
  end
  if #list_of(config.investigators) > 4 then
    refuse("t:game", "five investigators never play", "name four at most")
  end
  for _, name in ipairs { "investigators", "locations", "unrevealed", "agenda", "act" } do
    if config[name] then checks.texts("t:game", name, config[name]) end
  end
  if config.decks ~= nil then checks.flag("t:game", "decks", config.decks) end
  local phase = config.phase or "investigation"
  if config.round then checks.whole("t:game", "round", config.round, phase == "mythos" and 2 or 1, 99) end
  if config.turn_of and phase ~= "investigation" then
    refuse("t:game", "in the " .. phase .. " phase nobody has a turn", "leave `turn_of` out")
  end
end

-- The table is set while the game is before its first round.
local function furnish(g, config)
  local seats = g:call "seats"
  local first
  for _, id in ipairs(list_of(config.locations)) do
    local place = put(g, "t:game, locations", id, "locations")
    first = first or place
  end
  for _, id in ipairs(list_of(config.unrevealed)) do
    put(g, "t:game, unrevealed", id, "locations", { face = 0 })
  end
  for _, inv in ipairs(seats) do
    if first then inv.parent = first end
  end
  local function by_player(name, f) kit.by_player(g, config[name], f) end
  by_player("at", function(inv, place) inv.parent = g:location(place) end)
  for _, name in ipairs { "deck", "hand" } do
    by_player(name, function(inv, ids)
      checks.texts("t:game", name, ids)
      put_list(g, "t:game, " .. name, ids, name, inv)
    end)
  end
  for _, name in ipairs { "agenda", "act" } do
    local ids = list_of(config[name])
    if #ids > 0 then
      g:empty(name)
      g:empty(name .. "_deck")
      put(g, "t:game, " .. name, ids[1], name)
      for i = #ids, 2, -1 do put(g, "t:game, " .. name, ids[i], name .. "_deck") end
    end
  end
  if config.reference then
    g:empty "reference"
    put(g, "t:game, reference", config.reference, "reference", { face = g:get "hard" })
  end
end

--- The keys of t:game are described in tests/README.md.
return function(g, config)
  check_config(config)
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
  local turn_of = config.turn_of and kit.player(g, config.turn_of, "t:game, turn_of") or g:lead()
  local phase = config.phase or "investigation"
  local procedure = kit.phase(PHASES, phase, "mythos", "investigation", "enemy", "upkeep")
  g:set("round", config.round or g:get "round" + (phase == "mythos" and 2 or 1))
  g:set("skip_mythos", 0)
  raw.jump(procedure)
  if phase ~= "investigation" then return end
  raw.go()
  local p = raw.prompt()
  if p and p.from == "question" and #g:call "seats" > 1 then
    g:choose { turn_of }
  end
end

end
