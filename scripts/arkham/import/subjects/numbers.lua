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
end
production { name = "damage", of = "harm", text = "damage", means = "damage" }
production { name = "horror", of = "harm", text = "horror", means = "horror" }

-- "X for each ...": an amount that is counted.
for of, noun in pairs { enemy = "enemy", location = "location", asset = "asset" } do
  production { name = "for each " .. of, of = "counted", text = "{s:thing_" .. noun .. "}",
    means = { "count", set = "$s" } }
end
language.amounts.count = function(w, node) return things.count(w, node.set) end
production { name = "counter on this", of = "counted", text = "{c:counter} on {m:me}", means = { "on_me", counter = "$c" } }
language.amounts.on_me = function(_, node) return { expr = "me." .. node.counter, lua = "me." .. node.counter } end
production { name = "counter here", of = "counted", text = "{c:counter} <on|at> your location",
  means = { "on_here", counter = "$c" } }
language.amounts.on_here = function(w, node)
  w:needs_you()
  return { expr = "here." .. node.counter, lua = "you.place." .. node.counter }
end
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
