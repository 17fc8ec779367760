-- How effects are put together: "and", "you may", "if ..., ...", "for each ...". A sentence is a clause or several; in a
-- clause somebody does something.

local language = require "import/language"
local things = require "import/subjects/things"
local production, effects, builder = language.production, language.effects, language.builder

-- { "seq", a, b, c }: one list, however it was nested.
builder("seq", function(node)
  local list = { "seq" }
  for i = 2, #node do
    local part = node[i]
    if part[1] == "seq" then
      for j = 2, #part do list[#list + 1] = part[j] end
    else
      list[#list + 1] = part
    end
  end
  return list
end)

local function rest_of(node)
  if type(node) ~= "table" or node[1] ~= "seq" or #node < 3 then return nil end
  local rest = node[3]
  if #node > 3 then rest = { "seq", unpack(node, 3) } end
  return { a = node[2], b = rest }
end

local function list_of(one, many)
  production { name = "one of " .. many, of = many, text = "{a:" .. one .. "}", means = "$a" }
  production { name = "and in " .. many, of = many, text = "{a:" .. one .. "} <and|, and> {b:" .. many .. "}",
    means = { "seq", "$a", "$b" }, take = rest_of }
  production { name = "comma in " .. many, of = many, text = "{a:" .. one .. "} , {b:" .. many .. "_tail}",
    means = { "seq", "$a", "$b" } }
  production { name = "tail of " .. many, of = many .. "_tail", text = "{a:" .. one .. "} <,|> and {b:" .. one .. "}",
    means = { "seq", "$a", "$b" } }
  production { name = "comma in tail of " .. many, of = many .. "_tail",
    text = "{a:" .. one .. "} , {b:" .. many .. "_tail}", means = { "seq", "$a", "$b" } }
end

list_of("acts", "acts_list")
list_of("clause", "clauses")

production { name = "you do", of = "clause", text = "{x:act}", means = { "does", who = { "you" }, what = "$x" } }
production { name = "you do, said", of = "clause", text = "you {x:act}", means = { "does", who = { "you" }, what = "$x" } }
production { name = "somebody does", of = "clause", text = "{who:person} <|must> {x:acts_list}",
  means = { "does", who = "$who", what = "$x" },
  example = "agenda: Forced - When the round ends: Each investigator loses 1 resource and takes 1 horror.",
  near = "agenda: Forced - When the round ends: Each investigators loses 1 resource." }
production { name = "somebody must", of = "clause", text = "{who:person} must {x:act}",
  means = { "does", who = "$who", what = "$x" } }

production { name = "clauses", of = "sentence", text = "{x:clauses}", means = "$x" }
production { name = "may", of = "sentence", text = "you may {x:clauses}", means = { "may", what = "$x" },
  example = "asset: [reaction] After you defeat an enemy: You may draw 1 card and gain 1 resource." }
production { name = "if", of = "sentence", text = "if {c:condition} , {x:sentence}",
  means = { "if", condition = "$c", what = "$x" } }
production { name = "if, behind", of = "sentence", text = "{x:clauses} if {c:condition}",
  means = { "if", condition = "$c", what = "$x" } }
production { name = "for each", of = "sentence", text = "for each {n:counted} , {x:clause}",
  means = { "for_each", n = "$n", what = "$x" } }
production { name = "for each, behind", of = "sentence", text = "{x:clause} for each {n:counted}",
  means = { "for_each", n = "$n", what = "$x" } }

function effects.seq(w, node, who)
  -- Several things joined by "and" happen at the same time.
  if who ~= "you" or w.whole == node then
    w.together = w.together or w.whole == node
    for i = 2, #node do w:effect(node[i], who) end
  else
    w:block("together(function()", function()
      for i = 2, #node do w:effect(node[i], who) end
    end, "end)")
  end
end

function effects.does(w, node)
  local who = node.who
  if who[1] == "you" then
    return w:effect(node.what, "you")
  end
  if who[1] == "each" then
    local as_one = language.effects[node.what[1] .. "_all"]
    if as_one then return as_one(w, node.what, things.list(w, who.set)) end
    w:would_change()
    return w:under(nil, function()
      things.each(w, who.set, function(name) w:effect(node.what, name) end)
    end)
  end
  return things.one(w, who, "investigator", "Which investigator?", function(name) w:effect(node.what, name) end)
end

effects["may"] = function(w, node)
  w:needs_you()
  local question = w.english(node.what, "clauses")
  w:block("if confirm(you, " .. w:quote(question:sub(1, 1):upper() .. question:sub(2) .. "?") .. ") then",
    function() w:effect(node.what) end)
end

effects["if"] = function(w, node)
  local condition = w:condition(node.condition)
  if not condition.lua then w:refuse("this condition cannot be asked inside an effect") end
  w:under(condition.expr, function()
    w:block("if " .. condition.lua .. " then", function() w:effect(node.what) end)
  end)
end

-- "For each X, take 1 damage" is 1 * X at once: the act must have a number of its own.
effects.for_each = function(w, node)
  local does = node.what
  local act = does[1] == "does" and does.what
  if not act or type(act.n) ~= "number" then w:refuse("how often it happens cannot be counted") end
  if does.who[1] ~= "you" then w:refuse("'for each' of what others do") end
  w:needs_you()
  local amount = w:amount(node.n)
  if not amount.lua then w:refuse("it cannot be counted inside an effect") end
  local times = {}
  for name, value in pairs(act) do
    if name ~= "key" then times[name] = value end
  end
  times.n = { "times", n = act.n, of = node.n }
  w:under(amount.expr and amount.expr .. " > 0", function() w:effect(times, "you") end)
end
language.amounts.times = function(w, node)
  local amount = w:amount(node.of)
  if node.n == 1 then return amount end
  return { expr = amount.expr and node.n .. " * " .. amount.expr, lua = node.n .. " * " .. amount.lua }
end

return {}
