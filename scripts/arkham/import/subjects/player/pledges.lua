-- More of skill cards: what committing costs and brings, what a token brings that is revealed, icons that are taken away.

local language = require "import/language"
local writer = require "import/writer"
local production = language.production

-- --- skills ---------------------------------------------------------------------------------------------------------

local function skill(w)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
end
production { name = "if successful and", of = "skill_line", text = "if this <skill|> test <is successful|succeeds> and {c:condition} , {x:sentence}",
  means = { "if_successful", what = { "if", condition = "$c", what = "$x" } },
  example = "skill: If this test is successful and you have no cards in hand, draw 2 cards." }
language.example("a result and then", "skill: If this test is successful, take 1 horror. Then, draw 1 card.")
language.example("two results", "skill: If this test is successful, draw 1 card. If this test fails, gain 1 resource.")
for _, state in ipairs { "if", "while" } do
  production { name = "gains icons " .. state, of = "constant", text = "{m:me} gains {i:icons} " .. state .. " {c:condition}",
    means = { "gains_icons", condition = "$c", icons = "$i" }, take = function() end,
    example = state == "if" and "skill: This skill gains [wild] if you have 3 or more clues." or nil,
    near = state == "if" and "skill: This skill gains [wild] if you have 3 or more friends." or nil }
end
for text, where in pairs { ["another investigator"] = "test.tester ~= you",
  ["<an|another> investigator at your location"] = "test.tester ~= you and place(test.tester) == here" } do
  -- Cards are committed to tests of others at the same location only.
  production { name = "commit only to tests of " .. text, of = "constant",
    text = "commit <|{m:me}> only to a skill test being performed by " .. text,
    means = { "commit_only", where = where },
    example = text == "another investigator" and "skill: Commit only to a skill test being performed by another investigator." or nil,
    near = text == "another investigator" and "skill: Commit only to a skill test being performed by another enemy." or nil }
end
-- An ability of the committed card.
local function while_committed(w, what, fields)
  skill(w)
  local inner = writer.new(w.facts, { kind = "forced" })
  inner.english = w.english
  inner:effect(what)
  if inner.beside or inner.target then w:refuse("too much comes of it") end
  if inner.last then inner:emit(inner.last) end
  fields[#fields + 1] = { "effect", lines = inner.lines, as = "target" }
  return fields
end
local ZONES = { "zones", '{ "committed" }' }
production { name = "after it is committed, anything", of = "constant", text = "after you commit {m:me} to a skill test , {x:sentence}",
  means = function(p)
    local is_act = p.x[1] == "does" and p.x.who[1] == "you"
    return not is_act and { "after_commit_all", what = p.x } or nil
  end,
  take = function(node) return node[1] == "after_commit_all" and { m = { "me" }, x = node.what } or nil end,
  example = "skill: After you commit this skill to a skill test, you may draw 1 card.",
  near = "skill: After you commit this skill to a skill test, you may draw 1 enemy." }
function language.constants.after_commit_all(w, node)
  return while_committed(w, node.what, { { "after", '"committed"' }, ZONES, { "condition", '"subject == me"' } }), "forced"
end
-- A token that is revealed for the test; it counts once (FAQ 2.5).
production { name = "revealed while committed", of = "constant",
  text = "if <a|an> {t:symbols} <symbol|token|chaos token> is revealed during this <skill|> test , {x:sentence}",
  means = { "revealed_committed", tokens = "$t", what = "$x" },
  example = "skill: If a [bless] or [elder_sign] token is revealed during this test, heal 1 horror.",
  near = "skill: If a [bless] or [elder_sign] token is revealed during this game, heal 1 horror." }
function language.constants.revealed_committed(w, node)
  local parts = {}
  for i = 2, #node.tokens do parts[i - 1] = "subject is " .. node.tokens[i] end
  return while_committed(w, node.what, { { "at", '"token_revealed"' }, ZONES,
    { "condition", '{ "test", ' .. w:quote(table.concat(parts, " or ")) .. " }" }, { "limit", '"test"' } }), "forced"
end
production { name = "icons are taken away", of = "constant",
  text = "this skill 's icons subtract from your skill value instead of adding to it", means = { "icons_taken" },
  example = "skill: This skill's icons subtract from your skill value instead of adding to it.",
  near = "skill: This skill's icons subtract from your skill value instead of adding to you." }
production { name = "its icons are taken away", of = "constant",
  text = "{m:me} 's icons subtract from your skill value instead of adding to it", means = { "icons_taken" } }
function language.constants.icons_taken(w)
  skill(w)
  return { ZONES, { "modify", '{ { value = "skill_bonus", amount = "0 - 2 * (me.icon_wild + value(me, test.skill + 4))", ' ..
    'where = "it == test.tester" } }' } }
end

-- What committing costs: a condition for it, which is asked again as it is paid, and the paying. Harm that is cancelled
-- is not paid: then the card is not committed.
local PRICES = {
  take = function(node)
    return nil, "if you:take_" .. node.harm .. "(" .. node.n .. ") < " .. node.n .. ' then me:move("hand", me.owner) end'
  end,
  spend = function(node) return "you.resources >= " .. node.n, 'you:add("resources", -' .. node.n .. ")" end,
  tokens = function(node) return node.token .. "_left >= " .. node.n, 'add_tokens("' .. node.token .. '", ' .. node.n .. ")" end,
  cards = function(node)
    return "count(discardable: it ~= me) >= " .. node.n, 'you:discard_cards(choose(you, "Discard which card from your hand?", ' ..
      'find("discardable", you), { min = ' .. node.n .. ", max = " .. node.n .. ", many = true }))"
  end,
}
for kind, each in pairs { take = { "take {n:number} {h:harm}", { "price", of = "take", n = "$n", harm = "$h" } },
  spend = { "spend {n:number} resource<s>", { "price", of = "spend", n = "$n" } },
  tokens = { "add {n:number} {t:pool_token} token<s> to the chaos bag", { "price", of = "tokens", n = "$n", token = "$t" } },
  cards = { "<choose and|> discard {n:number} card<s> from your hand", { "price", of = "cards", n = "$n" } } } do
  production { name = "price: " .. kind, of = "price", text = each[1], means = each[2] }
end
production { name = "additional cost to commit", of = "constant",
  text = "as an additional cost to commit {m:me} <to a skill test|> , {p:price}", means = { "commit_cost", price = "$p", me = "$m" },
  example = "skill: As an additional cost to commit this skill to a skill test, take 1 damage.",
  near = "skill: As an additional cost to commit this skill to a skill test, take 1 clue." }
function language.constants.commit_cost(w, node)
  skill(w)
  local can, pay = PRICES[node.price.of](node.price)
  local cost = { { "effect", lines = { pay }, as = "target" } }
  if not can then return cost, 'named "commit_cost"' end
  w.beside = { { kind = 'named "commit_cost"', text = "The cost of committing this.", fields = cost } }
  return { { "commit_only", w:quote(can) } }
end

return {}
