-- More of what player cards do: to up to so many, for a while, in place of something else, what others may do, and as
-- many as were discarded.

local language = require "import/language"
local things = require "import/subjects/things"
local writer = require "import/writer"
local production, frame, happening = language.production, language.frame, language.happening
local effects, conditions = language.effects, language.conditions

-- --- instead --------------------------------------------------------------------------------------------------------

-- "Gain 2 resources. If you have no clues, gain 4 resources instead."
production { name = "if so, instead", of = "if_instead", text = "if {c:condition} , {x:clause} <,|> instead",
  means = { "if_instead", condition = "$c", what = "$x" },
  example = "event: Gain 2 resources. If you have no clues, gain 4 resources instead.",
  near = "event: Gain 2 resources. If you have no clues, draw 4 cards instead." }
--- language.instead(before, node): node?. The effect before it, or another number of the same.
function language.instead(before, node)
  local function act(of)
    return of and of[1] == "does" and (of.who[1] == "you" or of.who[1] == "each") and type(of.what.n) == "number" and of.what or nil
  end
  local a, b = act(before), act(node.what)
  if not a or not b then return nil end
  local key = require("import/chart").key
  local function without(of)
    local copy = {}
    for name, value in pairs(of) do
      if name ~= "key" and name ~= "n" then copy[name] = value end
    end
    return key(copy)
  end
  if without(a) ~= without(b) or key(before.who) ~= key(node.what.who) then return nil end
  return { "if_else", condition = node.condition, what = node.what, other = before }
end
production { name = "condition: that enemy is defeated", of = "condition",
  text = "<that enemy is defeated|it is defeated|this defeats that enemy|this effect defeats that enemy>",
  means = { "that_defeated", who = { "that", of = "enemy" } },
  example = "event: Deal 3 damage to an enemy at your location. If that enemy is defeated, gain 2 resources.",
  near = "event: Exhaust an enemy at your location. If that enemy is defeated, gain 2 resources." }
-- Right after the damage that is meant.
function conditions.that_defeated(w)
  local bound = w:find_bound "enemy"
  local last = w.lines[#w.lines] or ""
  if last == w.indent .. "end" then last = w.lines[#w.lines - 1] or "" end
  if not last:find(":deal_damage(" .. bound.code .. ",", 1, true) then w:refuse("what defeats it?") end
  return { lua = (bound.guarded and bound.code .. " and " or "") .. "was_defeated(" .. bound.code .. ")" }
end
happening("would attack", "{e:enemy} would attack {i:patient}", { "attack", actor = "$e", subject = "$i", would = true },
  "event: Fast. Play when an enemy would attack you. // Cancel that attack.",
  "event: Fast. Play after an enemy would attack you. // Cancel that attack.")
local would = language.events.write
function language.events.write(w, node)
  local t = would(w, node)
  if node.what.would then
    if node.tier ~= "when" then w:refuse("it does not attack yet") end
    t.tier = "would"
  end
  return t
end

-- --- others ---------------------------------------------------------------------------------------------------------

-- "They draw 2 cards": whoever was chosen; "choose an investigator at your location to draw 2 cards".
for _, form in ipairs { "act", "must_act" } do
  production { name = "they: " .. form, of = "base_act", text = "{x:" .. form .. "}", means = "$x" }
end
production { name = "they do", of = "base_acts", text = "{a:base_act}", means = "$a" }
production { name = "they do two things", of = "base_acts", text = "{a:base_act} <and|, and> {b:base_act}", means = { "seq", "$a", "$b" } }
production { name = "they ...", of = "sentence", text = "they {x:base_acts}",
  means = { "does", who = { "that", of = "investigator" }, what = "$x" }, take = function() end,
  example = "event: Choose an investigator at your location. They draw 2 cards.",
  near = "event: Choose an enemy at your location. They draw 2 cards." }
production { name = "choose somebody to", of = "sentence", text = "choose {i:investigator} to {x:base_acts}",
  means = function(p) return p.i[1] == "a" and p.x[1] ~= "move" and { "does", who = p.i, what = p.x } or nil end, take = function() end,
  example = "event: Choose an investigator at your location to draw 2 cards.",
  near = "event: Choose an enemy at your location to draw 2 cards." }
frame { name = "heal both from somebody", text = "*heal {n:number} damage and {m:number} horror from {i:investigator}",
  means = { "heal_both_from", damage = "$n", horror = "$m", from = "$i" },
  example = "event: Heal 2 damage and 1 horror from an investigator at your location." }
function effects.heal_both_from(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  local function harmed(x) return x .. ".damage + " .. x .. ".horror > 0" end
  things.one(w, node.from, "investigator", "Heal whom?", function(inv)
    w:block("together(function()", function()
      w:emit(inv .. ":heal_damage(" .. node.damage .. ")")
      w:emit(inv .. ":heal_horror(" .. node.horror .. ")")
    end, "end)")
  end, { expr = harmed, lua = harmed })
end

-- --- several --------------------------------------------------------------------------------------------------------

local function discovers(n, at) return { "does", who = { "you" }, what = { "discover", n = n, at = at } } end
production { name = "discover here and there", of = "clause",
  text = "<|you> discover {n:number} clue<s> <at|in> your location and {m:number} clue<s> <at|in> {l:location}",
  means = function(p) return p.l[1] ~= "here" and { "seq", discovers(p.n, { "here" }), discovers(p.m, p.l) } or nil end,
  take = function() end,
  example = "event: Discover 1 clue at your location and 1 clue at a connecting location.",
  near = "event: Discover 1 clue at your location and 1 clue at your location." }
frame { name = "return up to so many cards", text = "*return up to {n:number} {s:things_card} to ~your hand",
  means = { "take_up_to", n = "$n", set = "$s" },
  example = "event: Return up to 2 [[Tactic]] events from your discard pile to your hand.",
  near = "event: Return up to 2 [[Tactic]] events from your deck to your hand." }
function effects.take_up_to(w, node, who)
  if who ~= "you" or node.n < 2 then w:refuse("others take cards") end
  w:would_change(things.any(w, node.set))
  w:emit('each(choose(you, "Which cards?", ' .. things.list(w, node.set) .. ", { min = 0, max = " .. node.n ..
    ", many = true }), function(card) you:add_to_hand(card) end)")
end

-- --- what lasts -----------------------------------------------------------------------------------------------------

production { name = "everybody gets", of = "clause", text = "{w:each_investigator} gets {c:changes} {p:until}",
  means = { "all_lasting", who = "$w", changes = "$c", per = "$p" },
  example = "asset: [free] Exhaust this asset: Each investigator at your location gets +1 [willpower] until the end of the phase.",
  near = "asset: [free] Exhaust this asset: Each investigator at your location gets +1 fight until the end of the phase." }
production { name = "somebody gets for a while", of = "clause", text = "{w:investigator} gets {c:changes} {p:until}",
  means = { "one_lasting", who = "$w", changes = "$c", per = "$p" },
  example = "asset: [free] Exhaust this asset: An investigator at your location gets +2 [agility] until the end of the round." }
local OF_PEOPLE = { willpower = true, intellect = true, combat = true, agility = true, skill_bonus = true }
local function changes_of(w, list, of)
  local out = {}
  if list[1] == "all_skills" then
    for _, value in ipairs(things.SKILLS) do out[#out + 1] = { value, list.n } end
  end
  for i = 2, #list do
    if list[i].per or not of[list[i].value] then w:refuse("they have no such value") end
    out[#out + 1] = { list[i].value, list[i].n }
  end
  return out
end
local function of_this_turn(w, per)
  -- "Your turn" ends with the turn of whoever has it.
  if per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
end
function effects.all_lasting(w, node)
  of_this_turn(w, node.per)
  local list = changes_of(w, node.changes, OF_PEOPLE)
  w:would_change()
  things.each(w, node.who.set, function(inv)
    for _, change in ipairs(list) do w:emit(inv .. ':modify("' .. change[1] .. '", ' .. change[2] .. ', "' .. node.per .. '")') end
  end)
end
function effects.one_lasting(w, node)
  of_this_turn(w, node.per)
  local list = changes_of(w, node.changes, OF_PEOPLE)
  things.one(w, node.who, "investigator", "Who gets it?", function(inv)
    for _, change in ipairs(list) do w:emit(inv .. ':modify("' .. change[1] .. '", ' .. change[2] .. ', "' .. node.per .. '")') end
  end)
end
production { name = "an enemy gets two things", of = "clause", text = "{e:enemy} gets {c:changes} {p:until}",
  means = function(p) return #p.c > 2 and { "enemy_changes", enemy = p.e, changes = p.c, per = p.p } or nil end,
  take = function(node) return node[1] == "enemy_changes" and { e = node.enemy, c = node.changes, p = node.per } or nil end,
  example = "asset: [free] Exhaust this asset: Choose an enemy at your location. That enemy gets -1 fight and -1 evade until the end of the phase.",
  near = "asset: [free] Exhaust this asset: Choose an enemy at your location. That enemy gets -1 fight and -1 [combat] until the end of the phase." }
function effects.enemy_changes(w, node)
  of_this_turn(w, node.per)
  local list = changes_of(w, node.changes, { fight = true, evade = true, attack_damage = true, attack_horror = true })
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    for _, change in ipairs(list) do w:emit(enemy .. ':modify("' .. change[1] .. '", ' .. change[2] .. ', "' .. node.per .. '")') end
  end)
end

-- --- up to so many --------------------------------------------------------------------------------------------------

for _, of in ipairs { "enemy", "investigator", "asset" } do
  production { name = "up to so many of " .. of, of = "several_" .. of, text = "<each of|> up to {n:number} {s:things_" .. of .. "}",
    means = function(p) return p.n > 1 and { "several", n = p.n, set = p.s } or nil end,
    take = function(node) return node[1] == "several" and node.set.of == of and { n = node.n, s = node.set } or nil end }
end
-- Chooses up to so many that it would change, and does it to them at the same time.
local function to_several(w, node, question, want, f)
  w:needs_you()
  local of = node.set.of
  w:would_change(things.any_to_change(w, node.set, want and want.expr, want and want.lua))
  local name, x = w:name "chosen", of == "investigator" and "inv" or of
  w:emit("local " .. name .. " = choose(you, " .. w:quote(question) .. ", " .. things.list(w, node.set, want and want.lua) ..
    ", { min = 0, max = " .. node.n .. ", many = true }) or {}")
  w:emit("together(function() each(" .. name .. ", function(" .. x .. ") " .. f(x) .. " end) end)")
end
local function tired(x) return "not " .. x .. ".exhausted" end
local READY_ONES = { expr = function(x) return x .. ".exhausted and not " .. x .. ".cannot_ready" end,
  lua = function(x) return x .. ".exhausted and " .. x .. ':check "cannot_ready" == 0' end }
for _, of in ipairs { "enemy", "asset" } do
  frame { name = "exhaust several of " .. of, text = "*exhaust {e:several_" .. of .. "}", means = { "exhaust_several", cards = "$e" },
    example = of == "enemy" and "event: Exhaust up to 2 non-[[Elite]] enemies at your location." or nil,
    near = of == "enemy" and "event: Exhaust up to 1 non-[[Elite]] enemies at your location." or nil }
  frame { name = "ready several of " .. of, text = "*ready {e:several_" .. of .. "}", means = { "ready_several", cards = "$e" },
    example = of == "asset" and "event: Ready up to 2 [[Ally]] assets you control." or nil }
end
function effects.exhaust_several(w, node)
  to_several(w, node.cards, "Exhaust which?", { expr = tired, lua = tired }, function(x) return x .. ":exhaust()" end)
end
function effects.ready_several(w, node)
  to_several(w, node.cards, "Ready which?", READY_ONES, function(x) return x .. ":ready()" end)
end
frame { name = "damage several", text = "*deal {n:number} damage to {e:several_enemy}", means = { "deal_several", n = "$n", to = "$e" },
  example = "event: Deal 1 damage to each of up to 3 enemies at your location." }
function effects.deal_several(w, node, who)
  if who ~= "you" then w:refuse("others deal it") end
  local set = node.to.set
  w:needs_you()
  local able = things.DAMAGEABLE
  w:would_change(things.any_to_change(w, set, able.expr, able.lua))
  local name = w:name "chosen"
  w:emit("local " .. name .. ' = choose(you, "Deal damage to which enemies?", damageable(' .. things.list(w, set) .. ", you)" ..
    ", { min = 0, max = " .. node.to.n .. ", many = true }) or {}")
  w:emit("harm_all(you, " .. name .. ", " .. node.n .. ")")
end
frame { name = "heal several", text = "*heal {n:number} {h:harm} from {e:several_investigator}", means = { "heal_several", n = "$n", harm = "$h", from = "$e" },
  example = "event: Heal 2 horror from up to 2 investigators at your location." }
function effects.heal_several(w, node)
  local function harmed(x) return x .. "." .. node.harm .. " > 0" end
  to_several(w, node.from, "Heal whom?", { expr = harmed, lua = harmed }, function(x) return x .. ":heal_" .. node.harm .. "(" .. node.n .. ")" end)
end

-- --- others who may -------------------------------------------------------------------------------------------------

local MAY = { draw = true, gain = true, heal = true, heal_both = true, heal_either = true }
for name, who in pairs { each = "{w:each_investigator}", one = "{w:investigator}" } do
  production { name = "they may, " .. name, of = "clause", text = who .. " may {x:base_act}",
    means = function(p)
      return MAY[p.x[1]] and p.w[1] ~= "performer" and { "does", who = p.w, what = { "maybe", what = p.x } } or nil
    end,
    take = function(node)
      local what = node[1] == "does" and node.what
      return what and what[1] == "maybe" and { w = node.who, x = what.what } or nil
    end,
    example = name == "each" and "event: Each investigator at your location may draw 1 card." or
      "event: Choose an investigator at your location. That investigator may draw 1 card.",
    near = name == "each" and "event: Each investigator at your location may draw 1 friend." or nil }
end
-- When it would change something, said of "you".
local function wanted(act)
  if act[1] == "draw" or act[1] == "gain" then return writer.able(act[1]) end
  return (act.harm and "you." .. act.harm or "you.damage + you.horror") .. " > 0"
end
function effects.maybe(w, node, who)
  local question, want = w.english(node.what, "base_act"), language.said_of_other({ wanted(node.what) }, who)
  w:block("if " .. (want and want .. " and " or "") .. "confirm(" .. who .. ", " .. w:quote(question:sub(1, 1):upper() .. question:sub(2) .. "?") .. ") then",
    function() w:effect(node.what, who) end)
end

-- --- other amounts --------------------------------------------------------------------------------------------------

production { name = "plus so many for each", of = "sentence", text = "{x:clause} , plus {k:number} {u:unit} {c:per}",
  means = function(p)
    local act = p.x[1] == "does" and p.x.what
    if not act or type(act.n) ~= "number" or act[1] == "maybe" then return nil end
    local units = { draw = "card", gain = "resource", discover = "clue", deal = "damage" }
    if units[act[1]] ~= p.u then return nil end
    local copy = {}
    for name, value in pairs(act) do
      if name ~= "key" then copy[name] = value end
    end
    copy.n = { "plus_each", n = act.n, k = p.k, of = p.c }
    return { "does", who = p.x.who, what = copy }
  end,
  take = function(node)
    local act = node[1] == "does" and node.what
    local n = act and type(act.n) == "table" and act.n[1] == "plus_each" and act.n
    if not n then return nil end
    local copy = {}
    for name, value in pairs(act) do
      if name ~= "key" then copy[name] = value end
    end
    copy.n = n.n
    local units = { draw = "card", gain = "resource", discover = "clue", deal = "damage" }
    return { x = { "does", who = node.who, what = copy }, k = n.k, c = n.of, u = units[act[1]] }
  end,
  example = "event: Gain 2 resources, plus 1 resource for each enemy at your location.",
  near = "event: Gain 2 resources, plus 1 card for each enemy at your location." }
function language.amounts.plus_each(w, node)
  local amount = w:amount(node.of)
  local function plus(text) return text and node.n .. " + " .. (node.k > 1 and node.k .. " * " or "") .. text end
  return { expr = plus(amount.expr), lua = plus(amount.lua) }
end
frame { name = "gain additional ones", text = "*gain {n:number} additional resource<s>", means = { "gain_extra", n = "$n" },
  example = "event: Gain 3 resources. If you have no clues, gain 1 additional resource." }
function effects.gain_extra(w, node, who)
  if w.shown then w:refuse("are there such tokens?") end   -- nothing is gained 0 times
  w:effect({ "gain", n = node.n }, who)
end
frame { name = "deal as much", text = "*deal damage to {e:enemy} equal to {a:amount}", means = { "deal_equal", amount = "$a", to = "$e" },
  example = "event: Deal damage to an enemy at your location equal to the number of clues you have.",
  near = "event: Deal damage to an enemy at your location equal to the number of friends you have." }
function effects.deal_equal(w, node, who)
  local amount = w:amount(node.amount)
  w:under(amount.expr and amount.expr .. " > 0", function() w:effect({ "deal", n = node.amount, to = node.to }, who) end)
end
frame { name = "heal all", text = "*heal all {h:harm} from {i:investigator}", means = { "heal_all_of", harm = "$h", from = "$i" },
  example = "event: Heal all horror from an investigator at your location." }
function effects.heal_all_of(w, node)
  local function harmed(x) return x .. "." .. node.harm .. " > 0" end
  things.one(w, node.from, "investigator", "Heal whom?", function(inv) w:emit(inv .. ":heal_" .. node.harm .. "(" .. inv .. "." .. node.harm .. ")") end,
    { expr = harmed, lua = harmed })
end
frame { name = "heal both of each", text = "*heal {n:number} damage and {m:number} horror from {e:each_investigator}",
  means = { "heal_both_each", damage = "$n", horror = "$m", from = "$e" },
  example = "event: Heal 1 damage and 1 horror from each investigator at your location." }
function effects.heal_both_each(w, node)
  local function harmed(x) return x .. ".damage + " .. x .. ".horror > 0" end
  w:would_change(things.any(w, node.from.set, harmed, harmed))
  w:at_once(function()
    things.each(w, node.from.set, function(x)
      w:emit(x .. ":heal_damage(" .. node.damage .. ")")
      w:emit(x .. ":heal_horror(" .. node.horror .. ")")
    end)
  end)
end
local KNOWN = { charge = "charges", charges = "charges", secret = "secrets", secrets = "secrets", supply = "supplies",
  supplies = "supplies", ammo = "ammo" }
frame { name = "place uses on each", text = "*place {n:number} {k:use} on {e:each_asset}",
  means = function(p) return KNOWN[p.k] and { "uses_on_each", n = p.n, kind = p.k, on = p.e } or nil end,
  take = function(node) return node[1] == "uses_on_each" and { n = node.n, k = node.kind, e = node.on } or nil end,
  example = "event: Place 1 charge on each [[Spell]] asset you control.", near = "event: Place 1 clue on each [[Spell]] asset you control." }
function effects.uses_on_each(w, node)
  local kind = KNOWN[node.kind]
  local function has(x) return x .. ':takes_uses "' .. kind .. '"' end
  local list = things.list(w, node.on.set, has)
  if w.asked then w:refuse("two conditions") end
  if language.offered[w.kind] then
    if not w.whole or w.depth > 0 then w:refuse("would it change anything?") end
    w.asked = "function(_, you) return #" .. list .. " > 0 end"
  end
  w:emit("each(" .. list .. ', function(asset) asset:add_uses("' .. kind .. '", ' .. node.n .. ") end)")
end

-- --- as many as were discarded --------------------------------------------------------------------------------------

for name, text in pairs { some = "up to {n:number} cards from ~your hand", any = "any number of cards from ~your hand" } do
  frame { name = "discard " .. name, text = "<*choose and|> *discard " .. text, means = { "discard_some", n = name == "some" and "$n" or nil },
    example = name == "some" and "event: Discard up to 3 cards from your hand. Draw that many cards." or nil,
    near = name == "some" and "event: Discard up to 3 cards from your deck. Draw that many cards." or nil }
end
function effects.discard_some(w, node, who)
  if who ~= "you" or w.depth > 0 then w:refuse("others discard") end
  local event = w.kind == "event"
  w:would_change(event and "any(discardable: it ~= me)" or "any(discardable)")
  local name = w:name "chosen"
  w:emit("local " .. name .. ' = choose(you, "Discard which cards?", find("discardable", you), { min = 0' ..
    (node.n and ", max = " .. node.n or ', max = #find("discardable", you)') .. ", many = true }) or {}")
  w:emit("you:discard_cards(" .. name .. ")")
  w.so_many = "#" .. name
end
for verb, noun in pairs { draw = "cards", gain = "resources" } do
  frame { name = verb .. " so many", text = "*" .. verb .. " that many " .. noun, means = { verb .. "_so_many" } }
  effects[verb .. "_so_many"] = function(w, _, who)
    if who ~= "you" or not w.so_many or w.depth > 0 and not w.is_some then w:refuse("how many?") end
    local does = "you:" .. verb .. "(" .. w.so_many .. ")"
    w:emit(w.depth > 0 and does or "if " .. w.so_many .. " > 0 then " .. does .. " end")
  end
end
frame { name = "discard your hand", text = "*discard ~your hand", means = { "discard_hand", short = true },
  example = "event: Discard your hand. Draw 5 cards." }
frame { name = "add x tokens", text = "*add x {t:pool_token} tokens to the chaos bag", means = { "add_x_tokens", token = "$t" },
  example = "event: Add X [bless] tokens to the chaos bag, where X is the number of enemies at your location." }
frame { name = "add as many tokens", text = "*add {t:pool_token} tokens to the chaos bag equal to {a:amount}",
  means = { "add_equal_tokens", token = "$t", amount = "$a" },
  example = "event: Add [bless] tokens to the chaos bag equal to the number of enemies at your location.",
  near = "event: Add [bless] tokens to the chaos bag equal to the number of friends at your location." }
function effects.add_x_tokens(w, node)
  local amount = w:amount { "x" }
  w:would_change(amount.expr and amount.expr .. " > 0 and " .. node.token .. "_left > 0" or node.token .. "_left > 0")
  w:emit('add_tokens("' .. node.token .. '", ' .. (amount.lua or w:refuse("it cannot be counted inside an effect")) .. ")")
end
function effects.add_equal_tokens(w, node)
  local before = w.x
  w.x = node.amount
  effects.add_x_tokens(w, node)
  w.x = before
end
happening("a test begins at your place", "a skill test begins at your location", { "test_begins", where = { "place(actor) == here" }, of = "own", turned = true })
production { name = "boost for the performer of that test", of = "clause",
  text = "the performing investigator gets {n:signed} skill value for that <skill|> test", means = { "boost_performer", n = "$n", that = true },
  example = "event: Fast. Play when a skill test begins at your location. // The performing investigator gets +2 skill value for that test." }

-- --- then -----------------------------------------------------------------------------------------------------------

-- Whoever has moved is there; a card that has gone back is in a hand.
local and_then = effects["then"]
effects["then"] = function(w, node)
  local last = w.lines[#w.lines]
  local line = last and last:sub(1, #w.indent) == w.indent and last:sub(#w.indent + 1) or ""
  local place, gone = line:match "^you:move_to%(([%w_]+)%)$", line:match "^([%w_]+):return_to_hand%(%)$"
  if place or gone then
    w.full = { lines = #w.lines, test = place and "you.place == " .. place or "not " .. gone .. ".in_play" }
  end
  return and_then(w, node)
end
language.example("then, after a move", "event: Fast. Play only during your turn. // Move to a connecting location. Then, discover 1 clue at your location.")

production { name = "and then, in one sentence", of = "sentence", text = "{a:clause} , then {b:clauses}",
  means = function(p)
    local a, b = p.a, p.b
    if a[1] ~= "does" or a.who[1] ~= "you" or b[1] == "does" and b.who[1] ~= "you" then return nil end
    return { "and_then", what = a, next = b }
  end,
  take = function(node) return node[1] == "and_then" and { a = node.what, b = node.next } or nil end,
  example = "event: Draw 2 cards, then discard 1 card from your hand.",
  near = "event: Gain 2 resources, then draw 2 cards." }
effects["and_then"] = function(w, node)
  w:effect(node.what)
  effects["then"](w, { "then", what = node.next })
end

return {}
