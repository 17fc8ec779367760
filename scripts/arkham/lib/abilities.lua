-- What abilities are written with: costs, targets, and one constructor a kind of ability. Each checks its fields and gives
-- the engine plain data.

local set_of, check_fields, list_of, with = fields.set_of, fields.check, fields.list_of, fields.with
local make_target, limit_of, costs_of = fields.target, fields.limit, fields.costs

local cost = {}

--- cost.spend(n): n uses (ammo, charges, secrets, supplies) from this card.
function cost.spend(n) return { counter = "uses", who = "me", amount = n } end
--- cost.resources(n): from the pool of whoever uses it.
function cost.resources(n) return { counter = "resources", amount = n } end
--- cost.clues(n): from the investigator who uses it.
function cost.clues(n) return { counter = "clues", amount = n } end
--- cost.exhaust(): this card; an exhausted card cannot pay it.
function cost.exhaust() return { flag = "exhausted", who = "me" } end
--- cost.discard_self(): from play.
function cost.discard_self()
  return { can = "me in play and me.cannot_leave_play == 0", pay = function(me) me:leave_play() end }
end
--- cost.actions(n): actions of a turn. What others add to it (additional_cost) is due even when an effect ignores the
--- actions themselves; cost.actions(0): nothing but that.
function cost.actions(n)
  return { counter = "actions", amount = n, extra = "action_cost", credit = "action_credit",
    tally = n > 0 and "actions_taken" or nil }
end
--- cost.horror(n), cost.damage(n): taken by whoever uses it; assets may take it, the cost is paid all the same. If not
--- all of it is taken, it is not paid.
function cost.horror(n) return { pay = function(_, you) return you:take_horror(n) >= n end } end
function cost.damage(n) return { pay = function(_, you) return you:take_damage(n) >= n end } end
--- cost.damage_self(n), cost.horror_self(n): on this card, and nowhere else; what has defeated it has paid as well.
function cost.damage_self(n) return { pay = function(me, you) return you:harm_asset(me, n, 0) >= n end } end
function cost.horror_self(n) return { pay = function(me, you) return you:harm_asset(me, 0, n) >= n end } end
--- cost.x(counter): as many of it as whoever uses it chooses: "resources" or "clues" of the investigator, "uses" of the
--- card. The card remembers the number: memory = { "x" }, me.x (Rules Reference: The letter "X").
function cost.x(counter)
  return { pay = function(me, you)
    local payer = counter == "uses" and me or you
    me.x = choose_number(you, "How many is X?", 0, payer[counter])
    payer:add(counter, -me.x)
  end }
end
--- cost.discard_from_hand(): a card that he chooses; never a weakness (Rules Reference: Weakness).
function cost.discard_from_hand()
  return { can = "any(discardable)", pay = function(_, you)
    you:discard_card(choose(you, "Discard which card from your hand?", find("discardable", you)))
  end }
end

local target = {}

--- target.enemy_here{...}: an enemy at your location. All targets take where (expression over `it`), filter, optional.
function target.enemy_here(fields) return make_target("enemies_here", fields) end
function target.enemy(fields) return make_target("enemies", fields) end
--- target.evadable_here{...}: an enemy here that evading it would change, engaged with you or not.
function target.evadable_here(fields) return make_target("evadable_here", fields) end
function target.engaged_enemy(fields) return make_target("engaging", fields) end
function target.investigator_here(fields) return make_target("here", fields) end
function target.investigator(fields) return make_target("investigators", fields) end
function target.location(fields) return make_target("locations", fields) end
function target.empty_location(fields) return make_target("empty_locations", fields) end
function target.connecting_location(fields) return make_target("connecting", fields) end
function target.my_asset(fields) return make_target("my_assets", fields) end
--- target.asset_here{...}: an asset that an investigator at your location controls.
function target.asset_here(fields) return make_target("assets_here", fields) end
function target.card_in_discard(fields) return make_target("discard", fields) end
function target.card_in_hand(fields) return make_target("hand", fields) end

-- --- abilities -----------------------------------------------------------------------------------------------------------

local ABILITY = { "cost", "condition", "target", "effect", "limit", "test", "success", "fail", "name", "cite", "zones",
  "who", "you", "where", "faces", "tags", "unrevealed" }
local TRIGGER = { "when", "after", "at", "would" }
local DESIGNATORS = { "fight", "evade", "investigate" }
local OTHER_DESIGNATORS = { "move", "parley", "resign" }
local DESIGNATED = set_of(DESIGNATORS, OTHER_DESIGNATORS)

-- "Only as your first action" (FAQ 2.18): the cost must be paid with an action, and there was none before.
local function as_first_action(a)
  a.condition = with(a.condition, "first_action")
  for _, c in ipairs(a.cost) do
    if c.counter == "actions" then c.must = true end
  end
end

-- What costs no action may still be made to cost one by what it does.
local function designated(a)
  for _, tag in ipairs(a.tags) do
    if DESIGNATED[tag] then return table.insert(a.cost, 1, cost.actions(0)) end
  end
end

local TESTS = {
  fight = { kind = 1, skill = "combat", against = "fight", set = "enemies_here",
    where = "not it.cannot_be_attacked and not (it is aloof and not it in threat)" },
  evade = { kind = 2, skill = "agility", against = "evade", set = "engaging", where = "not it.cannot_be_evaded" },
  investigate = { kind = 3, skill = "intellect", against = "shroud", set = "my_location",
    where = "it.face == 1 and not it.cannot_be_investigated" },
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

local function fight_fails(_, you) you:miss(current("test").target) end

local function ability(kind, text, fields, what)
  local a = { kind = kind, text = text, name = fields.name, cite = fields.cite, condition = list_of(fields.condition),
    cost = costs_of(fields.cost), zones = fields.zones, who = fields.who, you = fields.you, faces = fields.faces,
    target = fields.target, effect = fields.effect, limit = limit_of(fields.limit, what), tags = with({}, fields.tags), results = {} }
  if fields.unrevealed then a.faces = { 0 } end
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
      -- Whom or what such an action may be aimed at is said by the rules, not by the card.
      a.target = { set = test.set or basic.set, where = test.where or basic.where, rules = true }
    end
    local difficulty = test.difficulty
    a.procedure = { name = "test", with = {
      tester = "you", source = "me", ability = "ability", kind = basic.kind or 0,
      skill = test.skill or basic.skill,
      against = difficulty and "0 - 1" or test.against or basic.against or "0 - 1",
      base = difficulty or test.shroud and "(" .. test.shroud .. ") * (not check(immune, target, me))" or 0,
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
      if kind == "reaction" then designated(a) end
      return a
    end
  end
end

-- Who may use a card's triggered abilities: its controller; of a scenario card, everybody at the same place
-- (FAQ 1.2); the current act and agenda, everybody. The scenario cards' constructors put it in.
local WHO_HERE = "place(me) == place(you)"

local function windowed(kind, windows)
  return function(text)
    return function(fields)
      local what = kind .. " \"" .. text .. "\""
      check_fields(fields, set_of(ABILITY, DESIGNATORS, OTHER_DESIGNATORS,
        kind == "action" and { "actions", "first_action", "provokes" } or {}), what)
      local a = ability("window", text, fields, what)
      a.windows = windows
      for _, name in ipairs(OTHER_DESIGNATORS) do
        if fields[name] then a.tags[#a.tags + 1] = name end
      end
      if kind == "action" then
        table.insert(a.cost, 1, cost.actions(fields.actions or 1))
        a.tags[#a.tags + 1] = "basic"
        a.last_only = true   -- the active investigator's, in the window of his turn
        if fields.first_action then as_first_action(a) end
        if fields.provokes == false then a.tags[#a.tags + 1] = "unprovoking" end
      else
        designated(a)
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
--- Keys: you (bearer), me, attached, everyone_here; modify = { { value = , amount = , where = , op = } }, where instead
--- of a value may stand tag = "hunter" (gained; amount = -1: lost) or becomes = "enemy" (a cardtype); and
--- immune = "that is treachery": this card, to effects of which cards.
local CONSTANT = set_of { "you", "me", "modify", "condition", "zones", "faces", "everyone_here", "attached",
  "unrevealed", "name", "cite", "immune" }
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
    if fields.unrevealed then a.faces = { 0 } end
    for _, scope in ipairs(SCOPES) do
      for value, amount in pairs(fields[scope[1]] or {}) do
        a.modifiers[#a.modifiers + 1] = { value = value, amount = amount, where = scope[2] }
      end
    end
    for _, m in ipairs(fields.modify or {}) do a.modifiers[#a.modifiers + 1] = m end
    if fields.immune then
      a.modifiers[#a.modifiers + 1] = { value = "immune", where = "it == me and (" .. fields.immune .. ")" }
    end
    return a
  end
end

--- additional_action "text" { cards = { "tome" }, abilities = { "move" } }: an action more in each turn, for abilities of
--- cards that have one of the tags, or for actions that are one of these; without either, for any action. The first
--- action that it fits uses it up (Rules Reference: Action). With granted = true there is none until an effect gives it:
--- `me:modify("additional_action", 1, "turn")`, which lasts although the text of the card may be blank by then.
local function additional_action(text)
  return function(fields)
    check_fields(fields, set_of { "cards", "abilities", "zones", "granted" }, "additional_action \"" .. text .. "\"")
    -- The same condition on an action that is offered, and on one that is being taken.
    local function fits(card, used)
      local any = {}
      for _, tag in ipairs(fields.cards or {}) do any[#any + 1] = card .. " is " .. tag .. " and not " .. used .. " is play" end
      for _, tag in ipairs(fields.abilities or {}) do any[#any + 1] = used .. " is " .. tag end
      return used .. " is basic" .. (#any > 0 and " and (" .. table.concat(any, " or ") .. ")" or "")
    end
    local a = constant(text) { condition = { "active == you", "not me.action_spent" }, zones = fields.zones, modify = {
      { value = "action_credit", amount = 1, where = "it == you and " .. fits("that", "ability") } } }
    a.inherent = fields.granted
    if fields.granted then
      a.condition[#a.condition + 1] = "me.additional_action > 0"
    else
      a.modifiers[2] = { value = "additional_action", amount = 1, where = "it == me" }
    end
    -- As an action is taken that additional ones pay for, each source in turn says whether it fits (one at a time, so
    -- nobody is asked for the order); then the investigator chooses among those that do, as many as were needed.
    local function as_action_is_taken(condition, effect)
      return { kind = "forced", on = "ability_initiates", tier = "would", zones = fields.zones, effect = effect,
        inherent = fields.granted, condition = { "extra > 0", "actor == you", condition } }
    end
    local first, taken = "first(unasked_actions) == me", fits("subject", "used_ability")
    a.results = {
      as_action_is_taken(first .. " and (" .. taken .. ")", function(me) me.asked, me.claimed = true, true end),
      as_action_is_taken(first .. " and not (" .. taken .. ")", function(me) me.asked = true end),
      as_action_is_taken("first(asked_actions) == me and not any(unasked_actions)", function(_, you, _, event)
        local n = event.extra
        local used = choose(you, "Which additional action does this use?", find("claimants", you),
          { min = n, max = n, many = true })
        for _, card in ipairs(used) do card.action_spent = true end
        for _, card in ipairs(find("asked_actions", you)) do card.asked, card.claimed = false, false end
      end),
    }
    return a
  end
end

--- additional_cost "text" { to = "investigate", actions = 1 }: this kind of action (or a list of them) costs so many
--- actions more for every investigator who is here, or `where` (an expression: `it` is the investigator, `that` the
--- card whose ability it is). Due with the costs of the action, or when an effect performs it (FAQ 1.6).
local function additional_cost(text)
  return function(fields)
    check_fields(fields, set_of { "to", "actions", "where", "condition", "zones", "unrevealed" },
      "additional_cost \"" .. text .. "\"")
    local kinds, where = {}, fields.where or "place(it) == place(me)"
    for i, kind in ipairs(list_of(fields.to)) do kinds[i] = "ability is " .. kind end
    return constant(text) { condition = fields.condition, zones = fields.zones,
      unrevealed = fields.unrevealed, modify = { { value = "action_cost", amount = fields.actions or 1,
        where = "(" .. table.concat(kinds, " or ") .. ") and (" .. where .. ")" } } }
  end
end

--- additional_slots "text" { slot = "hand", count = 2, cards = { "tome" } }: slots that hold only assets with one of the
--- tags (lib/slots.lua). Slots for all assets are a constant: you = { slot_hand = 2 }.
local function additional_slots(text)
  return function(fields)
    check_fields(fields, set_of { "slot", "count", "cards" }, "additional_slots \"" .. text .. "\"")
    local any = {}
    for i, tag in ipairs(fields.cards) do any[i] = "that is " .. tag end
    return constant(text) { me = { extra_slots = 1 }, modify = { { value = "extra_slot_" .. fields.slot,
      amount = fields.count, where = "it == me and (" .. table.concat(any, " or ") .. ")" } } }
  end
end

--- named "name" "text" { effect = ... }: an ability that other parts of the card use, perform or arm.
local function named(name)
  return function(text)
    return function(fields)
      local what = "ability \"" .. name .. "\""
      check_fields(fields, TRIGGER_FIELDS, what)
      fields.name = name
      local a = ability("manual", text, fields, what)
      designated(a)
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

engine.export {
  cost = cost, target = target, constant = constant, additional_action = additional_action,
  additional_cost = additional_cost, additional_slots = additional_slots, free = free, action = action,
  reaction = reaction, forced = forced, revelation = revelation, named = named, if_successful = if_successful,
  if_revealed = if_revealed, boost = boost,
}

return { ability = ability, as_first_action = as_first_action, designated = designated, FIELDS = ABILITY,
  TRIGGER = TRIGGER, DESIGNATORS = DESIGNATORS, WHO_HERE = WHO_HERE }
