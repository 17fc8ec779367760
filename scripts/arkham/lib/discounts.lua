-- Cards that make another one cheaper as it is played: "When you play a Spell card, exhaust this: it costs 1 less."
--
-- Whether a card can be paid for is asked with all discounts that could be used. Once it is played, each of them is
-- used, or the difference is paid.

local constructor, schema = fields.constructor, fields.schema

-- me.discount, while a card is being played: it makes that card cheaper, or it does not.
local USED, DECLINED = 1, 2
local EVERYTHING = 999   -- above the cost of any card
local PLAYS = "used_ability is play"

-- A chosen X stays what it is; the amount that is paid changes (Rules Reference: The letter "X").
local function cost_of(card)
  local x = card.data.cost == "x" and card.x or 0
  return math.max(0, x + card:sum "cost")
end

-- The card costs so much more without this, which is not used from now on.
local function without(me, card)
  local reduced = cost_of(card)
  me.discount = DECLINED
  return cost_of(card) - reduced
end

-- X less, for a price that depends on X: its controller says how much, as the difference is paid.
local function use_x(f)
  return function(me, you, _, event)
    local card, payer = event.card, event.investigator
    local difference = without(me, card)
    if difference == 0 then return end
    local least = math.max(0, difference - payer.resources)
    local x = choose_number(you, me.title .. ": how much less does " .. card.title .. " cost (0: it is not used)?", least, difference)
    if x > 0 then
      me:exhaust()
      if f.pay_x then f.pay_x(me, you, x) end
    end
    payer:add("resources", x - difference)
  end
end

-- Decides about it for this card; returns whether it is used. safe: then playing the card provokes no attacks, too.
local function decide(f, me, you, card, payer, safe)
  local difference = without(me, card)
  if difference == 0 and not safe then return false end
  local what = difference > 0 and card.title .. " costs " .. difference .. " less" or ""
  if safe then what = what .. (what ~= "" and ", and " or "") .. "no attacks of opportunity" end
  if payer.resources < difference or confirm(you, "Exhaust " .. me.title .. ": " .. what .. "?") then
    me.discount = USED
    me:exhaust()
    if f.pay then f.pay(me, you) end
    return true
  end
  payer:add("resources", -difference)
  return false
end

local function use(f)
  if f.amount == "x" then return use_x(f) end
  return function(me, you, _, event) decide(f, me, you, event.card, event.investigator) end
end

local function avert(f)
  return function(me, you, _, event)
    if decide(f, me, you, event.card, event.investigator, true) then event:cancel() end
  end
end

-- One of them does it for all, so nobody is asked for an order.
local FIRST = "first(decided_discounts) == me"
--- forget_discounts(). The card is no longer being played: what was decided about discounts for it is over.
local function forget()
  for _, card in ipairs(find "decided_discounts") do card.discount = 0 end
end

schema("discount_fields", "What becomes cheaper, and what it costs besides that this exhausts.", {
  { "cards?", "expression", "For which cards: \"it is spell\"; for all when that is left out." },
  { "amount", 'natural|"x"', "So many resources less; \"x\": as many as its controller says." },
  { "everybody_here?", "boolean", "For cards of every investigator at the location of whoever controls this." },
  { "can?", "expression", "What has to hold for it, besides that this is ready." },
  { "pay?", "fun(me: card, you: card)", "What else is paid for it." },
  { "pay_x?", "fun(me: card, you: card, x: integer)", "What else is paid for it, if the amount is \"x\"." },
  { "provokes?", "boolean", "False: playing the card then provokes no attacks of opportunity." },
})
--- When its controller plays such a card, they may exhaust this: the card costs less. A card that they could not pay
--- for otherwise can be played, and this is used then.
local discount = constructor("discount(text): ability", "discount_fields", function(f, text)
  local who = f.everybody_here and "place(bearer(it)) == place(me)" or "bearer(it) == you"
  local a = constant(text) {
    condition = "me.discount == " .. USED .. " or me.discount == 0 and not me.exhausted" .. (f.can and " and (" .. f.can .. ")" or ""),
    modify = { { value = "cost", amount = f.amount == "x" and -EVERYTHING or -f.amount,
      where = "has(cost, it) and not it in play and " .. who .. (f.cards and " and (" .. f.cards .. ")" or "") } } }
  local fits = f.cards and f.cards:gsub("%f[%w_]it%f[^%w_]", "subject")
  local by_whom = f.everybody_here and "place(actor) == place(me)" or "actor == you"
  local function when(first)
    local condition = { by_whom, first, "has(cost, subject)", "not me.exhausted", "me.discount == 0" }
    condition[#condition + 1] = f.can
    condition[#condition + 1] = fits
    return condition
  end
  a.results = {
    { kind = "forced", text = text, on = "ability_initiates", tier = "would", condition = when(PLAYS), effect = use(f) },
    { kind = "forced", on = "ability_initiates", tier = "when", condition = { PLAYS, FIRST }, effect = forget },
    { kind = "forced", on = "ability_resolved", tier = "at", condition = { PLAYS, FIRST }, effect = forget },
  }
  if f.provokes == false then
    -- Attacks come after the costs, before the card's effect initiates. By then it lies where it is played from.
    a.results[#a.results + 1] = { kind = "forced", text = text, on = "provokes", tier = "would",
      condition = when "not subject in play", effect = avert(f) }
  end
  return a
end)

engine.export { discount = discount, forget_discounts = forget }
