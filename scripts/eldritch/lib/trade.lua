-- Trading. Reference Guide: Trade Action, Possessions.

local verbs = {}

local TICKETS = { train = "Train Ticket", ship = "Ship Ticket" }

-- Possessions are cards, Clues and tickets; Conditions are not possessions.
local ZONES = { "possessions", "held_clues" }
local function goods(inv, only)
  local list = {}
  for _, zone in ipairs(ZONES) do
    for _, card in ipairs(cards_in(zone, inv)) do
      if not only or only(card) then list[#list + 1] = card end
    end
  end
  if only then return list end
  for _, kind in ipairs { "train", "ship" } do
    for _ = 1, inv[kind] do list[#list + 1] = TICKETS[kind] end
  end
  return list
end

local function has_goods(inv)
  for i = 1, #ZONES do
    if size(ZONES[i], inv) > 0 then return true end
  end
  return inv.train + inv.ship > 0
end

--- can_trade(inv: card): boolean. Has the investigator, or another on the same space, anything to trade?
local function can_trade(inv)
  for _, other in ipairs(find("here", inv)) do
    if has_goods(other) then return true end
  end
  return false
end

local function listed(list)
  local out = {}
  for i, thing in ipairs(list) do out[i] = type(thing) == "string" and thing or thing.title end
  return #out == 0 and "nothing" or table.concat(out, ", ")
end

local KINDS = { [TICKETS.train] = "train", [TICKETS.ship] = "ship" }

local function take_out_tickets(list, inv)
  for _, thing in ipairs(list) do
    if KINDS[thing] then inv:add(KINDS[thing], -1) end
  end
end

-- A ticket for which the other has no room stays with its giver. `returned`: the other's part of the exchange.
local function hand_over(list, from, to, returned)
  for _, thing in ipairs(list) do
    local kind = KINDS[thing]
    if not kind then to:take(thing, returned)
    elseif not to:gain_ticket(kind) then from:add(kind, 1) end
  end
end

-- Both give at the same time: things that one gives away take no room from things that they get.
local function exchange(inv, other, given, wanted)
  take_out_tickets(given, inv)
  take_out_tickets(wanted, other)
  hand_over(given, inv, other, wanted)
  hand_over(wanted, other, inv, given)
  after("traded", inv, other)
end

--- inv:give_to(other: card, only?: fun(card: card): any): integer. The investigator gives any number of possessions;
--- with `only`, those for which it is true.
function verbs.give_to(inv, other, only)
  local list = goods(inv, only)
  local given = choose(inv, "What do you give to " .. other.title .. "?", list, { min = 0, max = #list, many = true })
  if #given > 0 then together(exchange, inv, other, given, {}) end
  return #given
end

--- inv:trade_with(other: card, only?: fun(card: card): any): boolean. The two exchange any number of possessions in
--- both directions, if the other agrees.
function verbs.trade_with(inv, other, only)
  if not is_playing(inv) or not is_playing(other) then return false end
  local mine, theirs = goods(inv, only), goods(other, only)
  local given = choose(inv, "What do you give to " .. other.title .. "?", mine, { min = 0, max = #mine, many = true })
  local prompt = "What do you want of " .. other.title .. "?"
  local wanted = choose(inv, prompt, theirs, { min = 0, max = #theirs, many = true })
  if #given + #wanted == 0 then return false end
  if choose(other, inv.title .. " gives " .. listed(given) .. " for " .. listed(wanted) .. ".", { "agree", "refuse" })
      == "refuse" then
    return false
  end
  together(exchange, inv, other, given, wanted)
  return true
end

engine.verbs(verbs)

engine.export { can_trade = can_trade }
