-- More of tests: abilities that may succeed once, conditions that make them harder, more harm by the margin, any skill.

local language = require "import/language"
local production = language.production

-- --- one success -----------------------------------------------------------------------------------------------------

for name, scope in pairs { group = "group", max = "title" } do
  production { name = "one success, " .. name, of = "limit", text = (name == "group" and "group limit" or "max") .. " <one|1> success per game",
    means = { "one_success", per = "game", scope = scope },
    example = "location: [action]: Test [willpower] (3). If you succeed, draw 1 card. (" .. (name == "group" and "Group limit" or "Max") ..
      " one success per game.)",
    near = "location: [action]: Test [willpower] (3). If you succeed, draw 1 card. (" .. (name == "group" and "Group limit" or "Max") ..
      " one failure per game.)" }
end
--- language.one_success(w, ability). The location remembers that its test has succeeded. One that is no action may be used
--- again before its test is over.
function language.one_success(w, ability)
  if ability.facts.type ~= "location" then error({ why = "this may leave play before it succeeds again" }, 0) end
  ability.remembers = true
  ability:require "me.succeeded_once == 0"
  if ability.kind ~= "action" then w:emit "if me.succeeded_once > 0 then return end" end
  w:emit 'me:modify("succeeded_once", 1, "game")'
end

-- --- how difficult ---------------------------------------------------------------------------------------------------

local TEST = "treachery: Revelation - Test [agility] (3). "
local FAIL = " If you fail, take 1 damage."
production { name = "harder if, first", of = "test_mod", text = "if {c:condition} , this <skill|> test gets {n:signed} difficulty",
  means = { "harder", n = "$n", condition = "$c", first = true },
  example = TEST .. "If you have no clues, this test gets +2 difficulty." .. FAIL, near = TEST .. "If you have no clues, this text gets +2 difficulty." .. FAIL }
production { name = "harder if, and if", of = "test_mod",
  text = "this test gets {n:signed} difficulty if {c:condition} , and <an additional {m:signed}|{m:signed} additional> difficulty if {d:condition}",
  means = { "harder", n = 1, each = { "two_conditions", n = "$n", a = "$c", m = "$m", b = "$d" } },
  example = TEST .. "This test gets +1 difficulty if you have 5 or more resources, and an additional +1 difficulty if you have 10 or more resources." .. FAIL,
  near = TEST .. "This test gets +1 difficulty if you have 5 or more resources, and an additional +1 credulity if you have 10 or more resources." .. FAIL }
function language.amounts.two_conditions(w, node)
  local a, b = w:condition(node.a), w:condition(node.b)
  if not a.expr or not b.expr or node.n < 1 or node.m < 1 then w:refuse("it cannot be counted") end
  local function times(n) return n == 1 and "" or n .. " * " end
  return { expr = times(node.n) .. "(" .. a.expr .. ") + " .. times(node.m) .. "(" .. b.expr .. ")" }
end

-- "Take 1 damage. If you fail by 2 or more, take 1 additional damage.": testing.lua makes one amount of it.
for _, harm in ipairs { "damage", "horror" } do
  production { name = "more harm by: " .. harm, of = "more_by", text = "if you <fail|failed> by {r:range} , take {n:number} additional " .. harm,
    means = { "more_by", range = "$r", n = "$n", harm = harm },
    example = harm == "damage" and TEST .. "If you fail, take 1 damage. If you fail by 2 or more, take 1 additional damage." or nil,
    near = harm == "damage" and TEST .. "If you fail, take 1 horror. If you fail by 2 or more, take 1 additional damage." or nil }
end
--- language.more_by(outcome, node): table?. The outcome with that much more harm; nil if it deals no such harm.
function language.more_by(outcome, node)
  if outcome.by or outcome.of ~= "fail" then return nil end
  local found = 0
  local function changed(part)
    local act = part[1] == "does" and part.who[1] == "you" and part.what
    if act and act[1] == "seq" then
      local list = { "seq" }
      for i = 2, #act do list[i] = changed({ "does", who = part.who, what = act[i] }).what end
      return { "does", who = part.who, what = list }
    elseif part[1] == "seq" then
      local list = { "seq" }
      for i = 2, #part do list[i] = changed(part[i]) end
      return list
    elseif act and act[1] == "take" and act.harm == node.harm and type(act.n) == "number" then
      found = found + 1
      return { "does", who = part.who, what = { "take", harm = act.harm, n = { "instead", n = act.n, more = act.n + node.n,
        condition = { "by", range = node.range } } } }
    end
    return part
  end
  local what = changed(outcome.what)
  if found ~= 1 then return nil end
  local out = {}
  for name, value in pairs(outcome) do
    if name ~= "key" then out[name] = value end
  end
  out.what = what
  return out
end

-- --- any skill -------------------------------------------------------------------------------------------------------

language.example("a test of any skill", "location: [action]: Test any skill (3). If you succeed, draw 1 card.",
  "location: [action]: Test any skill (3). If you succeed, draw 1 card. (Limit once per round.)")

return {}
