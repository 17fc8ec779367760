-- Enemies: evading, engaging, exhausting, attacking, defeating; cards in play that are exhausted, readied, discarded.

local language = require "import/language"
local things = require "import/subjects/things"
local frame, effects = language.frame, language.effects

-- Whom it changes to be evaded: an exhausted enemy is evaded only out of a threat area. Of those at your location the
-- game's set says so, and there a concealed mini-card can be exposed instead, unless the text goes on about the enemy.
local EVADABLE = {
  expr = function(x)
    return "not " .. x .. ".cannot_be_evaded and (" .. x .. " in threat or not " .. x .. ".exhausted)"
  end,
  lua = function(x)
    return x .. ':check "cannot_be_evaded" == 0 and (' .. x .. '.zone == "threat" or not ' .. x .. ".exhausted)"
  end,
}
local ENGAGED = { expr = function(x) return "not " .. x .. ".cannot_be_evaded" end,
  lua = function(x) return x .. ':check "cannot_be_evaded" == 0' end }
local function evadable(w, ref)
  local set = (ref[1] == "a" or ref[1] == "each") and ref.set
  if set and set.at == "engaged" then return ref, ENGAGED end
  if not set or set.at ~= "here" or w.later then return ref, EVADABLE end
  return { ref[1], set = { "set", of = set.of, at = "evadable", where = set.where } }
end

language.production { name = "automatically evade", of = "act", text = "automatically evade {e:enemy}",
  means = { "evade", enemy = "$e" }, example = "event: Automatically evade an enemy engaged with you.",
  near = "event: Automatically evade each." }
language.examples[#language.examples + 1] = { name = "an enemy that may be gone by then",
  example = "asset: [reaction] After an enemy attacks you, exhaust this asset: Automatically evade that enemy." }
language.production { name = "automatically evades", of = "acts", text = "automatically evades {e:enemy}",
  means = { "evade", enemy = "$e" } }
function effects.evade(w, node, who)
  local ref, want = evadable(w, node.enemy)
  things.one(w, ref, "enemy", "Evade which enemy?", function(enemy)
    w:emit(who .. ":evade_enemy(" .. enemy .. ")")
  end, want)
end
frame { name = "evade each", text = "automatically *evade {e:each_enemy}", means = { "evade_each", enemies = "$e" },
  example = "event: Automatically evade each enemy at your location." }
function effects.evade_each(w, node, who)
  local ref, want = evadable(w, node.enemies)
  w:would_change(things.any_to_change(w, ref.set, want and want.expr, want and want.lua))
  w:at_once(function()
    local list = things.list(w, ref.set, want and want.lua)
    w:emit("each(" .. list .. ", function(enemy) " .. who .. ":evade_enemy(enemy) end)")
  end)
end

local READY = { expr = function(x) return "not " .. x .. ".exhausted" end, lua = function(x) return "not " .. x ..
  ".exhausted" end }
local TIRED = { expr = function(x) return x .. ".exhausted and not " .. x .. ".cannot_ready" end,
  lua = function(x) return x .. ".exhausted and " .. x .. ':check "cannot_ready" == 0' end }
for _, of in ipairs { "enemy", "asset" } do
  frame { name = "exhaust " .. of, text = "*exhaust {e:" .. of .. "}", means = { "exhaust", of = of, card = "$e" },
    example = of == "enemy" and "event: Exhaust a [[Ghoul]] enemy at your location." or nil }
  frame { name = "ready " .. of, text = "*ready {e:" .. of .. "}", means = { "ready_card", of = of, card = "$e" },
    example = of == "enemy" and "enemy: Forced - When the round ends: Ready this enemy." or nil }
  frame { name = "discard " .. of, text = "*discard {e:" .. of .. "}", means = { "discard", of = of, card = "$e" },
    example = of == "enemy" and "event: Discard a non-[[Elite]] enemy at your location." or nil }
end
-- "{me}" may be of any type: that of the card counts, and only one reading is left.
local function own_type(node, ref)
  if ref and ref[1] == "me" then return { node[1], card = ref } end
  return node
end
for _, name in ipairs { "exhaust", "ready_card", "discard" } do
  language.builder(name, function(node)
    if node.card[1] == "me" or node.card[1] == "it" then return own_type({ name, card = node.card }, node.card) end
    return node
  end)
end

local function type_of(w, node)
  if node.of then return node.of end
  if node.card[1] == "it" then return w:find_bound(nil).of end
  return w.facts.type
end
-- A permanent card cannot be discarded.
local STAYS = { expr = function(x) return x .. ".cannot_leave_play == 0" end,
  lua = function(x) return x .. ':check "cannot_leave_play" == 0' end }
local function on_card(name, question, code, want, allowed)
  effects[name] = function(w, node)
    local of = type_of(w, node)
    if of == "card" then w:refuse("is it in play?") end
    if node.card[1] == "me" then
      if w.kind == "revelation" then w:refuse("this is not in play yet") end
      if not allowed(w) then w:refuse("this kind of card cannot do that") end
      w:would_change(want and want.expr "me")
      w:emit(code "me")
      if name ~= "discard" then w:bind(w.facts.type, "me") end
      return
    end
    local wanted = want or name == "discard" and of == "asset" and not w.later and STAYS or nil
    things.one(w, node.card, of, question, function(x) w:emit(code(x)) end, wanted)
  end
end
local function in_play(w)
  local kinds = w.facts.kinds
  return kinds.asset or kinds.enemy
end
local function leaves(w)
  local kinds = w.facts.kinds
  return kinds.asset or kinds.threat or kinds.attached or kinds.beside or kinds.enemy
end
on_card("exhaust", "Exhaust which card?", function(x) return x .. ":exhaust()" end, READY, in_play)
on_card("ready_card", "Ready which card?", function(x) return x .. ":ready()" end, TIRED, in_play)
on_card("discard", "Discard which card?", function(x) return x .. ":leave_play()" end, nil, leaves)
for _, each in ipairs { { "exhaust", "*exhaust" }, { "ready_card", "*ready" }, { "discard", "*discard" } } do
  frame { name = each[1] .. " this", text = each[2] .. " {m:me}", means = { each[1], card = "$m" } }
  frame { name = each[1] .. " it", text = each[2] .. " <it|him|her>", means = { each[1], card = { "it" } } }
end

language.production { name = "attacks you", of = "clause", text = "{e:enemy} <|immediately> attacks you",
  means = { "attacks", enemy = "$e" },
    example = "location: Forced - After you enter this location: The nearest enemy attacks you." }
function effects.attacks(w, node)
  w:needs_you()
  things.one(w, node.enemy, "enemy", "Which enemy attacks?", function(enemy) w:emit(enemy .. ":attack(you)") end,
    { acts = true })
end
language.production { name = "each attacks you", of = "clause", text = "{e:each_enemy} <|immediately> attacks you",
  means = { "attacks_each", enemies = "$e" } }
function effects.attacks_each(w, node)
  w:needs_you()
  w:would_change(things.any(w, node.enemies.set))
  w:emit("attack_each(" .. things.list(w, node.enemies.set) .. ", you)")
end
frame { name = "disengage", text = "*disengage from {e:enemy}", means = { "disengage", enemy = "$e" } }
frame { name = "disengage each", text = "*disengage <from|with> {e:each_enemy}", means = { "disengage_each",
  enemies = "$e" },
  example = "event: Disengage from each enemy engaged with you." }
-- A massive enemy is engaged with whoever is there: nobody can disengage from it.
local HELD = { expr = function(x) return x .. " in threat" end, lua = function(x) return x .. '.zone == "threat"' end }
function effects.disengage(w, node)
  things.one(w, node.enemy, "enemy", "Disengage from which enemy?", function(enemy) w:emit(enemy .. ":disengage()") end,
    HELD)
  w.last = "check_engagement()"
end
function effects.disengage_each(w, node, who)
  if who and who ~= "you" then w:refuse("whose enemies are meant?") end
  local set = node.enemies.set
  -- From whom else could one disengage?
  if not set.at then set = { "set", of = "enemy", at = "engaged", where = set.where } end
  w:would_change(things.any_to_change(w, set, HELD.expr, HELD.lua))
  things.each(w, set, function(enemy) w:emit(enemy .. ":disengage()") end)
  -- They engage again, unless one has moved away.
  w.last = "check_engagement()"
end

frame { name = "move an enemy toward you", text = "*move {e:enemy} <once|1 location> toward <your location|you>",
  means = { "move_toward_you", enemy = "$e" },
  example = "event: Move an enemy once toward you." }
language.production { name = "an enemy moves toward you", of = "clause",
  text = "{e:enemy} moves <once|1 location> toward <your location|you>",
  means = { "does", who = { "you" }, what = { "move_toward_you", enemy = "$e" } } }
-- Who is there already does not move. "The nearest enemy" may be one that is.
local AWAY = { expr = function(x) return "distance(place(" .. x .. "), place(you)) > 0" end,
  lua = function(x) return x .. ".place and (distance(" .. x .. ".place, you.place) or 0) > 0" end }
local ELSEWHERE = { expr = function(x) return "place(" .. x .. ") ~= place(you)" end,
  lua = function(x) return x .. ".place ~= you.place" end }
function effects.move_toward_you(w, node)
  w:needs_you()
  things.one(w, node.enemy, "enemy", "Move which enemy?", function(enemy) w:emit(enemy ..
    ":move_toward(you.place)") end, node.enemy[1] == "a" and AWAY or nil)
end
frame { name = "move an enemy here", text = "*move {e:enemy} to your location", means = { "move_here", enemy = "$e" } }
function effects.move_here(w, node)
  w:needs_you()
  things.one(w, node.enemy, "enemy", "Move which enemy?", function(enemy) w:emit(enemy .. ":move_enemy(you.place)") end,
    node.enemy[1] == "a" and ELSEWHERE or nil)
end

for _, of in ipairs { "asset", "enemy" } do
  frame { name = "discard each " .. of, text = "*discard {e:each_" .. of .. "}",
    means = { "discard_each", cards = "$e" },
    example = of == "asset" and "treachery: Revelation - Discard each [[Item]] asset you control." or nil }
end
function effects.discard_each(w, node)
  w:would_change(things.any_to_change(w, node.cards.set, STAYS.expr, STAYS.lua))
  w:emit("leave_together(" .. things.list(w, node.cards.set) .. ")")
end
frame { name = "defeat", text = "*defeat {e:enemy}", means = { "defeat", enemy = "$e" },
  example = "event: Defeat a non-[[Elite]] enemy at your location.", near = "event: Defeat a location." }
language.production { name = "an enemy is defeated", of = "clause", text = "{e:enemy} is defeated",
  means = { "does", who = { "you" }, what = { "defeat", enemy = "$e" } } }
-- Somebody may be unable to defeat it.
local DEFEATABLE = { expr = function(x) return "not check(cannot_defeat, you, " .. x .. ")" end,
  lua = function(x) return 'you:check("cannot_defeat", ' .. x .. ") == 0" end }
function effects.defeat(w, node, who)
  things.one(w, node.enemy, "enemy", "Defeat which enemy?", function(enemy)
    w:emit(enemy .. ":defeat_enemy(" .. (w.has_you and who or "") .. ")")
  end, w.has_you and node.enemy[1] ~= "me" and DEFEATABLE or nil)
end

--- things.ENGAGEABLE: what is wanted of an enemy that you engage: it is not engaged with you yet, and nothing keeps it off.
things.ENGAGEABLE = {
  expr = function(x)
    return x .. " is not location and " .. x .. " is not massive and not (" .. x .. " in threat and bearer(" .. x ..
      ") == you) and not check(cannot_engage, " .. x .. ", you) and not (" .. x .. ".cannot_engage_active > 0 and you == active) " ..
      "and not check(cannot_be_engaged, you, " .. x .. ")"
  end,
  lua = function(x) return "you:can_engage(" .. x .. ")" end,
}
frame { name = "engage", text = "*engage {e:enemy}", means = { "engage", enemy = "$e" },
  example = "event: Engage an enemy at your location." }
function effects.engage(w, node, who)
  if who ~= "you" then w:refuse("others engage") end
  things.one(w, node.enemy, "enemy", "Engage which enemy?", function(enemy) w:emit("you:engage(" .. enemy .. ")") end,
    things.ENGAGEABLE)
end

return {}
