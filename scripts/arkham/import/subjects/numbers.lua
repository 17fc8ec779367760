-- Numbers: "2", "+1", "a", "X"; how many of something there are.

local language = require "import/language"
local things = require "import/subjects/things"
local production, lexical = language.production, language.lexical

local WORDS = { a = 1, an = 1, one = 1, two = 2, three = 3, four = 4, five = 5, six = 6 }

lexical("number", function(token)
  if token.class == "number" then return token.value end
  return WORDS[token.word]
end, function(value) return type(value) == "number" and tostring(value) or nil end)
lexical("signed", function(token) return token.class == "signed" and token.value or nil end, function(value)
  return type(value) == "number" and (value < 0 and tostring(value) or "+" .. value) or nil
end)
lexical("digits", function(token) return token.class == "number" and token.value or nil end,
  function(value) return type(value) == "number" and tostring(value) or nil end)

-- Of what there may be some on a card.
local COUNTERS = { clue = "clues", resource = "resources", damage = "damage", horror = "horror", doom = "doom" }
for one, many in pairs(COUNTERS) do
  local text = one == many and one or one .. "<s>"
  production { name = one, of = "counter", text = text, means = many }
  production { name = "no " .. one, of = "counters", text = one == many and one or "<" .. many .. "|" .. one .. ">", means = many }
end
production { name = "damage", of = "harm", text = "damage", means = "damage" }
production { name = "horror", of = "harm", text = "horror", means = "horror" }

-- "X for each ...": an amount that is counted.
for of, noun in pairs { enemy = "enemy", location = "location", asset = "asset" } do
  production { name = "for each " .. of, of = "counted", text = "{s:thing_" .. noun .. "}",
    means = { "count", set = "$s" } }
end
language.amounts.count = function(w, node) return things.count(w, node.set) end
production { name = "for each investigator", of = "counted", text = "{s:thing_investigator}", means = { "count", set = "$s" } }
-- Where counters are. "{c:counter}" is one of several, "{c:counters}" all of them.
local OF = { me = { "me", "me" }, here = { "here", "you.place" }, you = { "you", "you" } }
local function counters(of, where, fields, example)
  local means = { "counters_on", of = of, counter = "$c" }
  for name, value in pairs(fields or {}) do means[name] = value end
  production { name = "one counter: " .. of, of = "counted", text = "{c:counter} " .. where, means = means }
  production { name = "the counters: " .. of, of = "quantity", text = "the <number|amount> of {c:counters} " .. where, means = means,
    example = example }
end
counters("me", "on {m:me}", { me = "$m" })
counters("here", "<on|at> your location", nil,
  "treachery: Revelation - Test [willpower] (X), where X is the number of clues on your location. If you fail, take 1 horror.")
language.amounts.counters_on = function(w, node)
  if node.of ~= "me" then w:needs_you() end
  if node.of == "me" and w.kind == "revelation" then w:refuse("this is not in play yet") end
  if node.of == "me" and node.counter == "resources" and w.facts.uses == "resources" then w:refuse("its resources are its uses") end
  local of = OF[node.of]
  return { expr = of[1] .. "." .. node.counter, lua = of[2] .. "." .. node.counter }
end
for harm in pairs { damage = 1, horror = 1 } do
  local means = { "counters_on", of = "you", counter = harm }
  production { name = harm .. " on you, one", of = "counted", text = harm .. " on you", means = means }
  production { name = harm .. " on you, all", of = "quantity", text = "the <amount|number> of " .. harm .. " on you", means = means,
    example = harm == "horror" and "treachery: Revelation - Test [willpower] (X). X is the amount of horror on you. If you fail, take 1 damage." or nil }
end
for one, many in pairs { clue = "clues", resource = "resources" } do
  local means = { "counters_on", of = "you", counter = many }
  production { name = one .. " of yours", of = "counted", text = one .. " you <have|control>", means = means }
  production { name = many .. " of yours", of = "quantity", text = "the number of " .. many .. " you <have|control>", means = means }
end
production { name = "a card in your hand", of = "counted", text = "card in your hand", means = { "hand_size" } }
production { name = "the cards in your hand", of = "quantity", text = "the number of cards in your hand", means = { "hand_size" },
  example = "treachery: Revelation - Test [agility] (X), where X is the number of cards in your hand. If you fail, take 1 damage." }
language.amounts.hand_size = function(w)
  w:needs_you()
  return { expr = "count(hand)", lua = 'size("hand", you)' }
end
production { name = "a vengeance point", of = "counted", text = "vengeance point in the victory display", means = { "vengeance" } }
language.amounts.vengeance = function() return { expr = "vengeance_points" } end
for _, of in ipairs { "enemy", "investigator", "location", "asset" } do
  production { name = "the number of " .. of, of = "quantity", text = "the number of {s:things_" .. of .. "}",
    means = { "count", set = "$s" },
    example = of == "enemy" and
      "treachery: Revelation - Test [agility] (X), where X is the number of enemies engaged with you. If you fail, take 1 damage." or nil }
end
production { name = "the shroud of your location", of = "quantity", text = "<the shroud value of your location|your location's shroud <|value>>",
  means = { "shroud" },
  example = "treachery: Revelation - Test [intellect] (X). X is the shroud value of your location. If you fail, take 1 horror." }
language.amounts.shroud = function(w)
  w:needs_you()
  return { expr = "here.shroud", lua = 'you.place:check "shroud"' }
end
production { name = "your skill", of = "quantity", text = "your {s:skill} <|value>", means = { "your_skill", skill = "$s" } }
language.amounts.your_skill = function(w, node)
  w:needs_you()
  return { expr = "you." .. node.skill, lua = 'you:check "' .. node.skill .. '"' }
end
for _, of in ipairs { "agenda", "act" } do
  production { name = "the number of the " .. of, of = "quantity", text = "<the current " .. of .. " number|the number of the current " .. of .. ">",
    means = { "deck_number", of = of } }
end
language.amounts.deck_number = function(_, node)
  return { expr = node.of .. "_number", lua = "game." .. node.of .. "_number" }
end
production { name = "more than", of = "amount", text = "{n:digits} <more than|plus> {q:quantity}", means = { "plus", n = "$n", of = "$q" },
  example = "treachery: Revelation - Test [willpower] (X), where X is 1 more than the current agenda number. If you fail, take 1 horror." }
production { name = "a quantity", of = "amount", text = "{q:quantity}", means = "$q" }
production { name = "a quantity at most", of = "amount", text = "{q:quantity} ( <to a maximum of|max> {n:digits} )",
  means = { "at_most", of = "$q", n = "$n" } }
language.amounts.plus = function(w, node)
  local amount = w:amount(node.of)
  return { expr = node.n .. " + " .. amount.expr, lua = amount.lua and node.n .. " + " .. amount.lua }
end
language.amounts.at_most = function(w, node)
  local amount = w:amount(node.of)
  return { expr = "min(" .. node.n .. ", " .. amount.expr .. ")",
    lua = amount.lua and "math.min(" .. node.n .. ", " .. amount.lua .. ")" }
end
for verb, rest in pairs { take = "horror", draw = "cards", gain = "resources", lose = "resources" } do
  local text = "*" .. verb .. " " .. (verb == "take" and "{h:harm}" or verb == "draw" and "cards" or "resources") .. " equal to {a:amount}"
  language.frame { name = verb .. " as much", text = text, means = { verb, n = "$a", harm = verb == "take" and "$h" or nil },
    example = "treachery: Revelation - " .. verb:gsub("^%l", string.upper) .. " " .. rest .. " equal to the number of enemies at your location." }
end
production { name = "test against X", of = "test", text = "test {s:skill} ( x ) , where x <is|is equal to|equals> {a:amount}",
  means = { "test", skill = "$s", difficulty = "$a" } }

production { name = "point of failure", of = "counted", text = "point you <failed|fail> by", means = { "failed_by" } }
production { name = "point of success", of = "counted", text = "point you <succeeded|succeed> by", means = { "succeeded_by" } }
local function margin(result)
  return function(w)
    if w.place.result ~= result then w:refuse("no test says by how much") end
    return { lua = "event.amount" }
  end
end
language.amounts.failed_by = margin "fail"
language.amounts.succeeded_by = margin "success"

-- --- conditions on numbers ---------------------------------------------------------------------------------------------

production { name = "or more", of = "range", text = "{n:number} or more", means = { ">=", n = "$n" } }
production { name = "or fewer", of = "range", text = "{n:number} or <fewer|less>", means = { "<=", n = "$n" } }
production { name = "exactly", of = "range", text = "exactly {n:number}", means = { "==", n = "$n" } }
production { name = "at least", of = "range", text = "at least {n:number}", means = { ">=", n = "$n" } }

return {}
