-- Numbers: "2", "+1", "a", "X"; how many of something there are.

local language = require "import/language"
local things = require "import/subjects/things"
local production, lexical = language.production, language.lexical

local WORDS = { a = 1, an = 1, one = 1, two = 2, three = 3, four = 4, five = 5, six = 6 }

lexical("number", function(token)
  if token.class == "number" then return token.value end
  return WORDS[token.word]
end, function(value) return type(value) == "number" and tostring(value) or nil end)
-- A number, or X, which is said afterwards.
lexical("count", function(token)
  if token.class == "number" then return token.value end
  if token.word == "x" then return { "x" } end
  return WORDS[token.word]
end, function(value)
  if type(value) == "table" then return value[1] == "x" and "X" or nil end
  return type(value) == "number" and tostring(value) or nil
end)
lexical("signed", function(token) return token.class == "signed" and token.value or nil end, function(value)
  return type(value) == "number" and (value < 0 and tostring(value) or "+" .. value) or nil
end)
lexical("digits", function(token) return token.class == "number" and token.value or nil end,
  function(value) return type(value) == "number" and tostring(value) or nil end)

-- So many, or so many for each investigator who began the game.
production { name = "some", of = "some", text = "{n:number}", means = "$n" }
production { name = "some for each investigator", of = "some", text = "{n:number} [per_investigator]",
  means = { "per_investigator", n = "$n" } }
function language.amounts.per_investigator(_, node)
  return { expr = node.n .. " * players", lua = node.n .. " * #seats()" }
end

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
production { name = "counter on this", of = "counted", text = "{c:counter} on {m:me}",
  means = { "on_me", counter = "$c" } }
language.amounts.on_me = function(_, node) return { expr = "me." .. node.counter, lua = "me." .. node.counter } end
production { name = "counter here", of = "counted", text = "{c:counter} <on|at> your location",
  means = { "on_here", counter = "$c" } }
language.amounts.on_here = function(w, node)
  w:needs_you()
  return { expr = "here." .. node.counter, lua = "you.place." .. node.counter }
end
production { name = "point of failure", of = "counted", text = "point you <failed|fail> by", means = { "failed_by" } }
production { name = "point of success", of = "counted", text = "point you <succeeded|succeed> by",
  means = { "succeeded_by" } }
local function margin(result)
  return function(w)
    if w.place.result == result then return { lua = "event.amount" } end
    local point = result == "fail" and "after test_failed" or "after test_succeeded"
    if w.event ~= point or w.place.result then w:refuse("no test says by how much") end
    return { expr = "amount", lua = "event.amount" }
  end
end
language.amounts.failed_by = margin "fail"
language.amounts.succeeded_by = margin "success"
production { name = "amount: failed by", of = "amount", text = "the amount you <failed|fail> by", means = { "failed_by" },
  example = "asset: [reaction] After you fail a skill test, exhaust this asset: Search the top X cards of your deck for a card and draw it. X is the amount you failed by." }
production { name = "amount: succeeded by", of = "amount", text = "the amount you <succeeded|succeed> by", means = { "succeeded_by" } }

-- "For each clue you have", "for every 3 clues you have": so many whole shares of them.
production { name = "for each of them", of = "per", text = "for each {c:counted}", means = "$c" }
production { name = "for every one of them", of = "per", text = "for every {c:counted}", means = "$c", take = function() end }
production { name = "for every so many of them", of = "per", text = "for every {k:digits} {c:counted_many}",
  means = { "every", k = "$k", of = "$c" },
  example = "event: Gain 1 resource for every 3 cards in your hand.", near = "event: Gain 1 resource for every card in 3 hands." }
function language.amounts.every(w, node)
  local amount = w:amount(node.of)
  return { expr = amount.expr and "(" .. amount.expr .. " / " .. node.k .. ")",
    lua = amount.lua and "math.floor((" .. amount.lua .. ") / " .. node.k .. ")" }
end

-- --- X -------------------------------------------------------------------------------------------------------------------

local function amount(name, text, means, write)
  production { name = "amount: " .. name, of = "amount", text = text, means = means }
  if write then language.amounts[means[1]] = write end
end
for _, of in ipairs { "enemy", "investigator", "location", "asset" } do
  amount("number of " .. of, "the number of {s:things_" .. of .. "}", { "count", set = "$s" })
end
amount("counters on this", "the <amount|number> of {c:counter} on {m:me}", { "on_me", counter = "$c" })
amount("counters here", "the <amount|number> of {c:counter} <on|at> your location", { "on_here", counter = "$c" })
amount("counters of yours", "the <amount|number> of {c:counter} <you have|on you>", { "yours", counter = "$c" },
  function(w, node)
  w:needs_you()
  return { expr = "you." .. node.counter, lua = "you." .. node.counter }
end)
amount("cards in hand", "the number of cards in your hand", { "hand_size" }, function(w)
  w:needs_you()
  -- An event is still in hand when it is asked whether it can be played.
  return { expr = w.kind == "event" and "count(hand: it ~= me)" or "count(hand)", lua = 'size("hand", you)' }
end)
amount("shroud here", "<the shroud value of your location|your location 's shroud value|the shroud of your location>",
  { "shroud_here" },
  function(w)
    w:needs_you()
    return { expr = "here.shroud", lua = 'you.place:check "shroud"' }
  end)
amount("your skill", "your {s:skill} <value|>", { "your_skill", skill = "$s" }, function(w, node)
  w:needs_you()
  return { expr = "you." .. node.skill, lua = "you:check \"" .. node.skill .. '"' }
end)
amount("agenda number", "the current agenda number", { "agenda_number" }, function()
  return { expr = "agenda_number", lua = "game.agenda_number" }
end)
amount("act number", "the current act number", { "act_number" }, function()
  return { expr = "act_number", lua = "game.act_number" }
end)
amount("more than", "{n:digits} more than {a:amount}", { "plus", n = "$n", of = "$a" })
amount("plus", "{n:digits} plus {a:amount}", { "plus", n = "$n", of = "$a" }, function(w, node)
  local inner = w:amount(node.of)
  return { expr = inner.expr and node.n .. " + " .. inner.expr, lua = inner.lua and node.n .. " + " .. inner.lua }
end)
function language.amounts.at_most(w, node)
  local inner = w:amount(node.of)
  return { expr = inner.expr and "min(" .. node.most .. ", " .. inner.expr .. ")",
    lua = inner.lua and "math.min(" .. node.most .. ", " .. inner.lua .. ")" }
end
local MOST = " <( to a maximum of {m:digits} )|, to a maximum of {m:digits}|( max {m:digits} )>"
production { name = "x is", of = "x_is", text = "x <is|equals|is equal to> {a:amount}",
  means = { "x_is", amount = "$a" } }
production { name = "x is at most", of = "x_is", text = "x <is|equals|is equal to> {a:amount}" .. MOST,
  means = { "x_is", amount = { "at_most", of = "$a", most = "$m" } } }
production { name = "where x is", of = "sentence", text = "{x:clauses} , where x is <|equal to> {a:amount}",
  means = { "where", what = "$x", amount = "$a" },
    example = "event: Draw X cards, where X is the number of enemies at your location." }
production { name = "where x is at most", of = "sentence",
  text = "{x:clauses} , where x is <|equal to> {a:amount}" .. MOST,
  means = { "where", what = "$x", amount = { "at_most", of = "$a", most = "$m" } } }
function language.amounts.x(w) return w:amount(w.x or w:refuse("what is X?")) end
function language.effects.where(w, node, who)
  local before = w.x
  w.x = node.amount
  local act = node.what[1] == "does" and node.what.who[1] == "you" and node.what.what
  local amount = act and type(act.n) == "table" and act.n[1] == "x" and w:amount(node.amount).expr
  -- Nothing is done 0 times.
  if amount then
    w:under(amount .. " > 0", function() w:effect(node.what, who) end)
  else
    w:effect(node.what, who)
  end
  w.x = before
end
for _, each in ipairs { { "investigator", "investigator" } } do
  production { name = "for each " .. each[1], of = "counted", text = "{s:thing_" .. each[2] .. "}",
    means = { "count", set = "$s" } }
end
production { name = "counter of yours", of = "counted", text = "{c:counter} <you have|on you>",
  means = { "yours", counter = "$c" } }
production { name = "vengeance", of = "counted", text = "vengeance point in the victory display",
  means = { "vengeance" } }
function language.amounts.vengeance() return { expr = "vengeance_points" } end
production { name = "card in hand", of = "counted", text = "card in your hand", means = { "hand_size" } }

-- --- conditions on numbers ---------------------------------------------------------------------------------------------

production { name = "or more", of = "range", text = "{n:number} or more", means = { ">=", n = "$n" } }
production { name = "or fewer", of = "range", text = "{n:number} or <fewer|less>", means = { "<=", n = "$n" } }
production { name = "exactly", of = "range", text = "exactly {n:number}", means = { "==", n = "$n" } }
production { name = "at least", of = "range", text = "at least {n:number}", means = { ">=", n = "$n" } }

return {}
