-- Kinds of abilities, costs and targets, for card files and for the rules' own abilities. Each checks its fields.

local set_of, check, list_of = fields.set_of, fields.check, fields.list_of
local make_target, limit_of, costs_of = fields.target, fields.limit, fields.costs

local cost = {}
--- cost.clues(n), cost.health(n), cost.sanity(n): what whoever uses it spends; it can be used only when he can.
--- Reference Guide: Spend.
function cost.clues(n)
  return { can = "count(my_clues) + you.clue_credit >= " .. (n or 1), pay = function(_, you) return you:spend_clues(n or 1) end }
end
function cost.health(n)
  return { can = "you.health > " .. (n or 1), pay = function(_, you) you:spend_health(n or 1) end }
end
function cost.sanity(n)
  return { can = "you.sanity > " .. (n or 1), pay = function(_, you) you:spend_sanity(n or 1) end }
end
--- cost.discard_self(): the card itself.
function cost.discard_self() return { can = "1", pay = function(card) card:discard_card() end } end

local target = {}
--- target.monster{...}: on the board; .monster_here, .investigator, .investigator_here, .other_here, .space, .gate,
--- .clue. All targets take where (an expression over `it`), filter, optional.
function target.monster(options) return make_target("monsters", options) end
function target.monster_here(options) return make_target("monsters_here", options) end
function target.investigator(options) return make_target("investigators", options) end
function target.investigator_here(options) return make_target("here", options) end
function target.other_here(options) return make_target("others_here", options) end
function target.space(options) return make_target("spaces", options) end
function target.gate(options) return make_target("gates", options) end
function target.clue(options) return make_target("clues", options) end

local ABILITY = { "cost", "condition", "target", "effect", "limit", "name", "cite", "zones", "who", "you" }
local TRIGGER = { "would", "when", "at", "after" }

local function ability(kind, text, f, what)
  if type(f) ~= "table" then error("fields are expected after " .. what, 3) end
  local _, line = engine.caller()
  local a = { kind = kind, text = text, name = f.name, cite = f.cite, condition = list_of(f.condition), zones = f.zones,
    who = f.who, you = f.you, target = f.target, effect = f.effect, limit = limit_of(f.limit, what), line = line,
    cost = costs_of(f.cost) }
  return a
end

local function in_window(window, what_kind, condition)
  return function(text)
    return function(f)
      local what = what_kind .. " \"" .. text .. "\""
      check(f, set_of(ABILITY), what)
      local a = ability("window", text, f, what)
      a.windows = { window }
      for i, c in ipairs(list_of(condition)) do table.insert(a.condition, i, c) end
      return a
    end
  end
end

--- free "text" { window = NAME, ... }: used in that window by the bearer. Windows: before_roll and after_roll (of his own
--- test; add `testing` words such as combat_test to the condition), combat_begins, before_encounter, action (beside
--- actions, costing none).
local WINDOWS = { before_roll = "testing", after_roll = "testing", combat_begins = "fighting", before_encounter = "my_turn",
  action = "my_turn" }
local function free(text)
  return function(f)
    local what = "free \"" .. text .. "\""
    check(f, set_of(ABILITY, { "window", "anybody" }), what)
    if not WINDOWS[f.window] then error("`window` of " .. what .. " is not one of this game", 2) end
    local a = ability("window", text, f, what)
    a.windows = { f.window }
    if not f.anybody then table.insert(a.condition, 1, WINDOWS[f.window]) end
    return a
  end
end

local function triggered(kind)
  return function(text)
    return function(f)
      local what = kind .. " \"" .. text .. "\""
      check(f, set_of(ABILITY, TRIGGER), what)
      local a = ability(kind, text, f, what)
      for _, tier in ipairs(TRIGGER) do
        if f[tier] then a.on, a.tier = f[tier], tier end
      end
      if not a.on then error("say when: `would`, `when`, `at` or `after` is missing in " .. what, 2) end
      return a
    end
  end
end

-- A function, a table of fields with `effect`, or steps (lib/steps.lua), which are run one after the other.
local function as_fields(f)
  if type(f) == "function" then return { effect = f } end
  if is_steps(f) then return { effect = run_steps(f) } end
  return f
end

--- named "name" "text" { effect = function(me, you) ... end }, or with a function alone, or with steps: used by the rules
--- or by other parts of the card.
local function named(name)
  return function(text)
    return function(f)
      local what = "ability \"" .. name .. "\""
      f = as_fields(f)
      check(f, set_of(ABILITY), what)
      local a = ability("manual", text, f, what)
      a.name = name
      return a
    end
  end
end

local SCOPES = { { "you", "it == you" }, { "me", "it == me" }, { "everybody", "it in investigators" },
  { "here", "it in investigators and place(it) == place(me)" }, { "monsters", "it in monsters" } }
--- constant "text" { you = { lore = 1 }, me = {}, here = { additional_dice = 1 }, everybody = {}, monsters = {},
--- modify = { { value =, amount =, where = } }, condition = }
local function constant(text)
  return function(f)
    check(f, set_of { "you", "me", "everybody", "here", "monsters", "modify", "condition", "zones", "name" },
      "constant \"" .. text .. "\"")
    local _, line = engine.caller()
    local a = { kind = "constant", text = text, name = f.name, condition = list_of(f.condition), zones = f.zones,
      modifiers = {}, line = line }
    for _, scope in ipairs(SCOPES) do
      for _, value in ipairs(VALUES) do
        local amount = (f[scope[1]] or {})[value]
        if amount then a.modifiers[#a.modifiers + 1] = { value = value, amount = amount, where = scope[2] } end
      end
      for value in pairs(f[scope[1]] or {}) do
        if not contains(VALUES, value) then error("there is no value '" .. value .. "'", 2) end
      end
    end
    for _, m in ipairs(f.modify or {}) do a.modifiers[#a.modifiers + 1] = m end
    return a
  end
end

--- bonus "text" { strength = 2, will = 1, condition = "combat_test" }: "gain +N SKILL" of a possession. Only the highest
--- that applies counts (Reference Guide: Tests).
local function bonus(text)
  return function(f)
    local mine = {}
    for _, skill in ipairs(SKILLS) do mine[skill .. "_bonus"] = f[skill] end
    check(f, set_of(SKILLS, { "condition" }), "bonus \"" .. text .. "\"")
    return constant(text) { me = mine, condition = f.condition }
  end
end

engine.export {
  cost = cost, target = target, free = free, forced = triggered "forced", reaction = triggered "reaction", named = named,
  constant = constant, bonus = bonus,
  -- An action of the bearer; a local action also of investigators on his space. Reference Guide: Component, Local Actions.
  window_ability = in_window,
  reckoning = named "reckoning", when_gained = named "gained", when_spawned = named "spawned", enters_play = named "enters",
  when_empty = named "empty", back_effect = named "back",
}
