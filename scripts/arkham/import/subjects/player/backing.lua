-- What skill cards add to a test: results in several sentences, what comes after the test, failures by so much, an easier
-- test, icons of other cards.

local language = require "import/language"
local production, constants, conditions = language.production, language.constants, language.conditions

local function skill(w)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
end
local IF, ENDS = "if this <skill|> test <is successful|succeeds>", "after <it <resolves|ends>|this <skill|> test <resolves|ends>>"
-- What happens after the test is done with what is there then.
local function later(p, by) return { "if_successful", by = by and p.r or nil, what = { "after_test", what = p.x } } end
local function taken(node, by)
  local what = node[1] == "if_successful" and not node.kind and not node.against and (node.by ~= nil) == by and node.what
  return what and what[1] == "after_test" and { r = node.by, x = what.what } or nil
end
production { name = "if successful, after the test", of = "skill_line", text = IF .. " , " .. ENDS .. " , {x:sentence}",
  means = function(p) return later(p, false) end, take = function(node) return taken(node, false) end,
  example = "skill: If this test is successful, after it resolves, you may move to a connecting location.",
  near = "skill: If this test is successful, before it resolves, you may move to a connecting location." }
production { name = "if successful by, after the test", of = "skill_line", text = IF .. " by {r:range} , " .. ENDS .. " , {x:sentence}",
  means = function(p) return later(p, true) end, take = function(node) return taken(node, true) end }
production { name = "after the test it helps", of = "skill_line", text = ENDS .. " , {x:sentence}",
  means = { "after_results", what = { "after_test", what = "$x" } },
  example = "skill: After this test ends, you may move to a connecting location.",
  near = "skill: Before this test ends, you may move to a connecting location." }
production { name = "if it fails by", of = "skill_line", text = "if this <skill|> test fails by {r:range} , {x:sentence}",
  means = { "if_fails", by = "$r", what = "$x" },
  example = "skill: If this test fails by 2 or less, draw 1 card." }

-- "Draw 1 card. If you succeeded by 3 or more, draw 2 cards instead.", and more if it succeeds by so much.
production { name = "more if it succeeds by, instead", of = "skill_instead",
  text = "if <you <succeed|succeeded>|it <succeeds|succeeded>|this <skill|> test <succeeds|is successful>> by {r:range} , {x:clause} <,|> instead",
  means = { "instead_by", range = "$r", what = "$x" },
  example = "skill: If this test is successful, draw 1 card. If you succeeded by 3 or more, draw 2 cards instead.",
  near = "skill: If this test is successful, draw 1 card. If you succeeded by 3 or more, draw 2 cards there." }
function conditions.by_so_much(w, node)
  if w.place.result ~= "success" then w:refuse("no test says by how much") end
  return { lua = "event.amount " .. node.range[1] .. " " .. node.range.n }
end

-- --- the test -------------------------------------------------------------------------------------------------------

for word, sign in pairs { reduce = "-", increase = "" } do
  production { name = word .. " the difficulty, committed", of = "constant", text = word .. " the difficulty of this <skill|> test by {n:number}",
    means = { "committed_difficulty", n = "$n", sign = sign },
    example = word == "reduce" and "skill: Reduce the difficulty of this skill test by 2." or nil,
    near = word == "reduce" and "asset: Reduce the difficulty of this skill test by 2." or nil }
end
function constants.committed_difficulty(w, node)
  skill(w)
  return { { "zones", '{ "committed" }' }, { "modify", '{ { value = "test_difficulty", amount = ' .. node.sign .. node.n ..
    ', where = "it == test.tester" } }' } }
end
production { name = "icons of other cards", of = "constant", text = "each other card committed to this <skill|> test gains {i:icons}",
  means = { "icons_of_others", icons = "$i" },
  example = "skill: Each other card committed to this test gains [wild].", near = "skill: Each other card committed to this quest gains [wild]." }
function constants.icons_of_others(w, node)
  skill(w)
  local list, count = {}, language.icon_counts(node.icons)
  for _, icon in ipairs { "willpower", "intellect", "combat", "agility", "wild" } do
    if count[icon] then list[#list + 1] = '{ value = "icon_' .. icon .. '", amount = ' .. count[icon] .. ', where = "it in committed and it ~= me" }' end
  end
  return { { "zones", '{ "committed" }' }, { "modify", "{ " .. table.concat(list, ", ") .. " }" } }
end
production { name = "commit only to others' tests", of = "constant", text = "commit only to <another investigator 's <skill|> test|a <skill|> test performed by another investigator>",
  means = { "commit_only", where = "test.tester ~= you" },
  example = "skill: Commit only to another investigator's skill test.", near = "skill: Commit only to another enemy's skill test." }
local HARD = { ["higher than"] = "difficulty_now > base_skill", ["at least {n:number} higher than"] = true }
for text, expression in pairs(HARD) do
  production { name = "commit only if it is hard: " .. text, of = "constant",
    text = "commit only to a skill test you are performing , and only if the difficulty of that test is " .. text .. " your base skill value",
    means = { "commit_hard", n = expression == true and "$n" or nil },
    example = expression == true and "skill: Commit only to a skill test you are performing, and only if the difficulty of that test is at least 2 higher than your base skill value." or nil }
end
function constants.commit_hard(w, node)
  skill(w)
  return { { "commit_only", w:quote("test.tester == you and " .. (node.n and "difficulty_now >= base_skill + " .. node.n or "difficulty_now > base_skill")) } }
end

return {}
