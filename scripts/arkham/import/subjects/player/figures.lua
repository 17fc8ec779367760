-- Figures of enemies as amounts, either of two skills for events, totals that are shared, what is said of one more action.

local language = require "import/language"
local things = require "import/subjects/things"
local production, happening, amounts, mods = language.production, language.happening, language.amounts, language.mods
local effects = language.effects

-- --- figures of an enemy --------------------------------------------------------------------------------------------

-- "That enemy's horror value": of an enemy that was chosen, that a test is about, or that something has happened to.
local THAT = { "that", of = "enemy" }
local VALUES = { fight = "fight", evade = "evade", health = "health", attack_damage = "damage", attack_horror = "horror" }
for value, word in pairs(VALUES) do
  for _, printed in ipairs { false, true } do
    local WORD = printed and "printed " .. word or word
    -- The plain fight and evade values are said in pieces.lua, too.
    local plain = not printed and (value == "fight" or value == "evade")
    production { name = "amount: " .. WORD .. " of that enemy", of = "amount",
      text = (plain and "<the chosen|the attacked|the evaded|the defeated> enemy 's " .. WORD .. " value" or
        "<that|the chosen|the attacked|the evaded|the defeated> enemy 's " .. WORD .. " <value|>"),
      means = plain and { "its_value", value = value } or { "figure", value = value, printed = printed or nil, of = THAT },
      take = plain and function() end or nil,
      example = value == "attack_horror" and not printed and "event: Choose an enemy at your location. Gain resources equal to that enemy's horror value." or
        value == "health" and printed and "event: Fast. Play after you defeat an enemy. // Gain X resources, where X is that enemy's printed health." or nil,
      near = value == "attack_horror" and not printed and "event: Choose an enemy at your location. Gain resources equal to that enemy's terror value." or nil }
  end
end
production { name = "amount: damage and horror of that enemy", of = "amount",
  text = "<that|the chosen|the attacked|the evaded|the defeated|the attacking> enemy 's <total|> combined <damage and horror|damage/horror> <values|value>",
  means = { "figure", value = "attack_damage", also = "attack_horror", of = THAT },
  example = "event: Choose an enemy at your location. Gain resources equal to that enemy's combined damage and horror values." }
function amounts.figure(w, node)
  local bound = w:find_bound "enemy"
  local function both(f) return f(node.value) .. (node.also and " + " .. f(node.also) or "") end
  local code, expression = bound.code, bound.expression
  if bound.of_test then expression = "target" end
  -- Who may choose the enemy chooses one of which there is something to count.
  if w.target and code == w.as and not w.in_sum and not w.counts_figure then
    local wanted = both(function(value) return "it." .. value end) .. " > 0"
    if node.printed then wanted = "base(" .. node.value .. ", it) > 0" end
    w.wants, w.lua_wants, w.counts_figure = w.wants or {}, w.lua_wants or {}, true
    w.wants[#w.wants + 1], w.lua_wants[#w.lua_wants + 1] = wanted, "true"
  end
  if node.printed then
    return { expr = expression and "base(" .. node.value .. ", " .. expression .. ")", lua = "(" .. code .. ':base "' .. node.value .. '" or 0)' }
  end
  -- What has left play has its printed values.
  return { expr = expression and both(function(value) return expression .. "." .. value end),
    lua = both(function(value) return bound.gone and code .. "." .. value or code .. ':check "' .. value .. '"' end) }
end
local plus = amounts.plus
function amounts.plus(w, node)
  local before = w.in_sum
  w.in_sum = true
  local sum = plus(w, node)
  w.in_sum = before
  return sum
end
local its_value = amounts.its_value
function amounts.its_value(w, node)
  local bound = w:find_bound "enemy"
  if bound.of_test and not w.place.result then return its_value(w, node) end
  return amounts.figure(w, node)
end
production { name = "harder by x, where", of = "test_mod", text = "this test gets +x difficulty , where x is {a:amount}",
  means = { "harder", n = 1, each = "$a", x = true },
  example = "event: Parley. Choose an enemy at your location and test [combat] (2). This test gets +X difficulty, where X is that enemy's damage value. If you succeed, draw 2 cards." }

-- --- either of two skills --------------------------------------------------------------------------------------------

-- "Fight ([combat] or [agility])", "You may use [willpower] instead of [combat] for this attack." of an event: whoever plays
-- it chooses as the test begins. What is added to the skill value stays.
local KINDS = require("import/subjects/tests").KINDS
local FOR = { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" }
for kind, word in pairs(FOR) do
  production { name = kind .. " with either", of = "designation", text = kind .. " ( {s:skill} or {t:skill} )",
    means = function(p) return p.s ~= p.t and { "designation", kind = kind, skill = p.s, other = p.t } or nil end,
    take = function(node) return node[1] == "designation" and node.kind == kind and node.other and { s = node.skill, t = node.other } or nil end,
    example = kind == "evade" and "event: <b>Evade ([combat] or [agility]).</b> If you succeed, draw 1 card." or nil,
    near = kind == "evade" and "event: <b>Evade ([combat] or [combat]).</b> If you succeed, draw 1 card." or nil }
  production { name = "may use another, " .. kind, of = "mod_" .. kind,
    text = "you may use <|your> {s:skill} <instead|in place> of <|your> {t:skill} for this <" .. word .. "|skill test|test>",
    means = function(p) return p.s ~= p.t and { "may_use", skill = p.s, instead = p.t } or nil end,
    take = function(node) return node[1] == "may_use" and { s = node.skill, t = node.instead } or nil end,
    example = kind == "fight" and "event: <b>Fight.</b> You may use [willpower] instead of [combat] for this attack." or nil,
    near = kind == "fight" and "event: <b>Fight.</b> You may use [willpower] instead of [agility] for this attack." or nil }
end
local DURING = { fight = "Attack", evade = "Evade", investigate = "Investigate" }
local function either(w, kind, fields, other)
  if w.kind ~= "event" or w.facts.kinds.attached then w:refuse("which of its tests is it?") end
  local first = fields.skill or KINDS[kind]
  if first == other then w:refuse("that skill is tested already") end
  fields.beside = fields.beside or {}
  table.insert(fields.beside, { kind = "forced", text = "You may use " .. other .. " for this test.", fields = {
    { "when", '"test_begins"' }, { "you", '"test.tester"' }, { "zones", '{ "limbo" }' },
    { "condition", '{ "subject == me", "test.skill == ' .. first .. '" }' },
    { "effect", lines = { 'test_instead(choose(you, "' .. DURING[kind] .. ' with which skill?", { "' .. first .. '", "' .. other .. '" }))' }, as = "target" } } })
end
local designation = mods.designation
function mods.designation(w, node, fields)
  designation(w, node, fields)
  if node.other then either(w, node.kind, fields, node.other) end
end
function mods.may_use(w, node, kind, fields)
  if fields.skill or node.instead ~= KINDS[kind] then w:refuse("that skill is not tested") end
  either(w, kind, fields, node.skill)
end

-- --- a total for several ----------------------------------------------------------------------------------------------

local SHARED = { gain = "resources", draw = "cards" }
for verb, noun in pairs(SHARED) do
  production { name = "a total of x " .. noun, of = "sentence",
    text = "investigators at your location " .. verb .. " a <|combined> total of x " .. noun .. " , distributed as you wish",
    means = { "shared_x", what = verb },
    example = verb == "gain" and "event: Fast. Play after an enemy at your location is defeated. // Investigators at your location gain a total of X resources, distributed as you wish. X is that enemy's printed health (to a maximum of 6)." or nil,
    near = verb == "gain" and "event: Investigators at your location gain a total of X clues, distributed as you wish. X is the number of enemies at your location." or nil }
end
function effects.shared_x(w, node)
  w:needs_you()
  if w.depth > 0 then w:refuse("who is there?") end
  local amount, noun = w:amount { "x" }, SHARED[node.what]
  local can = "any(here: it_could_" .. node.what .. ")"
  w:would_change(amount.expr and amount.expr .. " > 0 and " .. can or can)
  w:emit("local list, shares, left = investigators_at(you.place), {}, " .. (amount.lua or w:refuse("it cannot be counted inside an effect")))
  w:block("for i, inv in ipairs(list) do", function()
    w:emit('shares[i] = i == #list and left or choose_number(you, "How many ' .. noun .. ' for " .. inv.title .. "?", 0, left)')
    w:emit "left = left - shares[i]"
  end)
  w:block("together(function()", function()
    w:block("for i, inv in ipairs(list) do", function() w:emit("if shares[i] > 0 then inv:" .. node.what .. "(shares[i]) end") end)
  end, "end)")
end

-- --- when it can be played ----------------------------------------------------------------------------------------------

production { name = "play only at", of = "play", text = "play only {t:trigger}", means = { "play", trigger = "$t", only = true },
  example = "event: Fast. Play only when your turn begins. // Draw 1 card.", near = "event: Fast. Play only when my turn begins. // Draw 1 card." }
production { name = "additional action, gained", of = "clause", text = "you gain an additional action this turn", means = { "extra_action", gained = true },
  example = "event: You gain an additional action this turn." }

return {}
