-- Chaos tokens: what the scenario's card says of a symbol, and investigators of the elder sign. First comes a modifier, then
-- effects: at once, or with the result of the test.

local chart = require "import/chart"
local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local amounts, conditions = language.amounts, language.conditions

local function is_sign(w) return w.kind == "symbol" or w.kind == "elder_sign" end

local example = language.example

local TOKENS = { skull = true, cultist = true, tablet = true, elder_thing = true, auto_fail = true, elder_sign = true,
  bless = true, curse = true, frost = true }
local NUMBERS = { ["+1"] = "plus_1", ["0"] = "zero", ["-1"] = "minus_1", ["-2"] = "minus_2", ["-3"] = "minus_3",
  ["-4"] = "minus_4", ["-5"] = "minus_5", ["-6"] = "minus_6" }
language.lexical("symbol", function(token)
  if token.class == "icon" and TOKENS[token.value] then return token.value end
  -- "+1" and "0" in quotation marks, with or without a comma
  local number = token.class == "quote" and token.value:match "^([+-]?%d),?$"
  return number and NUMBERS[number] or nil
end, function(value)
  for number, id in pairs(NUMBERS) do
    if id == value then return '"' .. number .. '"' end
  end
  return "[" .. value .. "]"
end)

-- --- modifiers -----------------------------------------------------------------------------------------------------------

local function modifier(name, text, means, sample, near)
  production { name = "modifier: " .. name, of = "modifier", text = text, means = means, example = sample, near = near }
end
modifier("a number", "{n:signed}", { "modifier", n = "$n" }, "reference: [skull]: -2.", "reference: [skull]: -2 or -3.")
modifier("zero", "0", { "no_modifier" }, "reference: [cultist]: 0. If you fail, take 1 horror.")
modifier("for each", "{n:signed} {c:per}", { "modifier_each", n = "$n", each = "$c" },
  "reference: [tablet]: -1 for each enemy at your location.", "reference: [tablet]: -1 for each card at your location.")
modifier("for each, at most", "{n:signed} {c:per} ( max {m:signed} )",
  { "modifier_each", n = "$n", each = "$c", most = "$m" },
  "reference: [tablet]: -1 for each clue you control (max -4).", "reference: [tablet]: -1 for each clue you control (min -4).")
modifier("another if", "{n:signed} ( {m:signed} instead if {c:condition} )",
  { "modifier_if", n = "$n", other = "$m", condition = "$c" },
  "reference: [skull]: -1 (-3 instead if there is a [[Ghoul]] enemy at your location).",
  "reference: [skull]: -1 (-3 instead if there is a [[Ghoul]] asset).")
modifier("failure if", "{n:signed} ( if {c:condition} , you automatically fail instead )",
  { "modifier_or_failure", n = "$n", condition = "$c" },
  "reference: [skull]: -2 (if you have no clues, you automatically fail instead).")
modifier("minus x", "-x", { "x", sign = -1 }, "reference: [skull]: -X. X is the number of [[Ghoul]] enemies in play.",
  "reference: [skull]: -X. If you fail, take 1 horror.")
modifier("plus x", "+x", { "x", sign = 1 })
modifier("minus x, where", "-x , where x is {a:amount}", { "modifier_x", sign = -1, amount = "$a" },
  "reference: [skull]: -X, where X is the amount of horror on you.")

-- What some words and sets of `you` are for whoever takes the test: the scenario's card belongs to nobody.
local HERE = "place(it) == place(test.tester)"
local OF_TESTER = {
  enemies_here = { "enemies", HERE }, here = { "investigators", HERE },
  connecting = { "locations", "connected(place(test.tester), it)" },
  my_assets = { "in_play", "it is asset and it.controller == test.tester" },
  hand = { "hands", "bearer(it) == test.tester" },
}
local SAFE = { enemies = true, investigators = true, locations = true, in_play = true, victory = true }
local OVER_SETS = { count = true, any = true, all = true, sum = true, most = true, least = true, first = true }

-- An expression of `you` as one of the tester.
local function of_tester(w, expression)
  expression = expression:gsub("([%a_]+)%(([%a_]+)([:)])", function(f, set, mark)
    if not OVER_SETS[f] then return nil end
    local other = OF_TESTER[set]
    if not other then
      if not SAFE[set] then w:refuse("this cannot be counted for a chaos token") end
      return nil
    end
    return f .. "(" .. other[1] .. ": " .. other[2] .. (mark == ":" and " and" or ")")
  end)
  expression = (" " .. expression .. " "):gsub("([^%w_.])here([^%w_(])", "%1place(test.tester)%2")
  expression = expression:gsub("([^%w_.])you([^%w_(])", "%1test.tester%2"):sub(2, -2)
  if expression:find "%f[%w_]my_turn%f[^%w_]" then w:refuse("this cannot be asked for a chaos token") end
  return expression
end

local function expression_of(w, what)
  if not what.expr then w:refuse("this cannot be counted for a chaos token") end
  return w.kind == "symbol" and of_tester(w, what.expr) or what.expr
end

local function grouped(expression)
  if expression:find " " and not expression:find "^%a+%b()$" then return "(" .. expression .. ")" end
  return expression
end

-- "0 - 2 * here.clues": n of them.
local function times(n, expression)
  local product = (math.abs(n) == 1 and "" or math.abs(n) .. " * ") .. grouped(expression)
  return n < 0 and "0 - " .. product or product
end

local write = {}
function write.modifier(_, node) return node.n ~= 0 and (node.n > 0 and node.n or "0 - " .. -node.n) or nil end
function write.no_modifier() return nil end
function write.modifier_each(w, node)
  local each = expression_of(w, w:amount(node.each))
  if node.most then
    if node.most * node.n <= 0 or node.most % node.n ~= 0 then w:refuse("is this the most?") end
    each = "min(" .. node.most / node.n .. ", " .. each .. ")"
  end
  return times(node.n, each)
end
function write.modifier_if(w, node)
  local condition = expression_of(w, w:condition(node.condition))
  local base = node.n < 0 and "0 - " .. -node.n or tostring(node.n)
  local more = node.other - node.n
  if more == 0 then w:refuse("both numbers are the same") end
  return base .. (more < 0 and " - " or " + ") .. math.abs(more) .. " * (" .. condition .. ")"
end
function write.modifier_or_failure(w, node) return write.modifier(w, node) end
function write.modifier_x(w, node) return times(node.sign, expression_of(w, w:amount(node.amount))) end

-- --- what is counted -------------------------------------------------------------------------------------------------------

local function amount(name, text, means)
  production { name = "amount: " .. name, of = "amount", text = text, means = means }
end
amount("doom in play", "the <total|> <number|amount> of doom in play", { "doom_in_play" })
example("doom in play", "reference: [skull]: -X. X is the total number of doom in play.")
function amounts.doom_in_play() return { expr = "doom_in_play" } end
for _, of in ipairs { "enemy", "location" } do
  amount("counters on each " .. of, "the <total|> <number|amount> of {c:counter} <on|among> {s:things_" .. of .. "}",
    { "sum_on", counter = "$c", set = "$s" })
  amount("most counters on " .. of, "the highest <number|amount> of {c:counter} on <a|an> {s:thing_" .. of .. "}",
    { "most_on", counter = "$c", set = "$s" })
end
example("counters on each", "reference: [skull]: -X. X is the total number of doom on [[Cultist]] enemies in play.",
  "reference: [skull]: -X. X is the total number of doom on [[Cultist]] assets.")
example("most counters", "reference: [skull]: -X. X is the highest number of doom on a [[Cultist]] enemy in play.")
local function over(f)
  return function(w, node)
    local parts = things.said(w, node.set, "it", "expr")
    local each = "it." .. node.counter
    if #parts > 0 then each = each .. " * (" .. table.concat(parts, " and ") .. ")" end
    return { expr = f .. "(" .. things.base(w, node.set) .. ": " .. each .. ")" }
  end
end
amounts.sum_on, amounts.most_on = over "sum", over "most"
amount("half", "half <of|> {a:amount} ( rounded up )", { "half", of = "$a" })
example("half", "reference: [skull]: -X. X is half the amount of horror on you (rounded up).",
  "reference: [skull]: -X. X is half the amount of horror on you.")
function amounts.half(w, node)
  local whole = w:amount(node.of)
  return { expr = whole.expr and "(" .. whole.expr .. " + 1) / 2" }
end
amount("twice", "twice {a:amount}", { "twice", of = "$a" })
example("twice", "reference: [skull]: -X. X is twice the amount of horror on you.")
function amounts.twice(w, node)
  local whole = w:amount(node.of)
  return { expr = whole.expr and times(2, whole.expr) }
end
amount("higher than", "{n:digits} higher than {a:amount}", { "plus", n = "$n", of = "$a" })
amount("number of the agenda", "the <number of the current agenda|current agenda #>", { "agenda_number" })
amount("number of the act", "the <number of the current act|current act #>", { "act_number" })
amount("vengeance", "the number of vengeance points in the victory display", { "vengeance" })
example("vengeance", "reference: [skull]: -X. X is the number of vengeance points in the victory display.")
amount("base shroud", "the base shroud value of your location", { "base_shroud_here" })
function amounts.base_shroud_here() return { expr = "base_now(shroud, here)" } end
production { name = "clue of yours", of = "counted", text = "clue you control", means = { "yours", counter = "clues" } }
example("x is, max", "reference: [skull]: -X. X is the number of locations in play (max 4).")
for _, words in ipairs { ", to a minimum of {m:digits}", "( min {m:digits} )" } do
  production { name = "x is, min", of = "x_is", text = "x is {a:amount} " .. words,
    means = { "x_is", amount = { "at_least", of = "$a", least = "$m" } } }
end
example("x is, min", "reference: [skull]: -X. X is the amount of horror on you, to a minimum of 2.")
function amounts.at_least(w, node)
  local inner = w:amount(node.of)
  return { expr = inner.expr and "max(" .. node.least .. ", " .. inner.expr .. ")" }
end

-- --- effects only of tokens ----------------------------------------------------------------------------------------------------

production { name = "reveal an additional one", of = "clause", text = "reveal an additional <|chaos> token",
  means = { "reveal_another", additional = true } }
production { name = "reveal another", of = "clause", text = "reveal another <|chaos> token",
  means = { "reveal_another" }, example = "reference: [cultist]: Reveal another token. If you fail, take 1 horror.",
  near = "reference: [cultist]: Reveal each token. If you fail, take 1 horror." }
function effects.reveal_another(w)
  if not is_sign(w) or w.place.result then w:refuse("for which test is it revealed?") end
  w:emit "reveal_another()"
end

for result, words in pairs { failure = { "fail", "fails" }, success = { "succeed", "succeeds" } } do
  for _, instead in ipairs { false, true } do
    production { name = "automatic " .. result .. (instead and " instead" or ""), of = "clause",
      text = "<you automatically " .. words[1] .. " <|this test|this skill test>|this <|skill> test automatically " ..
        words[2] .. ">" .. (instead and " <|,> instead" or ""),
      means = { "automatic", result = result, instead = instead } }
  end
end
example("automatic", "reference: [tablet]: -2. If you have no clues, you automatically fail instead.",
  "asset: [free] Exhaust this asset: You automatically fail.")
example("automatic success", "investigator: [elder_sign] effect: +1. If you have no clues, you automatically succeed.")
example("automatic in a test",
  "treachery: Revelation - Test [willpower] (3). If you reveal a [skull] token during this test, you automatically fail. If you fail, take 2 horror.")
function effects.automatic(w, node)
  if w.place.result == "revealed" and w.depth == 0 and not node.instead then
    w:would_change()
  elseif not is_sign(w) or w.place.result then
    w:refuse("which test is meant?")
  end
  w:emit("automatic_" .. node.result .. "()")
end

-- "This is an attack against a Ghoul enemy", of the test in progress.
production { name = "condition: this test", of = "condition", text = "{s:sort_of_test}", means = "$s" }
example("the kind of test", "reference: [tablet]: -2. If you fail and this is an attack or evasion attempt, take 1 damage.",
  "reference: [tablet]: -2. If you fail and this is an attack or investigation attempt, take 1 damage.")
for name, sort in pairs { ["an attack"] = { 1 }, ["<an evasion attempt|an evasion>"] = { 2 }, ["an investigation"] = { 3 },
  ["<an attack or evasion attempt|an attack or evasion>"] = { 1, 2 } } do
  local means = { "sort", unpack(sort) }
  production { name = "condition: revealed during " .. name, of = "condition",
    text = "<this token|it> is revealed during " .. name, means = means }
  if sort[1] < 3 then
    production { name = "condition: " .. name .. " against", of = "condition",
      text = "<this is|this token is revealed during> " .. name .. " against <a|an> {s:thing_enemy}",
      means = { "sort_against", sort = means, set = "$s" } }
  end
end
example("revealed during", "reference: [tablet]: -2. If this token is revealed during an investigation, take 1 horror.",
  "reference: [tablet]: -2. If that token is revealed during an investigation, take 1 horror.")
example("against", "reference: [tablet]: -2. If you fail and this is an attack or evasion attempt against a [[Ghoul]] enemy, take 1 damage.")
function conditions.sort(w, node)
  if not is_sign(w) then w:refuse("which test is meant?") end
  local parts = {}
  for i = 2, #node do parts[#parts + 1] = 'current("test").kind == ' .. node[i] end
  return { lua = #parts > 1 and "(" .. table.concat(parts, " or ") .. ")" or parts[1] }
end
function conditions.sort_against(w, node)
  if node.set.at then w:refuse("where is it?") end
  local parts = { conditions.sort(w, node.sort).lua, 'current("test").target' }
  for _, part in ipairs(things.said(w, node.set, 'current("test").target', "lua")) do parts[#parts + 1] = part end
  return { lua = w.all(parts) }
end

-- --- conditions that tokens ask for ------------------------------------------------------------------------------------------

local function condition(name, text, means, sample, near)
  production { name = "condition: " .. name, of = "condition", text = text, means = means, example = sample, near = near }
end
for _, harm in ipairs { "damage", "horror" } do
  condition("no " .. harm .. " of yours", "you have no " .. harm .. " <on you|>",
    { "unharmed", counter = harm },
    harm == "damage" and "reference: [skull]: -3. If you have no damage on you, take 1 damage." or nil)
end
function conditions.unharmed(w, node)
  return conditions.counter(w, { of = "you", counter = node.counter, range = { "==", n = 0 } })
end
for _, counter in ipairs { "doom", "horror", "damage" } do
  condition(counter .. " here", "there is " .. counter .. " on your location",
    { "counter", of = "here", counter = counter, range = { ">=", n = 1 } },
    counter == "doom" and "reference: [skull]: -1 (-3 instead if there is doom on your location)." or nil)
end
condition("haunted", "your location is haunted", { "haunted_here" },
  "reference: [skull]: -1 (-3 instead if your location is haunted).", "reference: [skull]: -1 (-3 instead if your hand is haunted).")
function conditions.haunted_here(w)
  w:needs_you()
  return { expr = "here is haunted", lua = 'you.place:is "haunted"' }
end
condition("an enemy engaged with you", "<a|an> {s:core_enemy} is engaged with you", { "engaged_with", set = "$s" },
  "reference: [skull]: -2. If a [[Cultist]] enemy is engaged with you, reveal another token.")
condition("vengeance", "there <are|is> {r:range} vengeance points in the victory display", { "vengeance_is", range = "$r" },
  "reference: [skull]: -1 (-3 instead if there are 3 or more vengeance points in the victory display).")
function conditions.vengeance_is(_, node)
  return { expr = "vengeance_points " .. node.range[1] .. " " .. node.range.n }
end
example("something is here", "reference: [skull]: -2. If you fail and Night Porter is at your location, take 1 horror.",
  "reference: [skull]: -2. If you fail and Night Hall is near your location, take 1 horror.")

-- --- results ---------------------------------------------------------------------------------------------------------------------

production { name = "a result", of = "symbol_line", text = "{o:outcome}", means = "$o" }
for of, words in pairs { success = { "<you succeed|this <|skill> test is successful|this <|skill> test succeeds|the test succeeds>", "you succeed" },
  fail = { "<you fail|you fail this test|this <|skill> test fails>", "you fail" } } do
  production { name = "with the result " .. of, of = "symbol_line", text = "if " .. words[1] .. " , {x:sentence}",
    means = { "outcome", of = of, what = "$x" } }
  production { name = "with the result, and if, " .. of, of = "symbol_line",
    text = "if " .. words[1] .. " <|,> and {c:condition} , {x:sentence}",
    means = { "outcome", of = of, what = { "if", condition = "$c", what = "$x" } } }
end
example("unless by",
  "reference: [cultist]: -2. If you do not succeed by at least 2, take 1 horror.",
  "reference: [cultist]: -2. If you do not succeed by 2, take 1 horror.")
example("what belongs to the result",
  "reference: [cultist]: -2. If you fail, place 1 doom on the current agenda. This effect can cause the current agenda to advance.",
  "reference: [cultist]: -2. If you fail, place 1 doom on the current agenda. Take 1 horror.")
example("if you fail and", "reference: [tablet]: -4. If you fail and there is an enemy at your location, take 1 damage.")
example("elder sign", "investigator: [elder_sign] effect: +1. If you succeed by 2 or more, discover 1 clue at your location.",
  "investigator: [elder_sign] effect: +1. If you succeed by luck, discover 1 clue at your location.")
example("elder sign for each", "investigator: [elder_sign] effect: +1 for each resource you have.")
example("elder sign at once", "investigator: [elder_sign] effect: +2. You may heal 1 horror. If you fail, draw 1 card.")

-- --- doom and clues on places -----------------------------------------------------------------------------------------------------

frame { name = "place doom on a location", text = "*place {n:count} doom on {l:location}",
  means = function(p) return p.l[1] ~= "me" and p.l[1] ~= "it" and { "doom_on_place", n = p.n, on = p.l } or nil end,
  take = function(node) return type(node) == "table" and node[1] == "doom_on_place" and { n = node.n, l = node.on } or nil end,
  example = "reference: [elder_thing]: -3. If you fail, place 1 doom on your location.",
  near = "reference: [elder_thing]: -3. If you fail, place 1 doom on her location." }
function effects.doom_on_place(w, node)
  things.one(w, node.on, "location", "Place doom where?", function(place)
    w:emit("place_doom(" .. place .. ", " .. w:number(node.n) .. ")")
  end)
end
frame { name = "place clues from the pool",
  text = "*place {n:count} clue<s> <from the token pool|( from the token pool )|( from the token bank )> on " ..
    "{l:location}",
  means = { "clues_on_place", n = "$n", on = "$l" },
  example = "reference: [tablet]: -3. If you fail, place 1 clue (from the token pool) on the nearest [[Woods]] location.",
  near = "reference: [tablet]: -3. If you fail, place 1 clue (from your hand) on the nearest [[Woods]] location." }
frame { name = "place clues, from the pool",
  text = "*place {n:count} clue<s> on {l:location} <( from the token pool )|( from the token bank )>",
  means = { "clues_on_place", n = "$n", on = "$l" } }
function effects.clues_on_place(w, node)
  things.one(w, node.on, "location", "Place clues where?", function(place)
    w:emit(place .. ':add("clues", ' .. w:number(node.n) .. ")")
  end)
end
frame { name = "place doom that may advance, said shortly",
  text = "*place {n:number} doom on the current agenda ( this <may|can> cause the current agenda to advance )",
  means = { "doom_and_check", n = "$n" },
  example = "reference: [cultist]: -3. If you fail, place 1 doom on the current agenda (this may cause the current agenda to advance)." }
example("ready each enemy", "reference: [tablet]: -3. Ready each [[Cultist]] enemy engaged with you.")
for _, of in ipairs { "enemy", "location" } do
  frame { name = "place doom on each " .. of, text = "*place {n:count} doom on {e:each_" .. of .. "}",
    means = { "doom_on_each", n = "$n", on = "$e" },
    example = of == "enemy" and "reference: [elder_thing]: -3. Place 1 doom on each [[Cultist]] enemy." or nil }
end
function effects.doom_on_each(w, node)
  w:would_change(things.any_to_change(w, node.on.set))
  things.each(w, node.on.set, function(x) w:emit("place_doom(" .. x .. ", " .. w:number(node.n) .. ")") end)
end

-- --- the line --------------------------------------------------------------------------------------------------------------------

local function modifier_of(ability, tools, said)
  local first = said[1] or tools.refuse("it is empty")
  if not chart.parse(language.grammar, first, "modifier") then
    -- "Reveal another token" has no number.
    if chart.parse(language.grammar, first, "sentence") or #said > 1 and ability.kind == "symbol" then return nil, 1 end
  end
  local node, words = ability:understand(first, "modifier")
  ability.said[1] = words
  if node[1] ~= "x" then return node, 2 end
  local second = said[2]
  if not second or second[1].word ~= "x" then tools.refuse("what is X?") end
  local is
  is, words = ability:understand(second, "x_is")
  ability.said[2] = words
  return { "modifier_x", sign = node.sign, amount = is.amount }, 3
end

-- What is said behind a result belongs to it: only what is no effect of its own can stand there.
local function continue(last, node)
  local does = node[1] == "does" and node.what or node
  if does[1] == "shuffle_encounter_deck" or does[1] == "shuffle" then
    local before = last.what[1] == "does" and last.what.what or last.what
    return before[1] == (does[1] == "shuffle" and "search" or "search_encounter")   -- a search shuffles by itself
  end
  if does[1] ~= "check_doom" or last.what[1] ~= "does" or last.what.what[1] ~= "doom_on_agenda" then return false end
  last.what = { "does", who = last.what.who, what = { "doom_and_check", n = last.what.what.n } }
  return true
end

-- What each result of the test brings, and what happens at once.
local function parts_of(ability, tools, said, from)
  local parts, last = { effect = {}, success = {}, fail = {} }, nil
  for i = from, #said do
    if said[i].aside then tools.refuse("something in brackets") end
    local is_result = chart.parse(language.grammar, said[i], "symbol_line")
    local node, words = ability:understand(said[i], is_result and "symbol_line" or "sentence")
    ability.said[#ability.said + 1] = words
    if node[1] == "outcome" and node.of == "unless" then
      table.insert(parts.fail, { "outcome", of = "fail", what = node.what })
      table.insert(parts.success, { "outcome", of = "success", by = { "<", n = node.n }, what = node.what })
      last = { what = {} }
    elseif node[1] == "outcome" and node.of == "after" then
      tools.refuse("a chaos token has no further abilities")
    elseif node[1] == "outcome" then
      last = { of = node.of, by = node.by, what = node.what }
      table.insert(parts[node.of], last)
    elseif last and not is_result then
      if not continue(last, node) then tools.refuse("does this depend on the result of the test?") end
    elseif is_result then
      tools.refuse("this test has no such result")
    else
      local before = parts.effect[#parts.effect]
      if not (before and continue(before, node)) then table.insert(parts.effect, { what = node }) end
    end
  end
  return parts
end

-- Does it reveal another token, and under which condition?
local function another(ability, nodes)
  for _, node in ipairs(nodes) do
    local what = node.what
    if what[1] == "reveal_another" then return { "another", "true" } end
    if what[1] == "if" and what.what[1] == "reveal_another" then
      local condition = ability:writer({}):condition(what.condition).lua
      return condition and { "another", "function() local test = current \"test\" local you = test and test.tester " ..
        "return you ~= nil and " .. condition .. " end" }
    end
  end
end

--- language.symbol(tools, facts, list): result. What is said behind a symbol: fields of its effect.
function language.symbol(tools, facts, list)
  local ability = tools.new(facts, facts.type == "investigator" and "elder_sign" or "symbol")
  local said = tools.sentences(list)
  local node, from = modifier_of(ability, tools, said)
  local fields = ability.fields
  if node then
    local number = write[node[1]](ability:writer {}, node)
    if number then
      fields[1] = { "modifier", type(number) == "number" and tostring(number) or '"' .. number .. '"' }
    end
  end
  local parts = parts_of(ability, tools, said, from)
  if node and node[1] == "modifier_or_failure" then
    table.insert(parts.effect, 1, { what = { "if", condition = node.condition, what = { "automatic", result = "failure" } } })
  end
  local again = ability.kind == "symbol" and another(ability, parts.effect)
  if again then
    fields[#fields + 1] = again
    if #parts.effect == 1 then parts.effect = {} end
  end
  for _, name in ipairs { "effect", "fail", "success" } do
    local w = ability:writer { place = { result = name ~= "effect" and name or nil } }
    for _, each in ipairs(parts[name]) do
      if each.by then
        w:block("if event.amount " .. each.by[1] .. " " .. each.by.n .. " then", function() w:effect(each.what) end)
      else
        w:effect(each.what)
      end
    end
    if w.last then w:emit(w.last) end
    if w.beside then tools.refuse("a chaos token has no further abilities") end
    w:join()
    if w.together then   -- a token has no field for it
      for i, line in ipairs(w.lines) do w.lines[i] = "  " .. line end
      table.insert(w.lines, 1, w.indent .. "together(function()")
      w:emit "end)"
    end
    if #w.lines > 0 then fields[#fields + 1] = { name, lines = w.lines, as = "target" } end
  end
  local text = ability:text():gsub("^([+-])x", "%1X")
  return { fields = fields, text = text, sentences = #said }
end

return {}
