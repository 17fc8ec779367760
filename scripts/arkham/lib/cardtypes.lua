-- One constructor a cardtype. Each checks its fields, so a misspelt one is an error with file and line, and gives the
-- engine plain data.

local set_of, check_fields, list_of = fields.set_of, fields.check, fields.list_of
local with, tag_of = fields.with, fields.tag_of
local abilities = require "lib/abilities"
local ability, ABILITY, TRIGGER = abilities.ability, abilities.FIELDS, abilities.TRIGGER
local DESIGNATORS, WHO_HERE = abilities.DESIGNATORS, abilities.WHO_HERE
local as_first_action, designated = abilities.as_first_action, abilities.designated

local CARD = { "name", "subtitle", "code", "codes", "class", "traits", "keywords", "unique", "standin", "memory", "id",
  "tags", "level", "text", "copies" }
local ICONS = { "willpower", "intellect", "combat", "agility", "wild" }
local SLOT_NAMES = { ally = "slot_ally", hand = "slot_hand", arcane = "slot_arcane", accessory = "slot_accessory",
  body = "slot_body" }

local function definition(kind, fields, what, is_player_card)
  local d = { title = fields.name, subtitle = fields.subtitle, id = fields.id, codes = fields.codes or list_of(fields.code),
    tags = { kind }, text_box = {}, attributes = {}, memory = fields.memory, abilities = {},
    data = { kind = kind, class = fields.class, traits = fields.traits or {}, standin = fields.standin, name = fields.name,
      level = fields.level, text = fields.text, copies = fields.copies } }
  d.file, d.line = engine.caller()
  if not fields.name then error("`name` is missing in " .. what, 3) end
  d.tags[#d.tags + 1] = is_player_card and "player_card" or "encounter_card"
  if fields.class then d.tags[#d.tags + 1] = tag_of(fields.class) end
  if fields.unique then d.tags[#d.tags + 1] = "unique" end
  -- Traits and keywords stand in the text box, so a blank one has none.
  for _, name in ipairs(with(fields.traits or {}, fields.keywords)) do
    d.tags[#d.tags + 1] = tag_of(name)
    d.text_box[#d.text_box + 1] = tag_of(name)
  end
  for _, tag in ipairs(list_of(fields.tags)) do d.tags[#d.tags + 1] = tag end
  for icon, n in pairs(fields.icons or {}) do
    if not set_of(ICONS)[icon] then error("there is no skill icon '" .. icon .. "' in " .. what, 3) end
    d.attributes["icon_" .. icon] = n
  end
  d.attributes.level = fields.level
  d.discard = is_player_card and "discard" or "encounter_discard"
  for i = 1, #fields do d.abilities[i] = fields[i] end
  return d
end

local function attributes(d, fields, names)
  for _, name in ipairs(names) do d.attributes[name] = fields[name] end
end

-- The slots of which its constant abilities give more or fewer (lib/slots.lua).
local function changes_slots(d)
  local changes = {}
  for _, a in ipairs(d.abilities) do
    for _, modifier in ipairs(a.modifiers or {}) do
      for _, slot in pairs(SLOT_NAMES) do
        if modifier.value == slot and not set_of(changes)[slot] then changes[#changes + 1] = slot end
      end
    end
  end
  return changes[1] and changes or nil
end

-- Appendix I for a card from hand: actions and resources, then it commences being played.
local function playing(a, fast)
  a.zones = { "hand" }
  a.commence = "limbo"
  a.announce = "played"
  a.tags = with(a.tags or {}, { "play" })
  a.condition = with(a.condition or {}, "playable_now")
  local costs = {}
  if not fast then
    costs[1] = cost.actions(1)
    a.tags[#a.tags + 1] = "basic"
    a.last_only = true
  end
  costs[#costs + 1] = a.resource_cost or { counter = "resources", amount = "me.cost" }
  a.resource_cost = nil
  for _, c in ipairs(a.cost or {}) do costs[#costs + 1] = c end
  a.cost = costs
  if fast then designated(a) end
  return a
end

-- X is chosen first; then what it costs may be modified, and X is what was chosen (Rules Reference: The letter "X").
local function x_resources()
  return { can = "you.resources >= me.cost", pay = function(me, you)
    local more = me:sum "cost"
    me.x = choose_number(you, "How much is X?", 0, you.resources - more)
    you:add("resources", -math.max(0, me.x + more))
  end }
end

-- An encounter card's triggered abilities may be used by whoever is where the card is.
local function for_everybody_here(d, who)
  for _, a in ipairs(d.abilities) do
    if (a.kind == "window" or a.kind == "reaction") and not a.who then a.who = who end
  end
end

local function weakness(d, fields)
  if not fields.weakness then return end
  d.tags[#d.tags + 1] = "weakness"
  if fields.weakness == "basic" then d.tags[#d.tags + 1] = "basic_weakness" end
  d.discard = "discard"
end

-- In limbo and in play a weakness of encounter cardtype is an encounter card, everywhere else a player card (FAQ 1.12).
local RESOLVING = { "limbo", "play" }   -- everywhere in play
local function encounter_weakness(d, fields)
  if not fields.weakness then return end
  weakness(d, fields)
  d.tags[#d.tags + 1] = "player_card"
  d.tags_in = { encounter_card = { zones = RESOLVING }, player_card = { except = RESOLVING } }
end

local ASSET = set_of(CARD, { "cost", "icons", "slots", "health", "sanity", "uses", "fast", "weakness", "permanent",
  "attach_limit", "max_committed", "story", "discard_empty", "limit_per_investigator", "enters" })
--- asset { name =, cost =, icons = {}, slots = {}, health =, sanity =, uses = { ammo = 4 }, ... abilities }
--- discard_empty = true: it is discarded when it has no uses left. limit_per_investigator = n: so many copies, by title,
--- in a play area. enters = { exhausted = true }: the state in which it enters play.
local function asset(fields)
  local what = "asset '" .. tostring(fields.name) .. "'"
  check_fields(fields, ASSET, what)
  local d = definition("asset", fields, what, true)
  attributes(d, fields, { "cost", "health", "sanity", "max_committed" })
  for _, slot in ipairs(fields.slots or {}) do
    local value = SLOT_NAMES[slot]
    if not value then error("there is no slot '" .. tostring(slot) .. "' in " .. what, 2) end
    -- As a list: `pairs` sorts its keys, and this is asked whenever an asset is played.
    if not d.attributes[value] then d.data.slots = with(d.data.slots or {}, value) end
    d.attributes[value] = (d.attributes[value] or 0) + 1
  end
  for kind, n in pairs(fields.uses or {}) do d.data.uses, d.data.uses_type = n, kind end
  d.data.enters = fields.enters
  d.data.changes_slots = changes_slots(d)
  if fields.discard_empty then
    table.insert(d.abilities, { kind = "forced", text = "It is empty: discard it.", on = "ability_resolved", tier = "at",
      condition = { "me.uses == 0" }, effect = function(me) me:leave_play() end })
  end
  if fields.fast then d.tags[#d.tags + 1] = "fast" end
  if fields.story then d.tags[#d.tags + 1] = "story" end
  weakness(d, fields)
  if fields.cost then
    local a = playing({ kind = "window", text = "Play " .. fields.name, name = "play", windows = { "turn" },
      effect = function(me, you) me:enter_play(you) end }, fields.fast)
    -- What the cards in play are asked for comes after what is quickly known.
    if fields.unique then
      a.condition = with(a.condition, { "you.resources >= me.cost", "not any(in_play: it.title == me.title)" })
    end
    if fields.limit_per_investigator then
      d.attributes.limit_title_here = fields.limit_per_investigator
      a.condition[#a.condition + 1] = "count(my_play_area: it.title == me.title) < me.limit_title_here"
    end
    if fields.fast then
      a.windows = { "turn", "player" }
      a.condition[#a.condition + 1] = "my_turn or me.permitted > 0"
    end
    a.finish = "discard"
    table.insert(d.abilities, a)
  end
  return d
end

-- An event in its owner's discard pile is played like one in hand, if something says so of it.
local IN_HAND = "bearer(me) == you and (me in hand or me.as_if_in_hand > 0)"

local EVENT = set_of(CARD, ABILITY, TRIGGER, DESIGNATORS, { "cost", "icons", "fast", "weakness", "attach_limit",
  "max_committed", "extra_cost", "on_turn", "any_window", "first_action" })
--- event_card { name =, cost =, icons = {}, fast = boolean, text =, effect = function(me, you, target, event) ... }
--- A fast event says when: a trigger (when = "attack" ...), on_turn = true, or both; or any_window = true.
--- cost = "x": whoever plays it chooses X, and the card has it as me.x. first_action = true: only as the first of a turn.
local function event_card(fields)
  local what = "event '" .. tostring(fields.name) .. "'"
  check_fields(fields, EVENT, what)
  local resource_cost, extra = fields.cost, fields.extra_cost
  local play = {}
  for _, key in ipairs { "condition", "target", "effect", "limit", "test", "success", "fail", "fight", "evade",
      "investigate", "cite", "where", "who" } do play[key] = fields[key] end
  play.cost = extra
  if fields.first_action and fields.fast then
    error("what is fast spends no action, so it is never the first action: " .. what, 2)
  end
  local d = definition("event", fields, what, true)
  local x = resource_cost == "x" and x_resources()
  if x then
    d.memory = with(d.memory or {}, "x")
    resource_cost = 0
  end
  attributes(d, { cost = resource_cost, max_committed = fields.max_committed }, { "cost", "max_committed" })
  weakness(d, fields)
  d.data.attach_limit = fields.attach_limit
  if fields.fast then d.tags[#d.tags + 1] = "fast" end
  local a = ability("window", fields.text or fields.name, play, what)
  for _, tier in ipairs(TRIGGER) do
    if fields[tier] then
      a.kind, a.on, a.tier = "reaction", fields[tier], tier
    end
  end
  if a.kind == "window" then
    a.windows = fields.fast and { "player", "turn" } or { "turn" }
  end
  if fields.on_turn then a.condition = with(a.condition, "my_turn") end
  a.resource_cost = x or nil
  playing(a, fields.fast)
  if fields.first_action then as_first_action(a) end
  a.zones = { "hand", "discard" }
  a.who = IN_HAND .. (a.who and " and (" .. a.who .. ")" or "")
  a.name = "play"
  a.finish = "discard"
  table.insert(d.abilities, a)
  return d
end

local SKILL = set_of(CARD, { "icons", "weakness", "max_committed", "own_tests_only" })
--- skill { name =, icons = {}, max_committed = 1, if_successful "..." { effect } }
--- own_tests_only = true: it may be committed to tests of the investigator whose card it is, and to no others.
local function skill(fields)
  local what = "skill '" .. tostring(fields.name) .. "'"
  check_fields(fields, SKILL, what)
  local d = definition("skill", fields, what, true)
  attributes(d, fields, { "max_committed" })
  if fields.own_tests_only then d.tags[#d.tags + 1] = "own_tests_only" end
  weakness(d, fields)
  for _, a in ipairs(d.abilities) do a.zones = a.zones or { "committed" } end
  return d
end

local TREACHERY = set_of(CARD, { "weakness", "attach_limit", "victory", "peril", "surge" })
--- treachery { name =, traits = {}, keywords = {}, weakness = true or "basic", revelation "..." { ... }, ... }
local function treachery(fields)
  local what = "treachery '" .. tostring(fields.name) .. "'"
  check_fields(fields, TREACHERY, what)
  local d = definition("treachery", fields, what, false)
  attributes(d, fields, { "victory" })
  d.data.attach_limit = fields.attach_limit
  encounter_weakness(d, fields)
  for_everybody_here(d, WHO_HERE)
  return d
end

--- prey_only = bearer_only: "Prey - Bearer only."
local function bearer_only(me, inv) return me.owner == inv end

--- spawn = any_empty_location: "Spawn - Any empty location."
local function any_empty_location(place) return #everybody_at(place) == 0 end

local ENEMY = set_of(CARD, { "fight", "evade", "health", "damage", "horror", "victory", "weakness", "prey", "prey_only",
  "spawn", "enters" })
--- enemy { name =, fight =, health =, evade =, damage =, horror =, keywords = { "hunter" }, prey = f(me, inv) -> number,
--- prey_only = f(me, inv) -> boolean, spawn = f(place, me, inv) -> boolean }. health may be an expression: "5 * players".
local function enemy(fields)
  local what = "enemy '" .. tostring(fields.name) .. "'"
  check_fields(fields, ENEMY, what)
  local d = definition("enemy", fields, what, false)
  attributes(d, fields, { "fight", "evade", "health", "victory" })
  d.attributes.attack_damage = fields.damage or 0
  d.attributes.attack_horror = fields.horror or 0
  d.data.prey, d.data.prey_only, d.data.spawn = fields.prey, fields.prey_only, fields.spawn
  d.data.enters = fields.enters
  if fields.prey_only then
    d.tags[#d.tags + 1] = "prey_only"
    d.text_box[#d.text_box + 1] = "prey_only"
  end
  encounter_weakness(d, fields)
  for_everybody_here(d, WHO_HERE)
  return d
end

local LOCATION = set_of(CARD, { "shroud", "clues", "victory", "symbol", "connects", "back", "unrevealed_name" })
--- location { name =, shroud =, clues = "2 * players", symbol = "circle", connects = { "square" }, ... }
--- Abilities work on the revealed side unless unrevealed = true.
local function location(fields)
  local what = "location '" .. tostring(fields.name) .. "'"
  check_fields(fields, LOCATION, what)
  local d = definition("location", fields, what, false)
  attributes(d, fields, { "shroud", "victory" })
  d.attributes.clue_value = fields.clues or 0
  d.symbol = { fields.symbol, fields.symbol }
  d.links = { fields.connects or {}, fields.connects or {} }
  for_everybody_here(d, WHO_HERE)
  for _, a in ipairs(d.abilities) do a.faces = a.faces or { 1 } end
  return d
end

local DECK_CARD = set_of(CARD, { "doom", "clues", "victory", "objective", "stage", "reverse" })
-- The other side is followed when the card advances: the `advance` ability, or the encounter card that `reverse` names.
-- No other ability works on that side.
local function other_side(d, fields, what)
  d.data.reverse = fields.reverse
  for _, a in ipairs(d.abilities) do
    if fields.reverse and a.name == "advance" then error("give `advance` or `reverse`, not both, in " .. what, 3) end
    if a.name ~= "advance" then a.faces = a.faces or { 0 } end
  end
end

--- act { name =, clues = "2 * players", ..., advance "text" { effect } }. Without `objective = true` the investigators
--- may spend the clues in any player window of a turn. `reverse` instead of `advance`: the id of an encounter card. Rules
--- Reference: Act Deck and Agenda Deck.
local function act(fields)
  local what = "act '" .. tostring(fields.name) .. "'"
  check_fields(fields, DECK_CARD, what)
  local d = definition("act", fields, what, false)
  other_side(d, fields, what)
  d.attributes.clue_threshold = fields.clues
  for_everybody_here(d, "you in investigators")
  if fields.clues and not fields.objective then
    table.insert(d.abilities, { kind = "window", text = "Spend the clues and advance the act.", windows = { "player", "turn" },
      name = "spend", who = "you in investigators", faces = { 0 }, cite = "Rules Reference, Glossary: Clues",
      condition = { "active ~= none", "sum(investigators: it.clues) >= me.clue_threshold" },
      effect = function(me)
        spend_clues(players(), me:check "clue_threshold")
        advance_act()
      end })
  end
  return d
end

--- agenda { name =, doom = 3, ..., advance "text" { effect } }. With `objective = true` doom alone does not advance it.
local function agenda(fields)
  local what = "agenda '" .. tostring(fields.name) .. "'"
  check_fields(fields, DECK_CARD, what)
  local d = definition("agenda", fields, what, false)
  other_side(d, fields, what)
  d.attributes.doom_threshold = fields.doom
  if fields.objective then d.tags[#d.tags + 1] = "objective" end
  for_everybody_here(d, "you in investigators")
  return d
end

--- advance "text" { effect }: the reverse side of an act or agenda.
local function advance(text) return named "advance"(text) end

local REFERENCE = set_of(CARD, { "tokens" })
local SYMBOLS = { "skull", "cultist", "tablet", "elder_thing" }
local SYMBOL_FIELDS = set_of { "text", "modifier", "effect", "fail", "success", "another" }
--- reference { name =, tokens = { skull = { { text =, modifier = expr, effect =, fail = }, { hard side } }, ... } }
local function reference(fields)
  local what = "scenario card '" .. tostring(fields.name) .. "'"
  check_fields(fields, REFERENCE, what)
  local d = definition("reference", fields, what, false)
  for _, symbol in ipairs(SYMBOLS) do
    for side, entry in ipairs(fields.tokens and fields.tokens[symbol] or {}) do
      check_fields(entry, SYMBOL_FIELDS, symbol .. " of " .. what)
      local faces = { side - 1 }
      if entry.modifier then
        table.insert(d.abilities, { kind = "constant", text = entry.text, faces = faces,
          modifiers = { { value = "modifier", amount = entry.modifier, where = "it is " .. symbol  } } })
      end
      if entry.another then
        d.data.another = d.data.another or {}
        d.data.another[symbol] = d.data.another[symbol] or {}
        d.data.another[symbol][side] = true
      end
      local effect = entry.effect or entry.another and function() reveal_another() end
      if effect then
        table.insert(d.abilities, { kind = "manual", name = symbol .. side, text = entry.text, effect = effect })
      end
      for _, r in ipairs { { "fail", "not test.succeeded" }, { "success", "test.succeeded" } } do
        if entry[r[1]] then
          table.insert(d.abilities, { kind = "manual", name = symbol .. side .. r[1], text = entry.text,
            on = "test_results", tier = "at", condition = { r[2] }, effect = entry[r[1]] })
        end
      end
    end
  end
  return d
end

--- chaos_token { name = "skull" , modifier = n, symbol = boolean }. A card that treats a token as another blanks it, and
--- gives it the other's tag.
local function chaos_token(fields)
  check_fields(fields, set_of { "name", "id", "modifier", "symbol" }, "chaos token")
  local tags = { "token", fields.id }
  if fields.symbol then tags[#tags + 1] = "symbol_token" end
  local d = { id = fields.id, title = fields.name, tags = tags, text_box = { fields.id },
    attributes = { modifier = fields.modifier or 0 }, abilities = {}, data = { kind = "token", traits = {} },
    discard = "chaos_bag" }   -- sealed on a card, it goes back when that leaves play
  d.file, d.line = engine.caller()
  return d
end

local function basic_actions()
  local function basic(text, fields)
    local a = action(text)(fields)
    a.inherent = true
    a.zones = { "investigators" }   -- an investigator is his own bearer: nobody else may use these
    for _, r in ipairs(a.results) do r.inherent = true end
    return a
  end
  return {
    basic("Investigate", { name = "investigate", investigate = true, cite = "Rules Reference, Glossary: Investigate Action" }),
    basic("Move", { name = "move", move = true, target = target.connecting_location { where = "not check(cannot_enter, you, it)" },
      effect = function(_, you, place) you:move_to(place) end, cite = "Rules Reference, Glossary: Move Action" }),
    basic("Draw 1 card", { name = "draw", tags = { "draw" }, effect = function(_, you) you:draw(1) end, cite = "Rules Reference, Glossary: Draw Action" }),
    basic("Gain 1 resource", { name = "resource", tags = { "resource" }, effect = function(_, you) you:gain(1) end,
      cite = "Rules Reference, Glossary: Resource Action" }),
    basic("Fight", { name = "fight", fight = true, cite = "Rules Reference, Glossary: Fight Action" }),
    basic("Evade", { name = "evade", evade = true, cite = "Rules Reference, Glossary: Evade, Evade Action" }),
    basic("Engage", { name = "engage", tags = { "engage" }, cite = "Rules Reference, Glossary: Engage Action",
      target = target.enemy_here { where = "not it is massive and not (it in threat and bearer(it) == you)" },
      effect = function(_, you, foe) you:engage(foe) end }),
  }
end

local INVESTIGATOR = set_of(CARD, { "willpower", "intellect", "combat", "agility", "health", "sanity", "elder_sign",
  "deck_size", "deck_options", "requires" })
--- investigator { name =, willpower =, intellect =, combat =, agility =, health =, sanity =,
---   elder_sign = { text =, modifier = expr, effect =, success = }, deck_size = 30, deck_options = {...}, requires = {...} }
local function investigator(fields)
  local what = "investigator '" .. tostring(fields.name) .. "'"
  check_fields(fields, INVESTIGATOR, what)
  local d = definition("investigator", fields, what, true)
  attributes(d, fields, { "willpower", "intellect", "combat", "agility", "health", "sanity" })
  d.tags[#d.tags + 1] = "unique"
  d.memory = with(list_of(fields.memory), "collection")   -- see lib/collection.lua
  d.discard = "removed"
  d.attributes.slot_ally, d.attributes.slot_hand, d.attributes.slot_arcane = 1, 2, 2
  d.attributes.slot_accessory, d.attributes.slot_body = 1, 1
  d.attributes.turn_actions = 3
  d.data.deck_options, d.data.deck_size, d.data.requires = fields.deck_options, fields.deck_size, fields.requires
  local sign = fields.elder_sign
  if sign then
    check_fields(sign, set_of { "text", "modifier", "effect", "success", "fail" }, "elder sign of " .. what)
    if sign.modifier then
      table.insert(d.abilities, { kind = "constant", text = sign.text, zones = { "investigators" },
        modifiers = { { value = "modifier", amount = sign.modifier,
          where = "it is elder_sign and test.tester == me" } } })
    end
    if sign.effect then table.insert(d.abilities, { kind = "manual", name = "elder_sign", text = sign.text, effect = sign.effect }) end
    for _, r in ipairs { { "success", "test.succeeded" }, { "fail", "not test.succeeded" } } do
      if sign[r[1]] then
        table.insert(d.abilities, { kind = "forced", text = sign.text, zones = { "investigators" }, on = "test_results",
          tier = "at", you = "me", condition = { r[2], "test.tester == me", "any(revealed_tokens: it is elder_sign)" },
          effect = sign[r[1]] })
      end
    end
  end
  -- A blank text box is blank of these, not of what everybody may do.
  for _, a in ipairs(basic_actions()) do d.abilities[#d.abilities + 1] = a end
  return d
end

local START = set_of { "name", "text", "round", "begin" }
local SCENARIO = set_of(CARD, { "encounter_sets", "set_aside", "locations", "starts", "agendas", "acts", "reference", "bags",
  "resolutions", "setup", "encounter_cards", "add_tokens" })
--- scenario { name =, reference =, encounter_cards = { id = count }, locations = {}, agendas = {}, acts = {},
---   set_aside = {}: not in play yet, bags = { standard = {...} }, resolutions = { R1 = { text =, ... } }, setup = function() end,
---   starts = { { name =, text =, round =, begin = function() end } } }: see lib/starts.lua
local function scenario(fields)
  local what = "scenario '" .. tostring(fields.name) .. "'"
  check_fields(fields, SCENARIO, what)
  for i, start in ipairs(fields.starts or {}) do
    local which = "start " .. i .. " of " .. what
    check_fields(start, START, which)
    for field in pairs(START) do
      if start[field] == nil then error("`" .. field .. "` is missing in " .. which, 2) end
    end
    if start.round < 2 then error("`round` is 2 or later in " .. which, 2) end
  end
  local d = definition("scenario", fields, what, false)
  for key in pairs(SCENARIO) do
    if fields[key] ~= nil and d.data[key] == nil then d.data[key] = fields[key] end
  end
  return d
end

engine.export {
  advance = advance,
  asset = asset, event_card = event_card, skill = skill, treachery = treachery, enemy = enemy, location = location,
  act = act, agenda = agenda, reference = reference, investigator = investigator, scenario = scenario,
  chaos_token = chaos_token, bearer_only = bearer_only, any_empty_location = any_empty_location,
}
