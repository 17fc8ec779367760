-- What a card file is written with: one constructor a cardtype, one a kind of ability. Each checks its fields, so a
-- misspelt one is an error with file and line, and gives the engine plain data.

local function set_of(...)
  local set = {}
  for _, list in ipairs { ... } do
    for _, name in ipairs(list) do set[name] = true end
  end
  return set
end

local function distance_between(a, b)
  local row = {}
  for j = 0, #b do row[j] = j end
  for i = 1, #a do
    local diagonal = row[0]
    row[0] = i
    for j = 1, #b do
      local cost = a:sub(i, i) == b:sub(j, j) and 0 or 1
      local best = math.min(row[j] + 1, row[j - 1] + 1, diagonal + cost)
      diagonal = row[j]
      row[j] = best
    end
  end
  return row[#b]
end

-- Level 3: the card's line, not the constructor's.
local function check_fields(t, allowed, what)
  for key in pairs(t) do
    if type(key) == "string" and not allowed[key] then
      local best, near = 3, nil
      for name in pairs(allowed) do
        local d = distance_between(key, name)
        if d < best then best, near = d, name end
      end
      error("unknown field '" .. key .. "' in " .. what .. (near and "; did you mean '" .. near .. "'?" or ""), 3)
    end
  end
end

local function list_of(value)
  if value == nil then return {} end
  if type(value) == "table" then return value end
  return { value }
end

local function with(list, more)
  local out = {}
  for _, x in ipairs(list) do out[#out + 1] = x end
  for _, x in ipairs(list_of(more)) do out[#out + 1] = x end
  return out
end

local function tag_of(text)
  return (text:lower():gsub("[^a-z0-9]+", "_"))
end

-- --- costs and targets ------------------------------------------------------------------------------------------------

local cost = {}

--- cost.spend(n): n uses (ammo, charges, secrets, supplies) from this card.
function cost.spend(n) return { counter = "uses", who = "me", amount = n or 1 } end
--- cost.resources(n): from the pool of whoever uses it.
function cost.resources(n) return { counter = "resources", amount = n or 1 } end
--- cost.clues(n): from the investigator who uses it.
function cost.clues(n) return { counter = "clues", amount = n or 1 } end
--- cost.exhaust(): this card; an exhausted card cannot pay it.
function cost.exhaust() return { flag = "exhausted", who = "me" } end
--- cost.discard_self()
function cost.discard_self() return { move = "discard", who = "me" } end
--- cost.actions(n): actions of a turn, and what they cost in addition.
function cost.actions(n) return { counter = "actions", amount = n or 1, extra = "action_cost" } end
--- cost.horror(n), cost.damage(n): taken by whoever uses it; assets may take it, the cost is paid all the same.
function cost.horror(n) return { pay = function(_, you) you:take_horror(n or 1) end } end
function cost.damage(n) return { pay = function(_, you) you:take_damage(n or 1) end } end

local target = {}

local function make_target(set, fields)
  fields = fields or {}
  check_fields(fields, set_of { "where", "filter", "optional" }, "a target")
  return { set = set, where = fields.where, filter = fields.filter, optional = fields.optional }
end

--- target.enemy_here{...}: an enemy at your location. All targets take where (expression over `it`), filter, optional.
function target.enemy_here(fields) return make_target("enemies_here", fields) end
function target.enemy(fields) return make_target("enemies", fields) end
--- target.evadable_here{...}: an enemy here that evading it would change, engaged with you or not.
function target.evadable_here(fields) return make_target("evadable_here", fields) end
function target.engaged_enemy(fields) return make_target("engaging", fields) end
function target.investigator_here(fields) return make_target("here", fields) end
function target.investigator(fields) return make_target("investigators", fields) end
function target.location(fields) return make_target("locations", fields) end
function target.connecting_location(fields) return make_target("connecting", fields) end
function target.my_asset(fields) return make_target("my_assets", fields) end
function target.card_in_discard(fields) return make_target("discard", fields) end
function target.card_in_hand(fields) return make_target("hand", fields) end

-- --- abilities -----------------------------------------------------------------------------------------------------------

local ABILITY = { "cost", "condition", "target", "effect", "limit", "test", "success", "fail", "name", "cite", "zones",
  "who", "you", "where", "faces", "tags", "revealed", "unrevealed" }
local TRIGGER = { "when", "after", "at", "would" }
local DESIGNATORS = { "fight", "evade", "investigate" }

local TESTS = {
  fight = { kind = 1, skill = "combat", against = "fight", set = "enemies_here",
    where = "not it.cannot_be_attacked and not (it is aloof and not it in threat)" },
  evade = { kind = 2, skill = "agility", against = "evade", set = "engaging", where = "not it.cannot_be_evaded" },
  investigate = { kind = 3, skill = "intellect", against = "shroud", set = "my_location", where = "it.face == 1" },
}
-- bonus: to the tested skill; damage: of the attack; shroud: to the location's, for this test; automatic: no test at all.
local TEST_FIELDS = set_of { "skill", "difficulty", "against", "bonus", "damage", "shroud", "auto", "automatic", "where",
  "set", "target" }

-- A test goes on wherever its source has gone meanwhile (discarded as a cost, drawn again): `resolving`.
local function result(when, effect, name)
  return { kind = "forced", name = name, on = "test_results", tier = "at", resolving = true, you = "test.tester",
    condition = { "test.source == me", "test.ability == ability_parent", when }, effect = effect }
end

-- Default consequences of the three basic kinds of test.
local function default_success(kind)
  if kind == "fight" then
    return function(_, you, enemy) you:hit(current("test").target) end
  elseif kind == "evade" then
    return function(_, you) you:evade_enemy(current("test").target) end
  elseif kind == "investigate" then
    return function(_, you) you:discover(1 + you:check "discover_bonus", current("test").target) end
  end
end

local function fight_fails(_, you)
  -- Missing an enemy engaged with a single other investigator hits that one (Rules Reference: Fight Action).
  local enemy = current("test").target
  local other = enemy and enemy.zone == "threat" and not enemy:is "massive" and enemy.bearer
  if other and other ~= you then other:take { damage = you:attack_value(), source = you } end
end

local function normalise_limit(limit, what)
  if limit == nil then return nil end
  if type(limit) == "string" then limit = { per = limit } end
  check_fields(limit, set_of { "count", "per", "scope" }, "the limit of " .. what)
  return { count = limit.count or 1, per = limit.per, scope = limit.scope }
end

local function ability(kind, text, fields, what)
  local a = { kind = kind, text = text, name = fields.name, cite = fields.cite, condition = list_of(fields.condition),
    cost = {}, zones = fields.zones, who = fields.who, you = fields.you, faces = fields.faces, target = fields.target,
    effect = fields.effect, limit = normalise_limit(fields.limit, what), tags = with({}, fields.tags), results = {} }
  if fields.revealed then a.faces = { 1 } end
  if fields.unrevealed then a.faces = { 0 } end
  for _, c in ipairs(fields.cost and (fields.cost[1] and fields.cost or { fields.cost }) or {}) do a.cost[#a.cost + 1] = c end
  local _, line = engine.caller()
  a.line = line
  local test, designator = fields.test, nil
  for _, name in ipairs(DESIGNATORS) do
    if fields[name] then
      designator = name
      test = fields[name] == true and {} or fields[name]
      a.tags[#a.tags + 1] = name
    end
  end
  if test then check_fields(test, TEST_FIELDS, "the test of " .. what) end
  if test and not test.automatic then
    local basic = designator and TESTS[designator] or {}
    if designator and not a.target and test.target ~= false then
      a.target = { set = test.set or basic.set, where = test.where or basic.where }
    end
    local difficulty = test.difficulty
    a.procedure = { name = "test", with = {
      tester = "you", source = "me", ability = "ability", kind = basic.kind or 0,
      skill = test.skill or basic.skill,
      against = difficulty and "0 - 1" or test.against or basic.against or "0 - 1",
      base = difficulty or test.shroud or 0,
      target = a.target and "target" or "none",
      bonus = test.bonus or 0, damage = test.damage or 0, auto = test.auto or 0,
    } }
    if fields.success then
      a.results[#a.results + 1] = result("test.succeeded", fields.success)
    elseif designator then
      a.results[#a.results + 1] = result("test.succeeded", default_success(designator))
    end
    if fields.fail then a.results[#a.results + 1] = result("not test.succeeded", fields.fail) end
    if designator == "fight" and not fields.fail then
      a.results[#a.results + 1] = result("not test.succeeded and test.target in threat", fight_fails)
    end
  elseif fields.success or fields.fail then
    error("`success` and `fail` need a `test`, `fight`, `evade` or `investigate` in " .. what, 3)
  end
  return a
end

local TRIGGER_FIELDS = set_of(ABILITY, TRIGGER, DESIGNATORS)

-- A trigger: when = "enemy_defeated", after = "moves", ... names the timing point and its tier.
local function triggered(kind)
  return function(text)
    return function(fields)
      local what = kind .. " \"" .. text .. "\""
      check_fields(fields, TRIGGER_FIELDS, what)
      local a = ability(kind, text, fields, what)
      for _, tier in ipairs(TRIGGER) do
        if fields[tier] then
          a.on = fields[tier]
          a.tier = tier
        end
      end
      if not a.on then error("say when: `when`, `after`, `at` or `would` is missing in " .. what, 2) end
      return a
    end
  end
end

-- Who may use a card's triggered abilities: its controller; of a scenario card, everybody at the same place
-- (FAQ 1.2); the current act and agenda, everybody. `SCENARIO` is put in by the scenario cards' constructors.
local WHO_HERE = "place(me) == place(you)"

local function windowed(kind, windows)
  return function(text)
    return function(fields)
      local what = kind .. " \"" .. text .. "\""
      check_fields(fields, set_of(ABILITY, DESIGNATORS, { "actions", "fast", "play_only_on_turn", "move", "parley", "resign" }), what)
      local a = ability("window", text, fields, what)
      a.windows = windows
      for _, name in ipairs { "move", "parley", "resign" } do
        if fields[name] then a.tags[#a.tags + 1] = name end
      end
      if kind == "action" then
        table.insert(a.cost, 1, cost.actions(fields.actions or 1))
        a.tags[#a.tags + 1] = "basic"
        a.last_only = true   -- the active investigator's, in the window of his turn
      end
      return a
    end
  end
end

local function revelation(text)
  return function(fields)
    local what = "revelation \"" .. text .. "\""
    check_fields(fields, set_of(ABILITY), what)
    fields.name = "revelation"
    return ability("manual", text, fields, what)
  end
end

--- constant "text" { you = { combat = 1 }, ... }: who or what is modified, and by how much (number or expression).
--- Keys: you (bearer), me, or modify = { { value = , amount = , where = , op = } }; tag gains: gains = { "tag" }.
local CONSTANT = set_of { "you", "me", "modify", "condition", "zones", "faces", "everyone_here", "attached", "revealed",
  "unrevealed", "name", "cite" }
local SCOPES = {
  { "you", "it == you" }, { "me", "it == me" }, { "attached", "it == me.parent" },
  { "everyone_here", "it in investigators and place(it) == place(me)" },
}
local function constant(text)
  return function(fields)
    local what = "constant \"" .. text .. "\""
    check_fields(fields, CONSTANT, what)
    local _, line = engine.caller()
    local a = { kind = "constant", text = text, name = fields.name, cite = fields.cite,
      condition = list_of(fields.condition), zones = fields.zones, faces = fields.faces, modifiers = {}, line = line }
    if fields.revealed then a.faces = { 1 } end
    if fields.unrevealed then a.faces = { 0 } end
    for _, scope in ipairs(SCOPES) do
      for value, amount in pairs(fields[scope[1]] or {}) do
        a.modifiers[#a.modifiers + 1] = { value = value, amount = amount, where = scope[2] }
      end
    end
    for _, m in ipairs(fields.modify or {}) do a.modifiers[#a.modifiers + 1] = m end
    return a
  end
end

--- additional_action "text" { cards = { "tome" }, abilities = { "move" } }: an action more in each turn, for abilities of
--- cards that have one of the tags, or for actions that are one of these; without either, for any action. The first
--- action that it fits uses it up (Rules Reference: Action).
local function additional_action(text)
  return function(fields)
    check_fields(fields, set_of { "cards", "abilities", "zones" }, "additional_action \"" .. text .. "\"")
    -- The same condition on an action that is offered, and on one that is being taken.
    local function fits(card, used)
      local any = {}
      for _, tag in ipairs(fields.cards or {}) do any[#any + 1] = card .. " is " .. tag .. " and not " .. used .. " is play" end
      for _, tag in ipairs(fields.abilities or {}) do any[#any + 1] = used .. " is " .. tag end
      return used .. " is basic" .. (#any > 0 and " and (" .. table.concat(any, " or ") .. ")" or "")
    end
    local a = constant(text) { condition = { "active == you", "not me.action_spent" }, zones = fields.zones, modify = {
      { value = "action_cost", amount = -1, where = "it == you and " .. fits("that", "ability") },
      { value = "additional_action", amount = 1, where = "it == me" } } }
    -- As an action is taken, each source in turn says whether it fits (one at a time, so nobody is asked for the order);
    -- then the investigator chooses among those that do.
    local function as_action_is_taken(tier, condition, effect)
      return { kind = "forced", on = "ability_initiates", tier = tier, zones = fields.zones, effect = effect,
        condition = { "used_ability is basic", "actor == you", "active == you", condition } }
    end
    local first, taken = "first(unasked_actions) == me", fits("subject", "used_ability")
    a.results = {
      as_action_is_taken("would", first .. " and (" .. taken .. ")", function(me) me.asked, me.claimed = true, true end),
      as_action_is_taken("would", first .. " and not (" .. taken .. ")", function(me) me.asked = true end),
      as_action_is_taken("when", "first(asked_actions) == me", function(_, you)
        local claimants = find("claimants", you)
        local used = choose(you, "Which additional action does this use?", claimants)
        if used then used.action_spent = true end
        for _, card in ipairs(find("asked_actions", you)) do card.asked, card.claimed = false, false end
      end),
    }
    return a
  end
end

--- named "name" "text" { effect = ... }: an ability that other parts of the card use or arm.
local function named(name)
  return function(text)
    return function(fields)
      local what = "ability \"" .. name .. "\""
      check_fields(fields, TRIGGER_FIELDS, what)
      fields.name = name
      local a = ability("manual", text, fields, what)
      for _, tier in ipairs(TRIGGER) do
        if fields[tier] then
          a.on = fields[tier]
          a.tier = tier
        end
      end
      return a
    end
  end
end

local free = windowed("free", { "player", "turn" })
local action = windowed("action", { "turn" })
local reaction, forced = triggered "reaction", triggered "forced"

--- if_successful "text" { effect }: on a skill card: a result of the test it is committed to (ST.7).
local function if_successful(text)
  return function(fields)
    check_fields(fields, set_of { "effect", "condition", "you" }, "if_successful")
    local _, line = engine.caller()
    return { kind = "forced", text = text, on = "test_results", tier = "at", zones = { "committed" },
      you = fields.you, condition = with({ "test.succeeded" }, fields.condition), effect = fields.effect, line = line }
  end
end

--- boost "willpower": "Spend 1 resource: you get +1 willpower for this skill test."
local function boost(skill)
  return free("Spend 1 resource: you get +1 " .. skill .. " for this skill test.") {
    cost = cost.resources(1), condition = { "test.tester == you", "test.skill == " .. skill, "test.auto ~= 1" },
    effect = function(_, you) you:modify(skill, 1, "test") end,
  }
end

--- if_revealed "text" { tokens = { "skull", ... }, effect }: during a test of this card, once, as the token is revealed.
local function if_revealed(text)
  return function(fields)
    check_fields(fields, set_of { "tokens", "effect" }, "if_revealed")
    local _, line = engine.caller()
    local symbols = {}
    for i, symbol in ipairs(fields.tokens) do symbols[i] = "subject is " .. symbol end
    return { kind = "forced", text = text, on = "token_revealed", tier = "after", resolving = true,
      you = "test.tester", condition = { "test.source == me", table.concat(symbols, " or ") },
      limit = { count = 1, per = "test" }, effect = fields.effect, line = line }
  end
end

-- --- cards ---------------------------------------------------------------------------------------------------------------

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
  costs[#costs + 1] = { counter = "resources", amount = "me.cost" }
  for _, c in ipairs(a.cost or {}) do costs[#costs + 1] = c end
  a.cost = costs
  return a
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
  d.data.weakness = fields.weakness
  d.discard = "discard"
end

local ASSET = set_of(CARD, { "cost", "icons", "slots", "health", "sanity", "uses", "fast", "weakness", "permanent",
  "attach_limit", "max_committed", "story", "stays", "discard_empty", "limit_per_investigator" })
--- asset { name =, cost =, icons = {}, slots = {}, health =, sanity =, uses = { ammo = 4 }, ... abilities }
--- discard_empty = true: it is discarded when it has no uses left. limit_per_investigator = n: so many copies, by title,
--- in a play area.
local function asset(fields)
  local what = "asset '" .. tostring(fields.name) .. "'"
  check_fields(fields, ASSET, what)
  local d = definition("asset", fields, what, true)
  attributes(d, fields, { "cost", "health", "sanity", "max_committed" })
  for _, slot in ipairs(fields.slots or {}) do
    local value = SLOT_NAMES[slot]
    if not value then error("there is no slot '" .. tostring(slot) .. "' in " .. what, 2) end
    d.attributes[value] = (d.attributes[value] or 0) + 1
    -- As a list: `pairs` sorts its keys, and this is asked whenever an asset is played.
    d.data.slots = d.data.slots or {}
    local entry
    for _, known in ipairs(d.data.slots) do
      if known[1] == value then entry = known end
    end
    if not entry then
      entry = { value }
      d.data.slots[#d.data.slots + 1] = entry
    end
    entry[2] = d.attributes[value]
  end
  for kind, n in pairs(fields.uses or {}) do d.data.uses, d.data.uses_type = n, kind end
  d.data.stays = fields.stays
  if fields.discard_empty then
    table.insert(d.abilities, { kind = "forced", text = "It is empty: discard it.", on = "ability_resolved", tier = "at",
      condition = { "me.uses == 0" }, effect = function(me) me:leave_play() end })
  end
  if fields.fast then d.tags[#d.tags + 1] = "fast" end
  if fields.story then d.tags[#d.tags + 1] = "story" end
  weakness(d, fields)
  if fields.cost then
    local a = playing({ kind = "window", text = "Play " .. fields.name, name = "play", windows = { "turn" },
      condition = fields.unique and { "not any(in_play: it.title == me.title)" } or {},
      effect = function(me, you) me:enter_play(you) end }, fields.fast)
    if fields.limit_per_investigator then
      d.attributes.limit_title_here = fields.limit_per_investigator
      a.condition[#a.condition + 1] = "count(my_play_area: it.title == me.title) < me.limit_title_here"
    end
    if fields.fast then
      a.windows = { "turn", "player" }
      a.condition[#a.condition + 1] = "my_turn"
    end
    a.finish = "discard"
    table.insert(d.abilities, a)
  end
  return d
end

local EVENT = set_of(CARD, ABILITY, TRIGGER, DESIGNATORS, { "cost", "icons", "fast", "weakness", "attach_limit",
  "max_committed", "extra_cost", "on_turn", "any_window" })
--- event_card { name =, cost =, icons = {}, fast = boolean, text =, effect = function(me, you, target, event) ... }
--- A fast event says when: a trigger (when = "attack" ...), on_turn = true, or both; or any_window = true.
local function event_card(fields)
  local what = "event '" .. tostring(fields.name) .. "'"
  check_fields(fields, EVENT, what)
  local resource_cost, extra = fields.cost, fields.extra_cost
  local play = {}
  for _, key in ipairs { "condition", "target", "effect", "limit", "test", "success", "fail", "fight", "evade",
      "investigate", "cite", "where", "who" } do play[key] = fields[key] end
  play.cost = extra
  local d = definition("event", fields, what, true)
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
  playing(a, fields.fast)
  a.name = "play"
  a.finish = "discard"
  table.insert(d.abilities, a)
  return d
end

local SKILL = set_of(CARD, { "icons", "weakness", "max_committed" })
--- skill { name =, icons = {}, max_committed = 1, if_successful "..." { effect } }
local function skill(fields)
  local what = "skill '" .. tostring(fields.name) .. "'"
  check_fields(fields, SKILL, what)
  local d = definition("skill", fields, what, true)
  attributes(d, fields, { "max_committed" })
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
  weakness(d, fields)
  for_everybody_here(d, WHO_HERE)
  return d
end

--- prey_only = bearer_only: "Prey - Bearer only."
local function bearer_only(me, inv) return me.owner == inv end

local ENEMY = set_of(CARD, { "fight", "evade", "health", "damage", "horror", "victory", "weakness", "prey", "prey_only",
  "spawn" })
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
  if fields.prey_only then d.tags[#d.tags + 1] = "prey_only" end
  weakness(d, fields)
  for_everybody_here(d, WHO_HERE)
  for _, keyword in ipairs(fields.keywords or {}) do
    if keyword == "retaliate" then
      table.insert(d.abilities, { kind = "forced", text = "Retaliate.", on = "test_results", tier = "after",
        cite = "Rules Reference, Glossary: Retaliate", you = "test.tester",
        condition = { "attacking", "test.target == me", "not test.succeeded", "not me.exhausted" },
        effect = function(me, you) me:attack(you, 3) end })
    end
  end
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

local DECK_CARD = set_of(CARD, { "doom", "clues", "victory", "objective", "stage" })

--- act { name =, clues = "2 * players", ..., advance "text" { effect } }. Without `objective = true` the investigators
--- may spend the clues in any player window of a turn. Rules Reference: Act Deck and Agenda Deck.
local function act(fields)
  local what = "act '" .. tostring(fields.name) .. "'"
  check_fields(fields, DECK_CARD, what)
  local d = definition("act", fields, what, false)
  d.attributes.clue_threshold = fields.clues
  for_everybody_here(d, "you in investigators")
  if fields.clues and not fields.objective then
    table.insert(d.abilities, { kind = "window", text = "Spend the clues and advance the act.", windows = { "player", "turn" },
      name = "spend", who = "you == lead", faces = { 0 }, cite = "Rules Reference, Glossary: Clues",
      condition = { "sum(investigators: it.clues) >= me.clue_threshold", "active ~= none" },
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
  d.attributes.doom_threshold = fields.doom
  if fields.objective then d.tags[#d.tags + 1] = "objective" end
  for_everybody_here(d, "you in investigators")
  for _, a in ipairs(d.abilities) do
    if not a.faces and a.name ~= "advance" then a.faces = { 0 } end
  end
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

--- chaos_token { name = "skull" , modifier = n, symbol = boolean }
local function chaos_token(fields)
  check_fields(fields, set_of { "name", "id", "modifier", "symbol" }, "chaos token")
  local tags = { "token", fields.id }
  if fields.symbol then tags[#tags + 1] = "symbol_token" end
  local d = { id = fields.id, title = fields.name, tags = tags, attributes = { modifier = fields.modifier or 0 }, abilities = {},
    data = { kind = "token", traits = {} } }
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
    basic("Draw 1 card", { name = "draw", effect = function(_, you) you:draw(1) end, cite = "Rules Reference, Glossary: Draw Action" }),
    basic("Gain 1 resource", { name = "resource", effect = function(_, you) you:gain(1) end,
      cite = "Rules Reference, Glossary: Resource Action" }),
    basic("Fight", { name = "fight", fight = true, cite = "Rules Reference, Glossary: Fight Action" }),
    basic("Evade", { name = "evade", evade = true, cite = "Rules Reference, Glossary: Evade, Evade Action" }),
    basic("Engage", { name = "engage", cite = "Rules Reference, Glossary: Engage Action",
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
  d.discard = "removed"
  d.attributes.slot_ally, d.attributes.slot_hand, d.attributes.slot_arcane = 1, 2, 2
  d.attributes.slot_accessory, d.attributes.slot_body = 1, 1
  d.attributes.turn_actions = 3
  d.data.deck_options, d.data.deck_size, d.data.requires = fields.deck_options, fields.deck_size, fields.requires
  for _, a in ipairs(d.abilities) do
    a.zones = a.zones or { "investigators" }
    a.you = a.you or "me"
  end
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

local SCENARIO = set_of(CARD, { "encounter_sets", "set_aside", "locations", "start", "agendas", "acts", "reference", "bags",
  "resolutions", "setup", "encounter_cards", "add_tokens" })
--- scenario { name =, reference =, encounter_cards = { id = count }, locations = {}, start =, agendas = {}, acts = {},
---   set_aside = {}, bags = { standard = {...} }, resolutions = { R1 = { text =, ... } }, setup = function() end }
local function scenario(fields)
  local what = "scenario '" .. tostring(fields.name) .. "'"
  check_fields(fields, SCENARIO, what)
  local d = definition("scenario", fields, what, false)
  for key in pairs(SCENARIO) do
    if fields[key] ~= nil and d.data[key] == nil then d.data[key] = fields[key] end
  end
  return d
end

engine.export {
  cost = cost, target = target, constant = constant, additional_action = additional_action, free = free, action = action, reaction = reaction, forced = forced,
  revelation = revelation, named = named, if_successful = if_successful, if_revealed = if_revealed, boost = boost,
  advance = advance,
  asset = asset, event_card = event_card, skill = skill, treachery = treachery, enemy = enemy, location = location,
  act = act, agenda = agenda, reference = reference, investigator = investigator, scenario = scenario,
  chaos_token = chaos_token, bearer_only = bearer_only,
}
