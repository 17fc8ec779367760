-- More of fights, evasions and investigations of player cards: amounts X, bonuses and results that hang on something, cards
-- that are discarded as a cost.

local language = require "import/language"
local things = require "import/subjects/things"
local tests = require "import/subjects/tests"
local production, frame = language.production, language.frame
local conditions, costs, mods = language.conditions, language.costs, language.mods

local FOR = { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" }

-- --- X in a test ----------------------------------------------------------------------------------------------------

-- "You get +X [combat] for this attack. X is ...": the sentence, and then what X is; testing.lua asks for it.
local MOST = " <( to a maximum of {m:digits} )|( max {m:digits} )|, to a maximum of {m:digits}|( to a maximum of {m:signed} )>"
for kind, word in pairs(FOR) do
  local TEXT = "you get +x {s:skill} for this <" .. word .. "|skill test|test>"
  local VALUE = "you get +x skill value for this <" .. word .. "|skill test|test>"
  production { name = "x more skill, " .. kind, of = "mod_" .. kind, text = TEXT, means = { "bonus_x", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +X [combat] for this attack. X is the number of " ..
      "enemies engaged with you." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +X [combat] for this attack." or nil }
  production { name = "x is, " .. kind, of = "mod_" .. kind, text = "x <is|equals|is equal to> {a:amount}",
    means = { "bonus_x_is", amount = "$a" } }
  production { name = "x is at most, " .. kind, of = "mod_" .. kind, text = "x <is|equals|is equal to> {a:amount}" .. MOST,
    means = function(p) return p.m > 0 and { "bonus_x_is", amount = { "at_most", of = p.a, most = p.m } } or nil end,
    take = function(node)
      local amount = node[1] == "bonus_x_is" and node.amount
      return amount and amount[1] == "at_most" and { a = amount.of, m = amount.most } or nil
    end }
  for name, text in pairs { ["x more, where"] = TEXT, ["x more value, where"] = VALUE } do
    local skill = text == TEXT and "$s" or nil
    production { name = name .. ", " .. kind, of = "mod_" .. kind, text = text .. " , where x <is|is equal to|equals> {a:amount}",
      means = { "bonus_x", skill = skill, amount = "$a" },
      example = kind == "investigate" and skill and "asset: [action] Exhaust this asset: <b>Investigate.</b> You get +X " ..
        "[intellect] for this investigation, where X is the number of cards in your hand." or nil,
      near = kind == "investigate" and skill and "asset: [action] Exhaust this asset: <b>Investigate.</b> You get +X " ..
        "[combat] for this investigation, where X is the number of cards in your hand." or nil }
    production { name = name .. " at most, " .. kind, of = "mod_" .. kind,
      text = text .. " , where x <is|is equal to|equals> {a:amount}" .. MOST,
      means = function(p)
        return p.m > 0 and { "bonus_x", skill = p.s, amount = { "at_most", of = p.a, most = p.m } } or nil
      end,
      take = function(node)
        local amount = node[1] == "bonus_x" and (node.skill ~= nil) == (skill ~= nil) and node.amount
        return type(amount) == "table" and amount[1] == "at_most" and { s = node.skill, a = amount.of, m = amount.most } or nil
      end }
  end
end
local function skill_tested(w, kind, fields, skill)
  if skill ~= (fields.skill or tests.KINDS[kind]) then w:refuse("that skill is not tested") end
end
local function counted(w, node)
  return w:amount(node).expr or w:refuse("it cannot be counted beforehand")
end
function mods.bonus_x(w, node, kind, fields)
  if node.skill then skill_tested(w, kind, fields, node.skill) end
  tests.add_bonus(w, fields, node.amount and w:quote(counted(w, node.amount)) or "\2", not node.skill)
  fields.x = not node.amount or nil
end
function mods.bonus_x_is(w, node, _, fields)
  if not fields.x then w:refuse("what is X?") end
  fields.bonus, fields.x = w:quote(counted(w, node.amount)), nil
end

-- --- if something holds ---------------------------------------------------------------------------------------------

-- A number that was said, and more of it while something holds.
local function sum(w, before, more, condition)
  if before ~= nil and type(before) ~= "number" then w:refuse("two amounts that depend on something") end
  return w:quote((before and before .. " + " or "") .. more .. " * (" .. condition .. ")")
end
-- What is said of the attacked enemy.
for _, each in ipairs { { "a thing", "<a|an> {s:thing_enemy}" }, { "so", "{f:front}" } } do
  local name, text = unpack(each)
  local function set_of(p)
    local set = p.s or { "set", of = "enemy", where = { p.f } }
    local known = p.f and language.filters[p.f[1]]
    if known and known.of and not known.of.enemy or set.at or not set.where then return nil end
    return set
  end
  local function take_set(set)
    local where = set.where or {}
    if name == "a thing" then return { s = set } end
    return #where == 1 and language.filters[where[1][1]].front and { f = where[1] } or nil
  end
  local IF = "if <the attacked enemy|the targeted enemy|that enemy> is " .. text .. " , "
  production { name = "more damage to " .. name, of = "mod_fight", text = IF .. "<this attack deals|you deal> {n:signed} damage <|for this attack>",
    means = function(p)
      local set = set_of(p)
      return set and set.where[1][1] ~= "exhausted" and { "damage_against", set = set, n = p.n } or nil
    end,
    take = function(node)
      local out = node[1] == "damage_against" and take_set(node.set)
      if out then out.n = node.n end
      return out or nil
    end,
    example = name == "so" and "asset: [action]: <b>Fight.</b> If the attacked enemy is non-[[Elite]], this attack deals +1 damage." or
      "asset: [action]: <b>Fight.</b> If the attacked enemy is an [[Elite]] enemy, this attack deals +1 damage.",
    near = name == "so" and "asset: [action]: <b>Fight.</b> If the attacked enemy is revealed, this attack deals +1 damage." or nil }
  production { name = "more skill against " .. name, of = "mod_fight", text = IF .. "you get {n:signed} {s2:skill} for this <attack|skill test|test>",
    means = function(p)
      local set = set_of { s = p.s, f = p.f }
      return set and { "bonus_against", set = set, n = p.n, skill = p.s2 } or nil
    end,
    take = function(node)
      local out = node[1] == "bonus_against" and take_set(node.set)
      if out then out.n, out.s2 = node.n, node.skill end
      return out or nil
    end }
end
local function against(w, set)
  return table.concat(things.said(w, set, "target", "expr"), " and ")
end
function mods.damage_against(w, node, _, fields)
  fields.damage = sum(w, fields.damage, node.n, against(w, node.set))
end
function mods.bonus_against(w, node, kind, fields)
  skill_tested(w, kind, fields, node.skill)
  if fields.value_bonus then w:refuse("two amounts of skill") end
  fields.bonus = sum(w, fields.bonus, node.n, against(w, node.set))
end
-- Of what is attacked it is said above, or asked among the results.
for _, name in ipairs { "damage_if", "bonus_when" } do
  language.builder(name, function(node) return node.condition[1] ~= "tested_is_not" and node or nil end)
end
language.builder("outcome", function(node)
  local what = node.what
  if type(what) == "table" and what[1] == "if" then what = what.what end
  return not (type(what) == "table" and what[1] == "attack_deals") and node or nil
end)
for kind, word in pairs(FOR) do
  production { name = "more skill if, " .. kind, of = "mod_" .. kind,
    text = "if {c:condition} , you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test>",
    means = { "bonus_when", condition = "$c", n = "$n", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> If you have 2 or more clues, you get +2 [combat] for this attack." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> If you have 2 or more clues, you get +2 [agility] for this attack." or nil }
end
function mods.bonus_when(w, node, kind, fields)
  skill_tested(w, kind, fields, node.skill)
  if fields.value_bonus then w:refuse("two amounts of skill") end
  local condition = w:condition(node.condition)
  if not condition.expr then w:refuse("it cannot be asked beforehand") end
  fields.bonus = sum(w, fields.bonus, node.n, condition.expr)
end

-- --- results --------------------------------------------------------------------------------------------------------

local HERE = " additional clue<s> <at your location|at this location|at that location|>"
production { name = "more clues by", of = "outcome", text = "if you succeed by {r:range} , <|you> discover {n:number}" .. HERE,
  means = { "more_clues", n = "$n", by = "$r" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed by 2 or more, discover 1 additional clue at your location.",
  near = "asset: [action]: <b>Evade.</b> If you succeed by 2 or more, discover 1 additional clue at your location." }
production { name = "more clues if", of = "outcome", text = "if you succeed and {c:condition} , <|you> discover {n:number}" .. HERE,
  means = { "more_clues", n = "$n", also = "$c" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed and you have no cards in your hand, discover 1 additional clue at your location." }
production { name = "x more clues", of = "outcome", text = "if you succeed , <|you> discover x additional clues <at your location|at this location|at that location|>" ..
  " , where x <is|is equal to|equals> {a:amount}", means = { "more_clues", n = "$a" },
  take = function(node) return node[1] == "more_clues" and type(node.n) == "table" and not node.by and not node.also and { a = node.n } or nil end,
  example = "asset: [action] Exhaust this asset: <b>Investigate.</b> If you succeed, discover X additional clues at your location, where X is the number of enemies at your location." }
production { name = "more damage if", of = "outcome", text = "if you succeed and {c:condition} , this attack deals {n:signed} damage",
  means = { "more_damage", n = "$n", also = "$c" },
  example = "asset: [action]: <b>Fight.</b> If you succeed and you have no cards in your hand, this attack deals +1 damage.",
  near = "asset: [action]: <b>Evade.</b> If you succeed and you have no cards in your hand, this attack deals +1 damage." }
-- --- costs ----------------------------------------------------------------------------------------------------------

local function discards(expression, lua, n)
  return '{ can = "count(discardable: ' .. expression .. ") >= " .. n .. '", pay = function(_, you)\n' ..
    '      you:discard_cards(choose(you, "Discard which card from your hand?", filter(find("discardable", you), function(card)\n' ..
    "        return " .. lua .. "\n      end), { min = " .. n .. ", max = " .. n .. ", many = true }))\n    end }"
end
production { name = "cost: discard of a kind", of = "cost", text = "<choose and|> discard <a|an|1> {k:playable} from your hand",
  means = function(p)
    if p.k.type == "" and not p.k.trait then return nil end
    return { "discard_playable", kind = p.k }
  end,
  take = function(node) return node[1] == "discard_playable" and { k = node.kind } or nil end,
  example = "asset: [free] Discard a [[Spell]] card from your hand: Gain 2 resources.",
  near = "asset: [free] Discard a [[Spell]] card from your deck: Gain 2 resources." }
function costs.discard_playable(w, node)
  w:needs_you()
  local kind, expr, lua = node.kind, {}, {}
  if kind.type ~= "" then expr[1], lua[1] = "it is " .. kind.type, 'card:is "' .. kind.type .. '"' end
  if kind.other then
    local a, b = w:tag(kind.trait), w:tag(kind.other)
    expr[#expr + 1] = "(it is " .. a .. " or it is " .. b .. ")"
    lua[#lua + 1] = '(card:is "' .. a .. '" or card:is "' .. b .. '")'
  elseif kind.trait then
    local tag = w:tag(kind.trait)
    expr[#expr + 1], lua[#lua + 1] = "it is " .. tag, 'card:is "' .. tag .. '"'
  end
  return discards(table.concat(expr, " and "), table.concat(lua, " and "), 1)
end
production { name = "cost: discard with an icon", of = "cost",
  text = "<choose and|> discard <a|1> card with <a|an|at least 1> {i:icon} <|skill> icon from your hand",
  means = { "discard_icon", icon = "$i" },
  example = "asset: [free] Discard 1 card with a [combat] icon from your hand: Gain 2 resources.",
  near = "asset: [free] Discard 1 card with a [combat] icon from your deck: Gain 2 resources." }
function costs.discard_icon(w, node)
  w:needs_you()
  return discards("it.icon_" .. node.icon .. " > 0", 'card:check "icon_' .. node.icon .. '" > 0', 1)
end

-- --- conditions -----------------------------------------------------------------------------------------------------

local condition = language.condition_of_two
condition("an empty pool", "you have no resources in your resource pool",
  { "counter", of = "you", counter = "resources", range = { "==", n = 0 }, pool = true },
  "asset: [action]: <b>Fight.</b> If you have no resources in your resource pool, this attack deals +1 damage.",
  "asset: [action]: <b>Fight.</b> If you have no clues in your resource pool, this attack deals +1 damage.")
condition("so much in the pool", "you have {r:range} resources in your resource pool",
  { "counter", of = "you", counter = "resources", range = "$r", pool = true },
  "asset: [action] If you have 3 or more resources in your resource pool, exhaust this asset: Draw 1 card.")
condition("so many uses", "<{m:me} has {r:range} {k:use} <|on it>|there are {r:range} {k:use} on {m:me}>",
  { "uses_are", range = "$r", kind = "$k", me = "$m" },
  "asset: Uses (4 charges). // [action] If this asset has 2 or more charges, exhaust this asset: Draw 1 card.",
  "asset: Uses (4 charges). // [action] If this asset has 2 or more secrets, exhaust this asset: Draw 1 card.")
condition("no uses", "<{m:me} has no {k:use} <|on it>|there are no {k:use} on {m:me}>",
  { "uses_are", range = { "==", n = 0 }, kind = "$k", me = "$m", none = true },
  "asset: Uses (4 secrets). // [action] Spend 1 secret: Draw 1 card. Then, if there are no secrets on this asset, gain 1 resource.")
function conditions.uses_are(w, node)
  if not w.facts.kinds.asset or not costs.same_uses(w, node.kind) then w:refuse("it has no such uses") end
  local text = "me.uses " .. node.range[1] .. " " .. node.range.n
  return { expr = text, lua = text }
end

-- --- either skill ---------------------------------------------------------------------------------------------------

language.examples[#language.examples + 1] = { name = "may use another skill",
  example = "asset: [action]: <b>Fight.</b> You may use [willpower] instead of [combat] for this attack.",
  near = "asset: [action]: <b>Fight.</b> You may use [willpower] instead of [combat] for this attack. (Limit once per round.)" }
local function words_at(list, i, words)
  for k, word in ipairs(words) do
    if not list[i + k - 1] or list[i + k - 1].word ~= word then return false end
  end
  return true
end
--- language.may_use(list): token[]?, token[]?. "Fight. You may use [willpower] instead of [combat] for this attack.": the
--- tokens of two abilities, one with each skill.
function language.may_use(list)
  for i, token in ipairs(list) do
    local one = list[i + 3]
    local long = words_at(list, i + 4, { "in", "place", "of" }) and 1 or 0
    local other = list[i + 6 + long]
    if token.word == "you" and words_at(list, i, { "you", "may", "use" }) and other and one.class == "icon" and
      (long == 1 or words_at(list, i + 4, { "instead", "of" })) and other.class == "icon" and words_at(list, i + 7 + long, { "for", "this" }) then
      local stop = i + 9 + long
      while list[stop] and list[stop].word ~= "." do stop = stop + 1 end
      local first, second = {}, {}
      for j, each in ipairs(list) do
        if j < i or j > stop then first[#first + 1] = each end
        if long == 1 and j == i + 4 then
          second[#second + 1] = { word = "instead", class = "word" }
        elseif j ~= i and j ~= i + 1 and not (long == 1 and j == i + 5) then
          second[#second + 1] = each
        end
      end
      return first, second
    end
  end
end

-- --- still more of fights and investigations ------------------------------------------------------------------------

for kind, word in pairs(FOR) do
  production { name = "more skill if, behind, " .. kind, of = "mod_" .. kind,
    text = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test> if {c:condition}",
    means = { "bonus_when", condition = "$c", n = "$n", skill = "$s" }, take = function() end,
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +2 [combat] for this attack if you have 2 or more clues." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +2 [agility] for this attack if you have 2 or more clues." or nil }
  production { name = "another bonus if, " .. kind, of = "mod_" .. kind,
    text = "if {c:condition} , you get {n:signed} {s:skill} <|for this <" .. word .. "|skill test|test>> <,|> instead",
    means = { "bonus_instead", condition = "$c", n = "$n", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack. If you control an [[Ally]] asset, you get +3 [combat], instead." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> If you control an [[Ally]] asset, you get +3 [combat], instead." or nil }
end
language.builder("bonus_instead", function(node) return node.condition[1] ~= "tested_is_not" and node or nil end)
local function other_amount(w, kind, fields, node, condition)
  skill_tested(w, kind, fields, node.skill)
  local before = fields.bonus
  if type(before) ~= "number" or fields.value_bonus then w:refuse("instead of what?") end
  fields.bonus = nil
  fields.bonus = w:quote(before .. " + " .. node.n - before .. " * (" .. condition .. ")")
end
function mods.bonus_instead(w, node, kind, fields)
  local condition = w:condition(node.condition)
  if not condition.expr then w:refuse("it cannot be asked beforehand") end
  other_amount(w, kind, fields, node, condition.expr)
end
for _, each in ipairs { { "a thing", "<a|an> {t:thing_enemy}" }, { "so", "{f:front}" } } do
  local name, text = unpack(each)
  production { name = "another bonus against " .. name, of = "mod_fight",
    text = "if <the attacked enemy|the targeted enemy> is " .. text .. " , you get {n:signed} {s:skill} <|for this <attack|skill test|test>> <,|> instead",
    means = function(p)
      local set = p.t or { "set", of = "enemy", where = { p.f } }
      local known = p.f and language.filters[p.f[1]]
      if known and known.of and not known.of.enemy or set.at or not set.where then return nil end
      return { "instead_against", set = set, n = p.n, skill = p.s }
    end,
    take = function(node)
      local where = node[1] == "instead_against" and (node.set.where or {})
      if not where then return nil end
      if name == "so" then
        return #where == 1 and language.filters[where[1][1]].front and { f = where[1], n = node.n, s = node.skill } or nil
      end
      return { t = node.set, n = node.n, s = node.skill }
    end,
    example = name == "so" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack. If the attacked enemy is exhausted, you get +3 [combat], instead." or nil }
end
function mods.instead_against(w, node, kind, fields) other_amount(w, kind, fields, node, against(w, node.set)) end
production { name = "damage if, behind", of = "mod_fight", text = "this attack deals {n:signed} damage if {c:condition}",
  means = { "damage_if", condition = "$c", n = "$n" }, take = function() end,
  example = "asset: [action]: <b>Fight.</b> This attack deals +1 damage if you have 2 or more clues." }
production { name = "if the attacked one is defeated", of = "outcome", text = "if the <attacked|targeted> enemy is defeated <|by this attack> , {x:sentence}",
  means = { "outcome", of = "success", defeats = true, what = "$x" }, take = function() end,
  example = "asset: [action]: <b>Fight.</b> If the attacked enemy is defeated, draw 1 card.",
  near = "asset: [action]: <b>Evade.</b> If the attacked enemy is defeated, draw 1 card." }
production { name = "a lower shroud", of = "mod_investigate", text = "reduce <your location 's shroud|the shroud of your location> by {n:number} for this investigation",
  means = { "less_shroud", n = "$n" },
  example = "asset: [action]: <b>Investigate.</b> Reduce your location's shroud by 1 for this investigation." }
function mods.less_shroud(w, node, _, fields)
  if fields.shroud then w:refuse("two changes of the shroud") end
  fields.shroud = -node.n
end
for _, verb in ipairs { "takes", "is dealt" } do
  production { name = "each enemy " .. verb .. " damage", of = "clause", text = "{e:each_enemy} " .. verb .. " {n:number} damage",
    means = { "does", who = { "you" }, what = { "deal_each", n = "$n", to = "$e" } }, take = function() end,
    example = verb == "takes" and "event: Each enemy at your location takes 1 damage." or nil }
end
for name, each in pairs { gain = "*gain resources", draw = "*draw cards" } do
  frame { name = name .. " equal to, at most", text = each .. " equal to {a:amount}" .. MOST,
    means = function(p) return p.m > 0 and { name .. "_equal", amount = { "at_most", of = p.a, most = p.m } } or nil end,
    take = function(node)
      local amount = type(node) == "table" and node[1] == name .. "_equal" and node.amount
      return amount and amount[1] == "at_most" and { a = amount.of, m = amount.most } or nil
    end,
    example = name == "gain" and "event: Gain resources equal to the number of cards in your hand (to a maximum of 4)." or nil,
    near = name == "gain" and "event: Gain resources equal to the number of cards in your deck (to a maximum of 4)." or nil }
end
language.example("bonus for each, fight", "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack for every 3 resources you have.",
  "asset: [action]: <b>Fight.</b> You get +1 [agility] for this attack for every 3 resources you have.")

-- --- who is there ---------------------------------------------------------------------------------------------------

condition("somebody else here", "there is another investigator at your location", { "another_here" },
  "asset: [action]: <b>Fight.</b> If there is another investigator at your location, this attack deals +1 damage.")
function conditions.another_here(w)
  w:needs_you()
  return { expr = "any(here: it ~= you)", lua = '#find("here", you) > 1' }
end

return {}
