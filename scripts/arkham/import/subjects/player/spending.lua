-- What is paid as much as one likes: uses of an asset, cards and harm for an event; and what each of these points brings.

local language = require "import/language"
local tests = require "import/subjects/tests"
local production, costs, mods, amounts = language.production, language.costs, language.mods, language.amounts

-- --- uses -----------------------------------------------------------------------------------------------------------

-- "Spend 1-3 charges", "spend up to 3 charges": the card keeps the number for as long as it matters.
production { name = "cost: from so many uses to so many", of = "cost", text = "spend {a:digits} {b:signed} {k:use}",
  means = function(p) return p.a == 1 and p.b < -1 and { "spend_range", most = -p.b, kind = p.k } or nil end,
  take = function(node) return node[1] == "spend_range" and not node.up and { a = 1, b = -node.most, k = node.kind } or nil end,
  example = "asset: Uses (4 charges). // [action] Spend 1-3 charges: <b>Fight.</b> You get +X [combat] for this attack, where X is the number of charges spent.",
  near = "asset: Uses (4 charges). // [action] Spend 1-3 secrets: <b>Fight.</b> You get +X [combat] for this attack, where X is the number of charges spent." }
production { name = "cost: up to so many uses", of = "cost", text = "spend up to {n:digits} {k:use}",
  means = { "spend_range", most = "$n", kind = "$k", up = true },
  example = "asset: Uses (4 ammo). // [action] Spend up to 3 ammo: <b>Fight.</b> You get +X [combat] for this attack. X is the amount of ammo spent." }
local KEEP = "points_in_focus"
-- Whether an effect changes something is asked before anything is paid; what is said of a test is counted in it.
local function paid_first(w, expression) return w.may_target == nil and not w.place.result and expression or nil end
function costs.spend_range(w, node)
  w:needs_you()
  if not w.facts.kinds.asset or w.facts.uses == "resources" or not costs.same_uses(w, node.kind) then w:refuse("it has no such uses") end
  return '{ can = "me.uses > 0", pay = function(me, you)\n' ..
    '      local n = choose_number(you, "Spend how many of the ' .. w.facts.uses .. '?", 1, math.min(' .. node.most .. ", me.uses))\n" ..
    '      me:add("uses", -n)\n      me:modify("' .. KEEP .. '", n - me:check "' .. KEEP .. '", "round")\n    end }'
end
local PART = "<|as part of this ability 's cost|to trigger this ability|in this way|this way>"
production { name = "amount: uses that were spent", of = "amount", text = "the <number|amount> of {k:use} spent " .. PART,
  means = { "spent", kind = "$k" } }
production { name = "counted: a use that was spent", of = "counted", text = "{k:use} spent " .. PART, means = { "spent", kind = "$k" } }
function amounts.spent(w, node)
  local range
  for _, cost in ipairs(w.ability_costs or {}) do range = range or cost:find(KEEP, 1, true) end
  if not range or not costs.same_uses(w, node.kind) then w:refuse("what was spent?") end
  return { expr = paid_first(w, "me." .. KEEP), lua = 'me:check "' .. KEEP .. '"' }
end

-- --- what each of them brings ---------------------------------------------------------------------------------------

production { name = "skill and damage for each", of = "mod_fight",
  text = "you get {n:signed} {s:skill} and <deal|this attack deals> {m:signed} damage for this attack {c:per}",
  means = { "each_both", n = "$n", skill = "$s", damage = "$m", of = "$c" },
  example = "asset: [action]: <b>Fight.</b> You get +1 [combat] and deal +1 damage for this attack for each enemy at your location.",
  near = "asset: [action]: <b>Fight.</b> You get +1 [agility] and deal +1 damage for this attack for each enemy at your location." }
production { name = "for each, skill and damage", of = "mod_fight",
  text = "{c:per} , you get {n:signed} {s:skill} and <deal|this attack deals> {m:signed} damage for this attack",
  means = { "each_both", n = "$n", skill = "$s", damage = "$m", of = "$c" } }
function mods.each_both(w, node, kind, fields)
  if node.skill ~= (fields.skill or tests.KINDS[kind]) then w:refuse("that skill is not tested") end
  if fields.damage then w:refuse("two amounts of damage") end
  local count = w:amount(node.of).expr or w:refuse("it cannot be counted")
  if node.n < 1 or node.damage < 1 then w:refuse("it makes the test worse") end
  local function times(n) return w:quote((n > 1 and n .. " * " or "") .. (count:find " " and n > 1 and "(" .. count .. ")" or count)) end
  tests.add_bonus(w, fields, times(node.n))
  fields.damage = times(node.damage)
end
production { name = "x damage instead", of = "mod_fight", text = "instead of its standard damage , this attack deals x damage",
  means = { "damage_x" },
  example = "asset: [action]: <b>Fight.</b> You get +X [combat] for this attack. Instead of its standard damage, this attack deals X damage. X is the number of enemies at your location.",
  near = "asset: [action]: <b>Fight.</b> Instead of its standard damage, this attack deals X damage." }
function mods.damage_x(w, _, _, fields)
  if fields.damage or not fields.x then w:refuse("what is X?") end
  fields.damage, fields.x = "\3", "both"
end
local x_is = mods.bonus_x_is
function mods.bonus_x_is(w, node, kind, fields)
  local both = fields.x == "both"
  x_is(w, node, kind, fields)
  if both then
    local amount = w:amount(node.amount).expr or w:refuse("it cannot be counted beforehand")
    fields.damage = w:quote(amount .. " - 1")   -- every attack deals 1
  end
end

-- --- events ---------------------------------------------------------------------------------------------------------

-- "As an additional cost to play this card, discard up to 2 cards from your hand": the event keeps how many.
local PAID = { cards = "discard", damage = "take", horror = "take" }
local AS = "as an additional cost to play {m:me} , <|you may> "
for what in pairs(PAID) do
  production { name = "event cost: up to so much, " .. what, of = "event_cost",
    text = AS .. (what == "cards" and "<|choose and> discard up to {n:digits} card<s> from <your|> hand" or "take up to {n:digits} " .. what),
    means = { "pays_up_to", what = what, n = "$n", me = "$m" },
    example = what == "cards" and "event: As an additional cost to play this event, discard up to 2 cards from your hand. <b>Fight.</b> You get +1 [combat] and deal +1 damage for this attack for each card discarded as part of this event's cost." or
      what == "damage" and "event: As an additional cost to play this event, take up to 3 damage. <b>Fight.</b> You get +1 [combat] for this attack for each damage taken as part of this event's cost." or nil,
    near = what == "cards" and "event: As an additional cost to play this event, discard up to 2 cards from your deck. <b>Fight.</b> You get +1 [combat] for this attack for each card discarded as part of this event's cost." or nil }
end
function language.event_costs.pays_up_to(w, node, ability, text)
  if w.facts.kinds.attached or ability.pays then w:refuse("two costs") end
  ability.pays = node.what
  local pay
  if node.what == "cards" then
    pay = 'local list = filter(find("discardable", you), function(card) return card ~= me end)\n' ..
      '    local chosen = choose(you, "Discard which cards?", list, { min = 0, max = math.min(' .. node.n .. ", #list), many = true }) or {}\n" ..
      "    you:discard_cards(chosen)\n    me.paid = #chosen"
  else
    pay = 'local n = choose_number(you, "How much ' .. node.what .. ' do you take?", 0, ' .. node.n .. ")\n" ..
      "    me.paid = n > 0 and you:take_" .. node.what .. "(n) or 0"
  end
  ability.when[#ability.when + 1] = { "memory", '{ "paid" }' }
  ability.when[#ability.when + 1] = { "extra_cost", "{ pay = function(me, you)\n    " .. pay .. "\n  end }" }
  ability.said[#ability.said + 1] = (text:gsub("%.$", ""))
end
local OF_COST = "<as part of this card 's cost|as part of {m:me} 's cost|in this way|this way>"
for what, words in pairs { cards = "<card|cards> discarded ", damage = "damage taken ", horror = "horror taken " } do
  production { name = "counted: paid " .. what, of = "counted", text = words .. OF_COST, means = { "paid", what = what } }
  production { name = "amount: paid " .. what, of = "amount", text = "the <number|amount> of " .. words .. OF_COST, means = { "paid", what = what } }
end
function amounts.paid(w, node)
  if w.kind ~= "event" or w.pays ~= node.what then w:refuse("what was paid?") end
  return { expr = paid_first(w, "me.paid"), lua = "me.paid" }
end

-- Nothing is done 0 times.
for _, name in ipairs { "for_each", "where" } do
  local write = language.effects[name]
  language.effects[name] = function(w, node, ...)
    local amount, more = node.n or node.amount, { ... }
    if type(amount) ~= "table" or amount[1] ~= "paid" then return write(w, node, ...) end
    w:block("if me.paid > 0 then", function() write(w, node, unpack(more)) end)
  end
end

return {}
