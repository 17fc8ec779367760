-- How effects are put together: "and", "you may", "if ..., ...", "for each ...". A sentence is a clause or several; in a
-- clause somebody does something.

local language = require "import/language"
local things = require "import/subjects/things"
local writer = require "import/writer"
local production, effects, builder = language.production, language.effects, language.builder

-- A search of which the text says what is shuffled; tricks.lua and kit.lua have its words.
local function with(node, what)
  local copy = {}
  for name, value in pairs(node) do
    if name ~= "key" then copy[name] = value end
  end
  if copy[1] == "does" then copy.what = with(copy.what, what) else copy[what] = true end
  return copy
end

--- language.shuffles(before, node): boolean. Does what was done before shuffle the deck, so that the words of this node add
--- nothing? Of a search of one of two piles it is said that it is shuffled "if it is searched".
local SEARCHES = { search = true, search_play = true, search_enter = true }
function language.shuffles(before, node)
  if node[1] == "shuffle_encounter_deck" then return before[1] == "search_top_encounter" end
  if node[1] == "shuffle" and node.searched then return before[1] == "search_either" end
  return SEARCHES[before[1]] and (node[1] == "shuffle" or node[1] == "shuffle_rest") or false
end

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
  -- Whoever searches a deck shuffles it, said or not.
  local function act(part) return part and (part[1] == "does" and part.what or part) end
  for i = #list, 3, -1 do
    local before, this = act(list[i - 1]), act(list[i])
    if before[1] == "search" and before.draw and this[1] == "shuffle_rest" then
      list[i - 1] = with(list[i - 1], "rest")
      table.remove(list, i)
    elseif language.shuffles(before, this) and this[1] == "shuffle" then
      list[i - 1] = with(list[i - 1], "shuffled")
      table.remove(list, i)
    end
  end
  if #list == 2 then return list[2] end
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
production { name = "you do, said", of = "clause", text = "you {x:act}",
  means = { "does", who = { "you" }, what = "$x" } }
production { name = "somebody does", of = "clause", text = "{who:person} <|must> {x:acts_list}",
  means = { "does", who = "$who", what = "$x" },
  example = "agenda: Forced - When the round ends: Each investigator loses 1 resource and takes 1 horror.",
  near = "agenda: Forced - When the round ends: Each investigators loses 1 resource." }
production { name = "somebody must", of = "clause", text = "{who:person} must {x:act}",
  means = { "does", who = "$who", what = "$x" },
  example = "agenda: Forced - When the round ends: The lead investigator must take 1 horror.",
  near = "agenda: Forced - When the round ends: The lead investigator must take 1 horror and lose 1 resource." }

-- What one does so many times is a sentence of its own; beside other things the amount is that of one of them.
production { name = "clauses", of = "sentence", text = "{x:clauses}",
  means = function(p) return not (p.x[1] == "does" and p.x.what.many_times) and p.x or nil end,
  take = function(node) return { x = node } end }
production { name = "may", of = "sentence", text = "you may {x:clauses}", means = { "may", what = "$x" },
  example = "asset: [reaction] After you defeat an enemy: You may draw 1 card and gain 1 resource." }
production { name = "if", of = "sentence", text = "if {c:condition} , {x:sentence}",
  means = { "if", condition = "$c", what = "$x" } }
-- Of several things that are said before it, "if ..." and "for each ..." may be said of the last alone.
local function is_one(node) return node[1] ~= "seq" and not (node[1] == "does" and node.what[1] == "seq") end
production { name = "if, behind", of = "sentence", text = "{x:clauses} if {c:condition}",
  means = function(p) return is_one(p.x) and { "if", condition = p.c, what = p.x } or nil end,
  take = function(node)
    return node[1] == "if" and is_one(node.what) and { c = node.condition, x = node.what } or nil
  end,
  example = "treachery: Revelation - Take 1 horror if you have no clues.",
  near = "treachery: Revelation - Take 1 horror and lose 1 resource if you have no clues." }
-- A bonus for the test in progress is one bonus that varies; more.lua has its words.
local function is_bonus(node) return node[1] == "boost" or node[1] == "boost_performer" end
production { name = "for each", of = "sentence", text = "{n:per} , {x:clause}",
  means = function(p) return not is_bonus(p.x) and { "for_each", n = p.n, what = p.x } or nil end,
  take = function(node) return node[1] == "for_each" and { n = node.n, x = node.what } or nil end }
production { name = "for each, behind", of = "sentence", text = "{x:clause} {n:per}",
  means = function(p) return is_one(p.x) and not is_bonus(p.x) and { "for_each", n = p.n, what = p.x } or nil end,
  take = function(node) return node[1] == "for_each" and is_one(node.what) and { n = node.n, x = node.what } or nil end,
  example = "event: Gain 1 resource for each enemy at your location.",
  near = "event: Each investigator draws 1 card and gains 1 resource for each enemy at your location." }

production { name = "either", of = "sentence",
  text = "<you must either|you must choose either|you must either ( choose one ) :> {a:clauses} <|,> or {b:clauses}",
  means = { "either", a = "$a", b = "$b" },
  example = "treachery: Revelation - You must either take 2 horror or lose 3 resources.",
  near = "treachery: Revelation - You must either take 2 horror." }
production { name = "may either", of = "sentence",
  text = "you may <either|either ( choose one ) :> {a:clauses} <|,> or {b:clauses}",
  means = { "may_either", a = "$a", b = "$b" } }

-- Without "either" or a comma, "A and B or C" has two meanings.
local function of_single(kind)
  return function(p) return p.a[1] ~= "seq" and p.b[1] ~= "seq" and { kind, a = p.a, b = p.b } or nil end
end
local function nowhere() end
production { name = "may do one of two, shortly", of = "sentence", text = "you may {a:clauses} or {b:clauses}",
  means = of_single "may_either", take = nowhere }
production { name = "may do one of two", of = "sentence", text = "you may {a:clauses} , or {b:clauses}",
  means = { "may_either", a = "$a", b = "$b" },
  example = "asset: [action]: <b>Fight.</b> If you succeed, you may draw 1 card or gain 1 resource.",
  near = "asset: [action]: <b>Fight.</b> If you succeed, you may draw 1 card or." }
production { name = "one of two, shortly", of = "sentence", text = "{a:clauses} or {b:clauses}",
  means = of_single "choose_one", take = nowhere,
  example = "event: Draw 1 card or gain 2 resources.", near = "event: Draw 1 card and gain 1 resource or heal 1 horror." }
production { name = "one of two, parted", of = "sentence", text = "{a:clauses} , or {b:clauses}",
  means = { "choose_one", a = "$a", b = "$b" }, take = nowhere }
production { name = "one of two", of = "sentence",
  text = "<either|either ( choose one ) :> {a:clauses} <,|> or {b:clauses}",
  means = { "choose_one", a = "$a", b = "$b" },
  example = "asset: [reaction] After you evade an enemy, exhaust this asset: Either draw 1 card or gain 1 resource." }
-- Hidden cards are not discarded at random.
local NOT_HIDDEN = "any(hand: it is not hidden)"
local function not_hidden(name)
  return '#filter(cards_in("hand", ' .. name .. '), function(card) return not card:is "hidden" end) > 0'
end
-- Could it change something? Of the expressions of effects, those that Lua can say as shortly.
local function in_lua(w, expression)
  local function say(text)
    local known = w.in_lua and w.in_lua[text] or writer.able_of(text, "you")
    if known then return known end
    local set = text:match "^any%(([%w_]+)%)$"
    if set then return 'any("' .. set .. '", you)' end
    if text == NOT_HIDDEN then return not_hidden "you" end
    if text == "discoverable_here" then return "(" .. writer.discoverable().lua "you.place" .. ")" end
    if text:find "^you%.[%w_]+ [><=]+ %d+$" or text:find "^me%.[%w_]+$" or text:find "^me%.[%w_]+ [><=]+ %d+$" or text:find "^not me%.[%w_]+$" then return text end
    local here, test = text:match "^here(%.[%w_]+)( [><=]+ %d+)$"
    if here then return "you.place" .. here .. test end
    local kind = text:match "^(%l+)_left > 0$"
    return kind and 'tokens_left("' .. kind .. '") > 0' or nil
  end
  return writer.reworded(expression, say) or w:refuse "it cannot be asked whether this changes anything"
end

language.in_lua = in_lua

--- control.option(w, node, is_free?, words?). One of the options of a choice; returns when it changes something.
local function option(w, node, is_free, words)
  words = words or w.english(node, "clauses", "point_clause")
  local changes, asks, paying, offered = w.changes, w.asks, w.paying, w.offered_depth
  w.changes, w.asks, w.paying = {}, not is_free, nil
  w.offered_depth = is_free and w.depth == 0 and 1 or nil
  local mark = #w.lines + 1
  w:emit ""
  w:block("  effect = function()", function() w:effect(node) end, "  end },")
  -- Whatever else an option brings, what is paid for it must be there.
  local changed = w.paying or w:changed()
  w.changes, w.asks, w.paying, w.offered_depth = changes, asks, paying, offered
  w.lines[mark] = w.indent .. "  { " .. w:quote(words:sub(1, 1):upper() .. words:sub(2)) .. "," ..
    (changed and not is_free and " can = " .. in_lua(w, changed) .. "," or "")
  return changed or "true"
end
local function either(name, verb)
  effects[name] = function(w, node)
    w:needs_you()
    if verb == "must" then
      w:would_change()
      w:emit 'must_choose(you, "What do you choose?", {'
      option(w, node.a)
      option(w, node.b)
      w:emit "})"
    else
      local changes = {}
      w:emit 'choose_one(you, "What do you choose?", {'
      for _, part in ipairs { node.a, node.b } do changes[#changes + 1] = option(w, part, true) end
      w:emit '  { "Neither", effect = function() end },'
      w:emit "})"
      for _, change in ipairs(changes) do w:would_change(change ~= "true" and change or nil) end
    end
  end
end
function effects.choose_one(w, node)
  w:needs_you()
  local changes = {}
  w:emit 'choose_one(you, "What do you choose?", {'
  for _, part in ipairs { node.a, node.b } do
    changes[#changes + 1] = option(w, part, true)
  end
  w:emit "})"
  for _, change in ipairs(changes) do w:would_change(change ~= "true" and change or nil) end
end
either("either", "must")
either("may_either", "may")

local MAXIMUM = " <<( to a maximum of {m:number} )|, to a maximum of {m:number}|( max {m:number} )|( maximum {m:number} )> <|damage|horror|resources|cards>|( to a maximum of {m:number} <damage|horror|resources|cards> )>"
production { name = "for each, at most", of = "sentence", text = "{n:per} , {x:clause}" .. MAXIMUM,
  means = { "for_each", n = { "at_most", of = "$n", most = "$m" }, what = "$x" } }
production { name = "for each, behind, at most", of = "sentence", text = "{x:clause} {n:per}" .. MAXIMUM,
  means = { "for_each", n = { "at_most", of = "$n", most = "$m" }, what = "$x" },
  example = "event: Gain 1 resource for each enemy at your location (to a maximum of 3)." }
production { name = "otherwise", of = "otherwise", text = "otherwise , {x:sentence}",
  means = { "otherwise", what = "$x" },
  example = "treachery: Revelation - If you have no clues, take 1 horror. Otherwise, place 1 of your clues on your location." }

function effects.if_else(w, node)
  local condition = w:condition(node.condition)
  if not condition.lua then w:refuse("this condition cannot be asked inside an effect") end
  w:emit("if " .. condition.lua .. " then")
  local function branch(part)
    local indent, depth, bound = w.indent, w.depth, w.bound
    w.indent, w.depth, w.bound = indent .. "  ", depth + 1, { unpack(bound) }
    w:effect(part)
    w.indent, w.depth, w.bound = indent, depth, bound
  end
  branch(node.what)
  w:emit "else"
  branch(node.other)
  w:emit "end"
end

function effects.seq(w, node, who)
  for i = 2, #node - 1 do
    -- "They may draw 1 card and gain 1 resource", "they must ...": what follows is theirs, too.
    local one, next_one = node[i], node[i + 1]
    if one[1] == "does" and one.who[1] ~= "you" and next_one[1] == "does" and next_one.who[1] == "you" then
      w:refuse("who does what comes then?")
    end
  end
  -- Several things joined by "and" happen at the same time.
  if who ~= "you" or w.whole == node then
    w.together = w.together or w.whole == node
    things.in_order(w, node, 2, function(part) w:effect(part, who) end)
  else
    w:block("together(function()", function()
      things.in_order(w, node, 2, function(part) w:effect(part, who) end)
    end, "end)")
  end
end

-- What was said of `you`, as Lua of somebody else, and as an expression of `it`; nil if that cannot be said.
local function said_of(list, name)
  local function say(text)
    local able, set = writer.able_of(text, name), text:match "^any%(([%w_]+)%)$"
    if able then return able end
    if set and name ~= "it" then return 'any("' .. set .. '", ' .. name .. ")" end
    if text == NOT_HIDDEN then return name ~= "it" and not_hidden(name) or nil end
    if set == "deck" then return "any(decks: it.owner == that)" end
    return text:find "^you%.[%w_%.%+ ]+ > 0$" and text:gsub("you%.", name .. ".") or nil
  end
  local out = {}
  for i, expression in ipairs(list) do
    out[i] = writer.reworded(expression, say)
    if not out[i] then return nil end
  end
  return table.concat(out, " or ")
end

--- language.said_of_other(list, name): string?. The same for other subjects.
language.said_of_other = said_of

--- things.stands_alone(nodes): boolean. Does something come after the first effect that has nothing to do with it? Then
--- the ability can be used though the first finds nothing to be done to. What is chosen has to be there (Rules
--- Reference: Target).
function things.stands_alone(nodes)
  local list = #nodes == 1 and nodes[1][1] == "seq" and { unpack(nodes[1], 2) } or nodes
  local first = list[1]
  if not first or first[1] == "does" and first.what[1] == "choose" then return false end
  local alone = false
  for i = 2, #list do
    if list[i][1] == "then" or things.refers(list[i]) then return false end
    alone = true
  end
  return alone
end

-- What several people do at the same time, without a test between (Rules Reference: Priority of Simultaneous
-- Resolution).
local ANSWERED = { draw = true, gain = true, discard_from_hand = true, discard_random = true, heal = true,
  heal_both = true, heal_equal = true, redraw_hand = true, suffer = true }
local QUIET = { lose = true, lose_every = true, lose_all_clues = true, lose_actions = true, lose_remaining = true,
  mill = true, place_clues = true }
local function is_simple(act)
  local answered = false
  for _, part in ipairs(act[1] == "seq" and { unpack(act, 2) } or { act }) do
    answered = answered or ANSWERED[part[1]] or false
    if not ANSWERED[part[1]] and not QUIET[part[1]] then return false end
  end
  return answered
end

function effects.does(w, node)
  local who = node.who
  if who[1] == "performer" then
    if w.kind ~= "if_successful" then w:refuse("who performs a test here?") end
    w:would_change()
    return w:effect(node.what, "event.actor")
  elseif who[1] == "you" then
    return w:effect(node.what, "you")
  end
  -- What they choose, and what is at their own location, is theirs: nothing of that is written for others.
  local function write(name)
    local before = w.of_other
    w.of_other = true
    local theirs = w:of_others(function() w:effect(node.what, name) end)
    w.of_other = before
    return theirs
  end
  if who[1] == "each" then
    local as_one = language.effects[node.what[1] .. "_all"]
    if as_one then return as_one(w, node.what, things.list(w, who.set)) end
    local changes, theirs, of = w.changes, nil, nil
    w.changes = {}
    local function write_all()
      things.each(w, who.set, function(name) of, theirs = name, write(name) end)
    end
    if is_simple(node.what) then w:at_once(write_all) else write_all() end
    w.changes = changes
    local wanted = theirs and said_of(theirs, "it")
    local in_lua = theirs and said_of(theirs, of)
    if not wanted then
      if not in_lua then return w:would_change() end
      local list = things.list(w, who.set, function(x) return x == of and "(" .. in_lua .. ")" or "true" end)
      return w:would_change_if("#" .. list .. " > 0")
    end
    local function whether(x) return x == "it" and "(" .. wanted .. ")" or x == of and "(" .. in_lua .. ")" or "true" end
    return w:would_change(things.any(w, who.set, whether, whether))
  end
  local wants, target, of, theirs = #(w.lua_wants or {}), w.target, nil, nil
  local before = #w.changes
  things.one(w, who, "investigator", "Which investigator?", function(name) of, theirs = name, write(name) end)
  local wanted = theirs and said_of(theirs, of)
  if wanted and who[1] == "that" and w.depth == 0 and of ~= w.as then
    -- Whoever the event is about.
    local bound, of_it = w:find_bound "investigator", said_of(theirs, "it")
    if bound.code == of and bound.expression and of_it then
      for i = #w.changes, before + 1, -1 do w.changes[i] = nil end
      w:would_change("any(investigators: it == " .. bound.expression .. " and " .. writer.all { of_it } .. ")")
    end
  end
  if not wanted or of ~= w.as then return end
  -- Only somebody for whom it would change something is chosen.
  if w.target ~= target then
    if not w.later then things.filter_target(w, wanted) end
  elseif #(w.lua_wants or {}) == wants + 1 then
    w.wants[wants + 1], w.lua_wants[wants + 1] = "lua", wanted
  end
end

-- If all that is done after that line is done to a card that is chosen: that there is one.
local function is_choice(lines, asked)
  local indent, name, list = (lines[asked + 1] or ""):match '^(%s+)local ([%w_]+) = choose%(you, "[^"]*", (%l+%b())%)$'
  local head = name and lines[asked + 2]:match("^" .. indent .. "if " .. name .. " then") and lines[asked + 2]
  if not head then return nil end
  local ends = head:find " end$" and asked + 2 or asked + 3
  while lines[ends] and ends > asked + 2 and lines[ends] ~= indent .. "end" do ends = ends + 1 end
  return ends == #lines - 1 and "#" .. list .. " > 0" or nil
end

effects["may"] = function(w, node)
  w:needs_you()
  local question = w.english(node.what, "clauses")
  local asked, changes, asks = #w.lines + 1, w.changes, w.asks
  local guarded = not language.offered[w.kind] or w.place.result or w.is_later
  w.changes, w.asks = {}, guarded and true or asks
  w:block("if confirm(you, " .. w:quote(question:sub(1, 1):upper() .. question:sub(2) .. "?") .. ") then",
    function() w:effect(node.what) end)
  local changed = w:changed()
  w.changes, w.asks = changes, asks
  w:would_change(changed)
  if not guarded then return end
  -- Nobody is asked whether to do nothing.
  local known, condition = false, nil
  if changed then known, condition = pcall(language.in_lua, w, changed) end
  if not known then condition = is_choice(w.lines, asked) end
  if not condition then return end
  if condition:find " or " and not condition:find "^%b()$" then condition = "(" .. condition .. ")" end
  w.lines[asked] = w.lines[asked]:gsub("confirm%(", function() return condition .. " and confirm(" end, 1)
end

effects["if"] = function(w, node)
  local condition = w:condition(node.condition)
  if not condition.lua then w:refuse("this condition cannot be asked inside an effect") end
  w:under(condition.expr, function()
    w:block("if " .. condition.lua .. " then", function() w:effect(node.what) end)
  end)
end

-- "For each X, take 1 damage" is 1 * X at once. What has no number of its own is done so many times.
function effects.for_each(w, node)
  local does = node.what
  local act = does[1] == "does" and does.what
  local amount = w:amount(node.n)
  if not amount.lua then w:refuse("it cannot be counted inside an effect") end
  local changed = amount.expr and amount.expr .. " > 0"
  if act and type(act.n) == "table" then w:refuse("two numbers") end
  if not act or type(act.n) ~= "number" then
    return w:under(changed, function()
      w:block("for _ = 1, " .. amount.lua .. " do", function() w:effect(does) end)
    end)
  end
  if does.who[1] ~= "you" and does.who[1] ~= "each" then w:refuse("'for each' of what others do") end
  local times = {}
  for name, value in pairs(act) do
    if name ~= "key" then times[name] = value end
  end
  times.n = { "times", n = act.n, of = node.n }
  w:under(changed, function()
    if does.who[1] == "each" then w:effect { "does", who = does.who, what = times } else w:effect(times, "you") end
  end)
end
language.amounts.times = function(w, node)
  local amount = w:amount(node.of)
  if node.n == 1 then return amount end
  return { expr = amount.expr and node.n .. " * " .. amount.expr, lua = node.n .. " * " .. amount.lua }
end

--- things.filter_target(w, wanted). Only what this Lua holds for can be the target.
function things.filter_target(w, wanted)
  local filter = "filter = " .. things.of_target(w.as, wanted) .. " }"
  if w.target:find "%(%)$" then
    w.target = w.target:sub(1, -3) .. " { " .. filter
  elseif w.target:find '" }$' then
    w.target = w.target:sub(1, -3) .. ", " .. filter
  end
end

--- things.narrow(w, nodes). "Choose an asset. Ready that asset": only what the rest would change can be chosen, if all of
--- the rest is about it.
function things.narrow(w, nodes)
  -- What a random token brings may stand in other lines.
  if w.shown and not w.shown_used then w:refuse("what do these tokens bring?") end
  -- Whatever a random token says, it is the same that is wanted of the chosen card.
  if w.shown and w.lua_wants and w.target:find '" }$' then
    for _, want in ipairs(w.lua_wants) do
      if want == "true" or want ~= w.lua_wants[1] then return end
    end
    return things.filter_target(w, w.lua_wants[1])
  end
  if not w.chosen or not w.wants or #nodes ~= #w.wants + 1 then return end
  local in_lua = false
  for i, part in ipairs(w.wants) do
    if part == "true" or not things.refers(nodes[i + 1]) then return end
    in_lua = in_lua or part == "lua"
  end
  if in_lua then
    for _, part in ipairs(w.lua_wants) do
      if part == "true" then return end
    end
    return things.filter_target(w, table.concat(w.lua_wants, " or "))
  end
  local where = "(" .. table.concat(w.wants, " or ") .. ")"
  if w.target:find "%(%)$" then
    w.target = w.target:gsub("%(%)$", " { where = \"" .. where:gsub("%%", "%%%%") .. "\" }")
  else
    w.target = w.target:gsub('" }$', " and " .. where:gsub("%%", "%%%%") .. '" }')
  end
end

return { option = option }
