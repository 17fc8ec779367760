-- Treacheries and enemies: harm that is chosen, what could not be lost, enemies that act out of turn.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects

-- --- harm ------------------------------------------------------------------------------------------------------------------

-- "Lose 2 resources. For each resource you cannot lose, take 1 horror."
production { name = "for each that is missing", of = "sentence",
  text = "for each resource you cannot lose <from this effect|> , {x:clause}", means = { "for_missing", what = "$x" },
  example = "treachery: Revelation - Lose 2 resources. For each resource you cannot lose, take 1 horror.",
  near = "treachery: Revelation - Lose all your resources. For each resource you cannot lose, take 1 horror." }
language.examples[#language.examples + 1] = { name = "missing after a test",
  example = "treachery: Revelation - Test [agility] (3). For each point you fail by, lose 1 resource. For each resource you cannot lose, take 1 damage." }
function language.amounts.not_lost(w) return { lua = w.missing or w:refuse("what cannot be lost?") } end
function effects.for_missing(w, node)
  local last = w.lines[#w.lines] or ""
  local n = last:match '^%s*you:add%("resources", %-(%d+)%)$' or last:match '^%s*you:add%("resources", %-(event%.amount)%)$'
  if not n or last:match "^%s*" ~= w.indent then w:refuse("what cannot be lost?") end
  -- For each point: in full for one after the other ("For each" or "for every", FAQ 2.23).
  if n == "event.amount" then
    w.lines[#w.lines] = nil
    return w:block("for _ = 1, event.amount do", function()
      w:block('if you:add("resources", -1) == 0 then', function() w:effect(node.what) end)
    end)
  end
  local missing = w:name "missing"
  w.lines[#w.lines] = w.indent .. "local " .. missing .. " = " .. n .. ' + you:add("resources", -' .. n .. ")"
  w.missing = missing
  w:block("if " .. missing .. " > 0 then", function()
    w:effect { "for_each", n = { "not_lost" }, what = node.what }
  end)
  w.missing = nil
end

-- "Lose 1 resource. If you cannot, take 1 horror."
production { name = "if you cannot, later", of = "if_cannot", text = "if you cannot , {x:sentence}", means = { "if_cannot", what = "$x" },
  example = "treachery: Revelation - Lose 1 resource. If you cannot, take 1 horror.",
  near = "treachery: Revelation - Lose 2 resources. If you cannot, take 1 horror." }
production { name = "if you cannot, later, instead", of = "if_cannot", text = "if you cannot , <{x:clauses} <,|> instead|instead {x:clauses}>",
  means = { "if_cannot", what = "$x", instead = true } }
language.examples[#language.examples + 1] = { name = "you must test",
  example = "location: Forced - When you leave this location: You must test [agility] (2). If you fail, take 1 damage.",
  near = "location: Forced - When you leave this location: You may test [agility] (2). If you fail, take 1 damage." }
-- Damage that nobody deals.
local deal = effects.deal
function effects.deal(w, node, who)
  if who ~= "you" or w.has_you then return deal(w, node, who) end
  things.one(w, node.to, "enemy", "Deal damage to which enemy?", function(enemy)
    w:emit("harm_all(nil, { " .. enemy .. " }, " .. w:number(node.n) .. ")")
  end)
end

-- --- doom ------------------------------------------------------------------------------------------------------------------

frame { name = "add doom to this", text = "*add {n:count} doom to <{m:me}|it>", means = function(p)
  return { "doom_on", n = p.n, on = p.m or { "it" } }
end, take = function(node)
  if type(node) == "table" and node[1] == "doom_on" and node.on[1] == "me" then return { n = node.n, m = node.on } end
end, example = "enemy: Forced - When the round ends: Add 1 doom to this enemy." }
frame { name = "add doom to the agenda", text = "*add {n:count} doom to the current agenda",
  means = { "doom_on_agenda", n = "$n" } }

-- A card that has just attached itself, if that was possible.
local doom_on = effects.doom_on
function effects.doom_on(w, node, ...)
  local n = #w.lines
  local attached = node.on[1] == "me" and w.kind == "revelation" and w.depth == 0 and w.lines[n] == "end" and
    w.lines[n - 1]:find "^%s*me:attach_to%b()$"
  if not attached then return doom_on(w, node, ...) end
  w:would_change()
  w:emit("if me.in_play then place_doom(me, " .. w:number(node.n) .. ") end")
end
language.examples[#language.examples + 1] = { name = "doom on what is attached",
  example = "treachery: Revelation - Attach to the nearest [[Woods]] location. Place 1 doom on this card." }
-- A choice asks in Lua whether there is doom.
local agenda_doom = effects.agenda_doom
function effects.agenda_doom(w, ...)
  w.in_lua = w.in_lua or {}
  w.in_lua["any(current_agenda: it.doom > 0)"] =
    '#filter(find "current_agenda", function(agenda) return agenda.doom > 0 end) > 0'
  return agenda_doom(w, ...)
end

-- --- enemies ---------------------------------------------------------------------------------------------------------------

production { name = "makes an attack against you", of = "clause",
  text = "{e:enemy} makes an <|immediate> attack against you", means = { "attacks", enemy = "$e" },
  example = "treachery: Revelation - The nearest enemy makes an immediate attack against you.",
  near = "treachery: Revelation - The nearest location makes an immediate attack against you." }
-- An enemy that is drawn is not in play yet, and cannot attack.
local attacks = effects.attacks
function effects.attacks(w, node, ...)
  if node.enemy[1] == "me" and w.kind == "revelation" then w:refuse("this is not in play yet") end
  return attacks(w, node, ...)
end
production { name = "readies, engages, attacks you", of = "clause",
  text = "{e:enemy} readies , engages you , and <makes an <|immediate> attack|attacks you>",
  means = { "rises", enemy = "$e", who = { "you" } },
  example = "location: Forced - After you enter this location: The nearest enemy readies, engages you, and attacks you.",
  near = "location: Forced - After you enter this location: The nearest enemy readies, engages you, and attacks that investigator." }
production { name = "readies, engages, attacks", of = "clause",
  text = "{e:enemy} readies , engages {i:investigator} , and <makes an <|immediate> attack|attacks that investigator>",
  means = { "rises", enemy = "$e", who = "$i" },
  example = "enemy: Forced - After an investigator at this enemy's location plays an event: This enemy readies, engages that investigator, and makes an immediate attack.",
  near = "enemy: Forced - After this enemy attacks: This enemy readies, engages you, and makes an immediate attack." }
function effects.rises(w, node)
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    local function write(inv)
      -- One from elsewhere readies there first, and engages whom it stands beside. Of one that is here nobody is asked whom
      -- it pursues: it is engaged already as it readies.
      if node.enemy[1] ~= "me" then w:emit("if " .. enemy .. ".place ~= " .. inv .. ".place then " .. enemy .. ":ready() end") end
      w:emit(inv .. ":engage(" .. enemy .. ")")
      w:emit(enemy .. ":ready()")
      w:emit(enemy .. ":attack(" .. inv .. ")")
    end
    if node.who[1] == "you" then
      w:needs_you()
      return write "you"
    end
    things.one(w, node.who, "investigator", "Whom?", write)
  end)
end
production { name = "deals more while attacking", of = "holds", text = "{w:one_who} deals {n:signed} {h:attack_harm} while <it is|> attacking",
  means = { "deals_attacking", who = "$w", value = "$h", n = "$n" },
  example = "location: Each enemy at this location deals +1 horror while it is attacking.",
  near = "location: Each enemy at this location deals +1 horror while it is exhausted." }
-- What asks for its damage or horror at other times finds no more.
function language.holds.deals_attacking(w, node)
  local of = node.who[1] == "each" and node.who.set.of or node.who[1] == "me" and w.facts.type
  if of ~= "enemy" then w:refuse("who attacks?") end
  local who = node.who[1] == "me" and "it == me" or language.member_of(w, node.who.set)
  return { "modify", '{ { value = "' .. node.value .. '", amount = ' .. node.n .. ", where = " ..
    w:quote(who .. " and it.makes_attack") .. " } }" }
end
for _, harm in ipairs { "damage", "horror" } do
  production { name = harm .. " of an attack", of = "attack_harm", text = harm, means = "attack_" .. harm }
end

-- --- clues of an enemy, and what comes then -------------------------------------------------------------------------------

-- "Its", "him": only where the text has spoken of nothing but this enemy.
local function this_enemy(w)
  if w.facts.type ~= "enemy" then w:refuse("whose clues are they?") end
  for _, bound in ipairs(w.bound) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("whose clues are they?") end
  end
end
frame { name = "take clues of this",
  text = "*take control of {n:number} <of <the clues on <{m:me_enemy}|it|him|her>|<its|his|her> clues>|clue<s> <on|from> <{m:me_enemy}|it|him|her>>",
  means = { "take_clues", n = "$n" },
  example = "enemy: [action]: Parley. Test [agility] (2). If you succeed, take control of 1 of the clues on this enemy. Then, if there are no clues on it, add it to the victory display.",
  near = "enemy: [action]: Parley. Test [agility] (2). If you succeed, take control of 1 of the clues on this enemy. Add it to the victory display." }
frame { name = "take all clues of this",
  text = "*take control of all <|of> <the clues on <{m:me_enemy}|it|him|her>|<its|his|her> clues>",
  means = { "take_clues" },
  example = "enemy: Forced - When you defeat this enemy: Take control of all of its clues." }
function effects.take_clues(w, node, who)
  this_enemy(w)
  w:would_change "me.clues > 0"
  if not node.n then return w:emit(who .. ':add("clues", -me:add("clues", -me.clues))') end
  local taken = w:name "taken"
  w:emit("local " .. taken .. ' = -me:add("clues", -' .. node.n .. ")")
  w:emit(who .. ':add("clues", ' .. taken .. ")")
  w.full = { lines = #w.lines, test = taken .. " == " .. node.n }
  w:bind("enemy", "me")
end
production { name = "condition: nothing on it", of = "condition", text = "there <is|are> no {c:counter} on <it|him|her>",
  means = { "none_on_it", counter = "$c" } }
function language.conditions.none_on_it(w, node)
  if w:find_bound(nil).code ~= "me" then w:refuse("on what?") end
  return { expr = "me." .. node.counter .. " == 0", lua = "me." .. node.counter .. " == 0" }
end

frame { name = "place doom and a key", text = "*place {n:number} doom and 1 random set-aside key on <{m:me_enemy}|it|him|her>",
  means = { "doom_and_key", n = "$n" },
  example = "enemy: Forced - After this enemy enters play: Place 2 doom and 1 random set-aside key on it.",
  near = "enemy: Forced - After this enemy enters play: Place 2 doom and 2 random set-aside keys on it." }
function effects.doom_and_key(w, node)
  this_enemy(w)
  w:would_change()
  w:emit("place_doom(me, " .. node.n .. ")")
  w:emit "me:place_key()"
  w.together = true
end
frame { name = "take its key", text = "*take control of <its|his|her> key", means = { "take_key" },
  example = "enemy: [action]: Parley. Test [intellect] (3). If you succeed, take control of its key." }
function effects.take_key(w, _, who)
  this_enemy(w)
  local held = "any(keys: it.parent == me)"
  w.in_lua = w.in_lua or {}
  w.in_lua[held] = "#me:keys() > 0"
  w:would_change(held)
  local key = w:name "key"
  w:emit("local " .. key .. " = me:keys()[1]")
  w:emit("if " .. key .. " then " .. who .. ":take_control(" .. key .. ") end")
end
production { name = "evade by so much", of = "happening", text = "{a:doer} <evade|evades> {e:enemy} by {r:range}",
  means = { "test_succeeded", actor = "$a", kind = "evading", object = "$e", by = "$r" },
  example = "enemy: Forced - After you evade this enemy by 2 or more: Draw 1 card." }

production { name = "succeeds if", of = "test_mod", text = "if {c:condition} , this <skill|> test is automatically successful",
  means = { "succeeds_if", condition = "$c" },
  example = "treachery: Revelation - Put this card into play in your threat area. // [action]: Test [willpower] (3). If you succeed, discard this card. If there is an exhausted [[Ghoul]] enemy at your location, this test is automatically successful.",
  near = "treachery: Revelation - Put this card into play in your threat area. // [action]: Test [willpower] (3). If you succeed, discard this card. If there is an exhausted [[Ghoul]] enemy at your location, that test is automatically successful." }

-- --- single words ------------------------------------------------------------------------------------------------------------

frame { name = "suffer trauma", text = "*suffer {n:number} {t:trauma} trauma", means = { "suffer", n = "$n", trauma = "$t" },
  example = "treachery: Revelation - You must either suffer 1 mental trauma or take 2 damage." }
function effects.suffer(w, node, who)
  w:would_change()
  w:emit(who .. ":suffer_trauma(" .. (node.trauma == "physical" and node.n .. ", 0" or "0, " .. node.n) .. ")")
end
production { name = "your current location", of = "location", text = "your current location", means = { "here" },
  example = "treachery: Revelation - Put this card into play in your threat area. // Forced - When you leave your current location: Take 1 damage and discard this card." }
production { name = "at its place and next to it", of = "behind",
  text = "at {m:me_enemy} 's location and each connecting location", means = { "near_me" },
  example = "enemy: Forced - At the end of the round: Each investigator at this enemy's location and each connecting location takes 1 horror." }

-- "Discard it" in a text that speaks of a location: what leaves play so is the enemy.
local discard = effects.discard
function effects.discard(w, node, ...)
  if node.card[1] == "it" and w.facts.type == "enemy" then
    local me, other
    for _, bound in ipairs(w.bound) do
      if bound.code == "me" then me = true elseif bound.of ~= "location" and bound.of ~= "investigator" then other = true end
    end
    if me and not other then node = { "discard", card = { "me" } } end
  end
  return discard(w, node, ...)
end

-- An enemy or an investigator enters a location at once: nothing comes between "when" and "at".
local write = language.events.write
function language.events.write(w, node)
  if node.what[1] == "enters" and node.tier == "when" then
    local copy = {}
    for name, value in pairs(node) do copy[name] = value end
    copy.tier = "at"
    node = copy
  end
  -- "When you end your turn at this enemy's location."
  local at = node.what.at
  if at and at[1] == "my_place" and w.facts.type == "enemy" then
    local said, what = {}, {}
    for name, value in pairs(node) do said[name] = value end
    for name, value in pairs(node.what) do what[name] = value end
    what.at, what.where = nil, { "place(actor) == place(me)" }
    said.what = what
    node = said
  end
  return write(w, node)
end
language.examples[#language.examples + 1] = { name = "your turn ends at its place",
  example = "enemy: Forced - When you end your turn at this enemy's location: Lose 1 resource." }

return {}
