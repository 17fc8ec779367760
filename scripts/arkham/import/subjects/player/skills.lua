-- Skill cards: to what they may be committed, and the icons that they gain; and "(2 cards instead if it succeeds by 2 or
-- more)".

local language = require "import/language"
local production, constants = language.production, language.constants

-- --- who performs the test ---------------------------------------------------------------------------------------------

production { name = "the performer", of = "person",
  text = "the <performing investigator|investigator performing this test|investigator performing this skill test|evading investigator|attacking investigator>",
  means = { "performer" },
    example = "skill: If this skill test is successful, the performing investigator draws 1 card." }

-- --- another number instead --------------------------------------------------------------------------------------------

local UNITS = { draw = "card", gain = "resource", lose = "resource", discover = "clue", deal = "damage",
  deal_each = "damage", lose_actions = "action", gain_actions = "action" }
for _, unit in ipairs { "card", "resource", "clue", "action" } do
  production { name = "units: " .. unit, of = "unit", text = "<" .. unit .. "s|" .. unit .. ">", means = unit }
end
for _, unit in ipairs { "damage", "horror" } do
  production { name = "units: " .. unit, of = "unit", text = unit, means = unit }
end
-- Of what is the number of this act?
local function unit_of(act) return UNITS[act[1]] or act.harm end
production { name = "instead by", of = "instead_if",
  text = "<it succeeds|you succeed|you succeeded|you fail|you failed> by {r:range}",
  means = { "by", range = "$r" } }
production { name = "instead if", of = "instead_if", text = "{c:condition}", means = "$c" }
production { name = "more instead", of = "sentence",
  text = "{x:clause} ( {m:number} {u:unit} instead if {c:instead_if} )",
  means = function(p)
    local does = p.x
    local act = does[1] == "does" and does.what
    if not act or type(act.n) ~= "number" or unit_of(act) ~= p.u then return nil end
    return { "more", what = does, n = p.m, condition = p.c }
  end,
  take = function(node)
    if type(node) ~= "table" or node[1] ~= "more" then return nil end
    return { x = node.what, m = node.n, c = node.condition, u = unit_of(node.what.what) }
  end,
  example = "skill: If this skill test is successful, draw 1 card (2 cards instead if it succeeds by 2 or more).",
  near = "skill: If this skill test is successful, draw 1 card (2 resources instead if it succeeds by 2 or more)." }
function language.effects.more(w, node)
  local act = {}
  for name, value in pairs(node.what.what) do
    if name ~= "key" then act[name] = value end
  end
  act.n = { "instead", n = act.n, more = node.n, condition = node.condition }
  w:effect { "does", who = node.what.who, what = act }
end
function language.amounts.instead(w, node)
  local condition
  if node.condition[1] == "by" then
    if not w.place.result then w:refuse("no test says by how much") end
    condition = "event.amount " .. node.condition.range[1] .. " " .. node.condition.range.n
  else
    condition = w:condition(node.condition).lua or w:refuse("this condition cannot be asked inside an effect")
  end
  return { lua = "(" .. condition .. ") and " .. node.more .. " or " .. node.n }
end

-- --- committing ----------------------------------------------------------------------------------------------------------

local function skill(w)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
end

production { name = "commit only if", of = "constant", text = "commit <{m:me}|> to a skill test only if {c:condition}",
  means = { "commit_if", condition = "$c" },
  example = "skill: Commit to a skill test only if you have no clues." }
function constants.commit_if(w, node)
  skill(w)
  local condition = w:condition(node.condition).expr or w:refuse("this condition cannot be asked here")
  return { { "commit_only", w:quote(condition) } }
end

production { name = "if it fails", of = "skill_line", text = "if this <skill|> test fails , {x:sentence}",
  means = { "if_fails", what = "$x" },
  take = function(node) return type(node) == "table" and node[1] == "if_fails" and not node.by and { x = node.what } or nil end,
  example = "skill: If this skill test fails, the performing investigator draws 1 card.",
  near = "skill: If this skill test fails, the attacking enemy draws 1 card." }

-- "[combat] [combat] [wild]"
local ICONS = { "willpower", "intellect", "combat", "agility", "wild" }
local IS_ICON = {}
for _, icon in ipairs(ICONS) do IS_ICON[icon] = true end
--- language.icon_counts(node): table. How often each icon is among those of the node.
function language.icon_counts(node)
  local count = {}
  for i = 2, #node do count[node[i]] = (count[node[i]] or 0) + 1 end
  return count
end
--- language.icon_fields(amount: function): string. Icons of the card itself. amount(icon) is the amount in Lua, nil for
--- none.
function language.icon_fields(amount)
  local parts = {}
  for _, icon in ipairs(ICONS) do
    local n = amount(icon)
    if n then parts[#parts + 1] = "icon_" .. icon .. " = " .. n end
  end
  return "{ " .. table.concat(parts, ", ") .. " }"
end
language.lexical("icon", function(token)
  return token.class == "icon" and IS_ICON[token.value] and token.value or nil
end, function(value) return "[" .. value .. "]" end)
production { name = "an icon", of = "icons", text = "{i:icon}", means = { "icons", "$i" } }
production { name = "icons", of = "icons", text = "{i:icon} {j:icons}",
  means = function(p) return { "icons", p.i, unpack(p.j, 2) } end,
  take = function(node)
    if type(node) ~= "table" or node[1] ~= "icons" or #node < 3 then return nil end
    return { i = node[2], j = { "icons", unpack(node, 3) } }
  end }
production { name = "gains icons", of = "constant", text = "<while|if> {c:condition} , <{m:me}|it> gains {i:icons}",
  means = { "gains_icons", condition = "$c", icons = "$i" },
  example = "skill: While you have 3 or more cards in your hand, this skill gains [intellect] [wild]." }
function constants.gains_icons(w, node)
  skill(w)
  local count = {}
  for i = 2, #node.icons do count[node.icons[i]] = (count[node.icons[i]] or 0) + 1 end
  local parts = {}
  for _, icon in ipairs { "willpower", "intellect", "combat", "agility", "wild" } do
    if count[icon] then parts[#parts + 1] = "icon_" .. icon .. " = " .. count[icon] end
  end
  local condition = w:condition(node.condition).expr or w:refuse("this condition cannot be asked here")
  return { { "condition", w:quote(condition) }, { "zones", '{ "hand", "committed" }' },
    { "me", "{ " .. table.concat(parts, ", ") .. " }" } }
end

return {}
