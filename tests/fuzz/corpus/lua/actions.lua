-- Actions. Reference Guide: Actions and what is listed there, Delayed. Trading: lib/trade.lua.

local RG = "Reference Guide, "
local verbs = {}
local add, set = method.add, method.set

local TICKETS = { train = "Train Ticket", ship = "Ship Ticket" }
local MOST_TICKETS = 2

-- --- constructors --------------------------------------------------------------------------------------------------

local FREE_TO_ACT = { "my_turn", "not you.delayed" }

-- Each action once a round: of a component by one investigator only, a local one by each.
local function make(text, f, scope, who)
  local g = {}
  for key, value in pairs(f) do g[key] = value end
  g.limit, g.who = { per = "round", scope = scope }, g.who or who
  g.cost = fields.with({ { counter = "actions", amount = 1 } }, fields.costs(g.cost))
  local conditions = fields.with(FREE_TO_ACT, g.restricted and {} or "you.cannot_act == 0")
  return window_ability("action", text, g, conditions)
end

fields.schema("action_fields: used_fields", "An action that a component gives, once a round.", {
  { "restricted?", "boolean", "Also for somebody who cannot perform other actions." },
})
--- A component action, of whoever has the component: fields, or a function or steps alone. Reference Guide: Component
--- Action.
local action = fields.constructor("action(text): ability", "action_fields", function(f, text)
  return make(text, f, "group")
end, "effect")

--- A local action, also of investigators on the bearer's space. Reference Guide: Local Action.
local local_action = fields.constructor("local_action(text): ability", "action_fields", function(f, text)
  return make(text, f, "player", "you in investigators and place(you) == place(me)")
end, "effect")

-- An action that everybody has by the rules.
local function inherent(name, text, cite, f)
  f.name, f.cite, f.zones = name, RG .. cite, { "investigators" }
  local a = make(text, f, "player")
  a.inherent = true
  return a
end

-- --- the phase -------------------------------------------------------------------------------------------------------

engine.procedure {
  name = "action_phase", cite = RG .. "Actions", period = "phase", locals = { "inv:card", "begun:card" },
  steps = {
    { id = "phase", set = { { phase = "1" } } },
    { id = "begins", announce = { point = "phase_begins", amount = "1" } },
    -- The order stays the one it began with, also when the Lead Investigator token passes on.
    { id = "first", set = { { begun = "lead" }, { inv = "next_player(0)" } } },
    { id = "nobody", when = "action_phase.inv == none", go = "over" },
    { id = "turn", call = "turn", with = { inv = "action_phase.inv" } },
    { id = "next", set = { inv = "next_player(action_phase.inv, action_phase.begun)" },
      again = "action_phase.inv ~= none", to = "turn" },
    { id = "over", set = { active = "lead" } },
    { id = "ends", announce = { point = "phase_ends", amount = "1" } },
  },
}

engine.procedure {
  name = "turn", cite = RG .. "Actions", period = "turn", loca