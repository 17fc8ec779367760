-- Actions. Reference Guide: Actions and the entries listed there, Delayed. Trading: lib/trade.lua.

local RG = "Reference Guide, "
local verbs = {}
local add, set = method.add, method.set
local place_of = property.place

local TICKETS = { train = "Train Ticket", ship = "Ship Ticket" }
local MOST_TICKETS = 2

-- --- constructors --------------------------------------------------------------------------------------------------

local FREE_TO_ACT = { "my_turn or you.acts_now > 0", "not you.delayed" }

-- Each action once a round: an action of a component by one investigator only, a local one by each.
local function make(text, f, scope, who)
  local g = {}
  for key, value in pairs(f) do g[key] = value end
  g.limit, g.who = { per = "round", scope = scope }, g.who or who
  g.cost = fields.with({ { counter = "actions", amount = 1 } }, fields.costs(g.cost))
  local may = "you.cannot_act == 0"
  local conditions = fields.with(FREE_TO_ACT, g.restricted and may .. " or bearer(me) == you" or may)
  local a = window_ability("action", text, g, conditions)
  a.tags = { "an_action" }
  return a
end

fields.schema("action_fields: used_fields", "An action that a component gives, once a round.", {
  { "restricted?", "boolean", "Also for its bearer who cannot perform other actions." },
})
--- A component action, for the investigator who has the component: fields, or a function or steps alone. Reference
--- Guide: Component Action.
local action = fields.constructor("action(text): ability", "action_fields", function(f, text)
  return make(text, f, "group")
end, "effect")

--- A local action, also for other investigators on the bearer's space. Reference Guide: Local Action.
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
    -- The phase keeps the order with which it began, even if the Lead Investigator token passes on.
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
  name = "turn", cite = RG .. "Actions", period = "turn", locals = { "inv:card" },
  steps = {
    { id = "active", set = { active = "turn.inv" } },
    { id = "begins", announce = { point = "turn_begins", actor = "turn.inv" } },
    { id = "defeated", when = "not (turn.inv in investigators)", stop = true },
    { id = "delayed", title = "Delayed", cite = RG .. "Delayed", when = "turn.inv.delayed", script = function(p) stand_up(p.inv) end,
      again = "true", to = "ends" },
    { id = "two actions", card = "turn.inv", counter = "actions", value = "2" },
    { id = "not over", card = "turn.inv", flag = "halted", value = "0" },
    { id = "actions", window = "action" },
    { id = "no more", when = "turn.inv in investigators", card = "turn.inv", counter = "actions", value = "0" },
    { id = "ends", when = "turn.inv in investigators", announce = { point = "turn_ends", actor = "turn.inv" } },
  },
}

-- --- turns and delays ----------------------------------------------------------------------------------------------

engine.procedure {
  name = "additional_action", cite = RG .. "Actions", locals = { "inv:card", "before:card", "left" },
  steps = {
    { id = "now", set = { { before = "active" }, { left = "additional_action.inv.actions" },
      { active = "additional_action.inv" } } },
    { id = "one", card = "additional_action.inv", counter = "actions", value = "1" },
    { id = "not over", card = "additional_action.inv", flag = "halted", value = "0" },
    { id = "act", title = "Actions", cite = RG .. "Actions", window = "action" },
    { id = "back", set = { { active = "additional_action.before" } } },
    { id = "left", when = "additional_action.inv in investigators", card = "additional_action.inv", counter = "actions",
      value = "additional_action.left" },
  },
}

-- In the investigator's own turn of the Action Phase. An action that another investigator lets them perform belongs to
-- the other's turn.
local function in_own_turn(inv)
  if game.phase ~= 1 or game.active ~= inv then return false end
  local p = current "additional_action"
  return not (p and p.inv == inv)
end

--- inv:gain_action(n?: integer). Gives additional actions: in the investigator's own turn on top of the rest, otherwise
--- one at once. It does nothing for an investigator who is Delayed or has lost the rest of their turn.
function verbs.gain_action(inv, n)
  if not is_playing(inv) or inv.delayed then return end
  if in_own_turn(inv) then
    if not inv.halted then add(inv, "actions", n or 1) end
  else
    call_procedure("additional_action", { inv = inv })
  end
end

--- inv:could_act(): boolean. Is there an action that the investigator could perform if they were given one? For
--- conditions and targets.
function verbs.could_act(inv)
  if not is_playing(inv) or inv.delayed then return false end
  -- An effect that lets one investigator act may ask this of another, and the other's effect may ask it of the first:
  -- then the answer is yes.
  for _, other in ipairs(players()) do
    if other.acts_now > 0 then return true end
  end
  local terms = { as_if = { { inv, value = "acts_now", amount = 1 } }, without = "actions" }
  return #usable("action", { "an_action" }, inv, terms) > 0
end

--- inv:delay(chosen?: boolean): boolean. In the investigator's own turn this action and all remaining ones end as well.
--- `chosen`: they have chosen this among several outcomes. Reference Guide: Delayed; Investigator Abilities: Mark
--- Harrigan.
function verbs.delay(inv, chosen)
  if not is_playing(inv) or inv.delayed then return false end
  if not chosen and inv.cannot_be_delayed > 0 and not confirm(inv, "Become Delayed?") then return false end
  if in_own_turn(inv) then
    inv.actions = 0
    set(inv, "halted", true)
    return true
  end
  return (event("delayed", inv, nil, nil, nil, function() set(inv, "delayed", true) end))
end

-- Instead of actions. Reference Guide: Delayed.
--- stand_up(inv: card). Step of the turn: the investigator is no longer Delayed; this replaces their actions.
local function stand_up(inv)
  set(inv, "delayed", false)
  note("stands_up", inv)
end

-- --- travel --------------------------------------------------------------------------------------------------------

-- The spaces to which a ticket takes the investigator.
local function by_ticket(inv)
  local out = {}
  for _, kind in ipairs { "train", "ship" } do
    if inv[kind] > 0 then out = fields.with(out, neighbours(place_of(inv), kind)) end
  end
  return out
end

-- One space, then one more for each ticket, along a path of the ticket's type.
local function travel(inv, space)
  if not inv:move_to(space) then return end
  while inv:can_move() and not inv.halted do
    local from = inv.place
    local next_space = choose(inv, "Spend a ticket to move on?", by_ticket(inv), { optional = true, purpose = "spend_ticket" })
    if not next_space then return end
    add(inv, path_kind(from, next_space), -1)
    inv:move_to(next_space)
  end
end

--- inv:gain_ticket(kind: "train"|"ship"): boolean. With two tickets the investigator may discard one for it. Reference
--- Guide: Prepare for Travel Action.
function verbs.gain_ticket(inv, kind)
  if not is_playing(inv) then return false end
  if inv.train + inv.ship >= MOST_TICKETS then
    local held = filter({ TICKETS.train, TICKETS.ship }, function(title)
      return title == TICKETS.train and inv.train > 0 or title == TICKETS.ship and inv.ship > 0
    end)
    local old = choose(inv, "Which ticket do you discard for a " .. TICKETS[kind] .. "?", held, { optional = true, purpose = "discard" })
    if not old then return false end
    add(inv, old == TICKETS.train and "train" or "ship", -1)
  end
  add(inv, kind, 1)
  after("ticket_gained", inv, nil, nil, kind == "train" and 1 or 2)
  return true
end

--- ticket_text(n: integer): string. "Train Ticket" or "Ship Ticket", for the log.
local function ticket_text(n) return n == 1 and TICKETS.train or TICKETS.ship end

-- The ticket must be of a type of path that leads from here.
local function prepare_for_travel(inv)
  local here = place_of(inv)
  local kinds = filter({ "train", "ship" }, function(kind) return #neighbours(here, kind) > 0 end)
  local titles = {}
  for i, kind in ipairs(kinds) do titles[i] = TICKETS[kind] end
  local title = choose(inv, "Which ticket do you gain?", titles)
  if title then inv:gain_ticket(title == TICKETS.train and "train" or "ship") end
end

-- --- rest ----------------------------------------------------------------------------------------------------------

local function rest(inv)
  event("rests", inv, nil, nil, nil, function() inv:recover(1, 1) end)
  if is_playing(inv) then after("rested", inv) end
end

-- --- acquire assets ------------------------------------------------------------------------------------------------

engine.procedure {
  name = "acquire", cite = RG .. "Acquire Assets Action", locals = { "inv:card", "left", "gained" },
  steps = {
    { id = "test", script = function(p)
      p.left = (p.inv:test("influence", 0, { acquiring = true }))
    end },
    { id = "gain", when = "acquire.inv in investigators", script = function(p) gain_from_result(p) end },
    { id = "discard", when = "not acquire.gained and acquire.inv in investigators",
      script = function(p) discard_from_result(p) end },
    -- Only after the action is completely resolved.
    { id = "refill", title = "Refill the reserve", cite = RG .. "Reserve", script = function() refill_reserve() end },
    { id = "acquired", announce = { point = "acquired", actor = "acquire.inv", amount = "acquire.gained" } },
  },
}

-- One card after the other, as long as the result covers them.
--- gain_from_result(p: frame). Step of Acquire Assets: the investigator gains cards of the reserve, as far as the
--- result covers them.
local function gain_from_result(p)
  while is_playing(p.inv) do
    local prompt = "Gain a card? Result left: " .. p.left .. "."
    local card = choose(p.inv, prompt, reserve_cards(nil, p.left), { optional = true })
    if not card then return end
    p.left, p.gained = p.left - card:check "value", p.gained + 1
    local who = p.inv.shares_assets > 0 and choose(p.inv, "Who gains " .. card.title .. "?", players()) or p.inv
    who:gain_card(card)
  end
end

--- discard_from_result(p: frame). Step of Acquire Assets: an investigator who gained nothing may discard a card of the
--- reserve.
local function discard_from_result(p)
  local card = choose(p.inv, "Discard a card from the reserve?", cards_in "reserve", { optional = true, purpose = "discard" })
  if card then card:discard_card() end
end

-- A Debt for two successes. Reference Guide: Bank Loan.
local function bank_loan()
  local a = free("Bank loan: gain a Debt Condition, 2 more successes.") { window = "after_roll", name = "loan",
    condition = { "acquiring_test",
      function(_, you) return you:can_gain_condition "debt", "you cannot gain a Debt Condition" end },
    zones = { "investigators" }, cite = RG .. "Bank Loan",
    effect = function(_, you)
      if you:gain_condition "debt" then you:add_successes(2) end
    end }
  a.inherent = true
  return a
end

-- --- the actions of everybody
-- ------------------------------------------------------------------------------------------

--- inherent_abilities(): ability[]. The abilities that every investigator has by the rules, put on each sheet.
local function inherent_abilities()
  return {
    inherent("travel", "Travel to", "Travel Action", { condition = "you.cannot_move == 0",
      target = { set = "spaces", where = "connected(place(you), it)" },
      effect = function(_, you, space) travel(you, space) end }),
    inherent("rest", "Rest: recover 1 Health and 1 Sanity", "Rest Action",
      { condition = { "not any(monsters_here)", "you.cannot_rest == 0" }, effect = function(_, you) rest(you) end }),
    inherent("trade", "Trade with", "Trade Action", { target = { set = "others_here" },
      condition = { "count(here) > 1", function(_, you) return can_trade(you), "nobody here has anything to trade" end },
      effect = function(_, you, other) you:trade_with(other) end }),
    inherent("prepare", "Prepare for travel: gain a ticket", "Prepare for Travel Action",
      { condition = "here is city", effect = function(_, you) prepare_for_travel(you) end }),
    inherent("acquire", "Acquire Assets", "Acquire Assets Action",
      { condition = { "here is city", "not any(monsters_here)", "you.no_reserve == 0" },
      effect = function(_, you) call_procedure("acquire", { inv = you }) end }),
    clue_reroll(), bank_loan(), improvements(),
  }
end

engine.verbs(verbs)

engine.export { inherent_abilities = inherent_abilities, action = action, local_action = local_action,
  stand_up = stand_up, ticket_text = ticket_text, gain_from_result = gain_from_result,
  discard_from_result = discard_from_result }
