-- More of what enemies do by themselves: where they move, what their attacks deal, who deals them damage, and what is
-- counted at their own location.

local language = require "import/language"
local things = require "import/subjects/things"
local production, effects = language.production, language.effects
local conditions, amounts = language.conditions, language.amounts
local happening = language.happening

-- "It" and "its location" are of this enemy, if nothing else has been spoken of.
local function only_this(w)
  if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
  for _, bound in ipairs(w.bound or {}) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("which enemy is meant?") end
  end
end

language.example("doomed", "enemy: Doomed. (When this enemy is defeated, place 1 doom on the current agenda. This effect can cause the current agenda to advance.)",
  "enemy: Doomed. (When this enemy is defeated, place 2 doom on the current agenda. This effect can cause the current agenda to advance.)")
language.example("aloof, with its rule", "enemy: Aloof. (This enemy does not automatically engage investigators at its location.)",
  "enemy: Aloof. (This enemy does not automatically engage everybody at its location.)")

-- --- how it stands -----------------------------------------------------------------------------------------------------

-- The states of restrict.lua, as conditions.
language.condition_of_two("this is unengaged", "{m:me_enemy} is <unengaged|not engaged>", { "unengaged", me = "$m" },
  "enemy: Forced - At the end of the enemy phase, if this enemy is unengaged: Place 1 doom on it.",
  "enemy: Forced - At the end of the enemy phase, if this enemy is unimpressed: Place 1 doom on it.")
function conditions.unengaged(w)
  if w.facts.type ~= "enemy" or w.facts.kinds.massive then w:refuse("with whom is it engaged?") end
  return { expr = "not me in threat", lua = 'me.zone ~= "threat"' }
end
production { name = "condition: ready and unengaged", of = "condition",
  text = "{m:me_enemy} is <ready and <unengaged|not engaged>|unengaged and ready>", means = { "idle", me = "$m" },
  example = "enemy: Forced - At the end of the enemy phase, if this enemy is ready and unengaged: Place 1 doom on it.",
  near = "enemy: Forced - At the end of the enemy phase, if this enemy is ready and unimpressed: Place 1 doom on it." }
function conditions.idle(w)
  local free = conditions.unengaged(w)
  return { expr = "not me.exhausted and " .. free.expr, lua = "not me.exhausted and " .. free.lua }
end
production { name = "condition: engaged with this", of = "condition", text = "you are engaged with {m:me_enemy}",
  means = { "engages_you", me = "$m" },
  example = "enemy: Forced - At the end of your turn, if you are engaged with this enemy: Take 1 horror.",
  near = "enemy: Forced - At the end of your turn, if you are in love with this enemy: Take 1 horror." }

-- --- where it moves ----------------------------------------------------------------------------------------------------

local function goal(name, text, means, example, near)
  production { name = "goal: " .. name, of = "goal", text = text, means = means, example = example, near = near }
end
goal("nearest investigator", "the nearest investigator", { "goal_person" },
  "enemy: Forced - At the end of the enemy phase: Move this enemy once toward the nearest investigator.",
  "enemy: Forced - At the end of the enemy phase: Move this enemy once toward the nearest exit.")
goal("nearest location", "the nearest {s:thing_location}", { "goal_nearest", set = "$s" },
  "enemy: Forced - At the end of the enemy phase: This enemy moves once toward the nearest [[Woods]] location.")
goal("first location", "the {s:thing_location} with {q:first_location}", { "goal_first", set = "$s", by = "$q" },
  "enemy: Forced - At the end of the enemy phase: Move this enemy once toward the location with the most clues.")
goal("random location", "a random location", { "goal_random" },
  "enemy: Forced - At the end of the round: Move this enemy to a random location.")
for how, words in pairs { toward = "<once|1 location> toward", to = "to" } do
  local form = how == "toward" and "toward" or "to"
  production { name = "it moves " .. how, of = "clause", text = "{m:me_enemy} moves " .. words .. " {g:goal}",
    means = { "moves_by_itself", how = form, goal = "$g", me = "$m" } }
  production { name = "move it " .. how, of = "clause", text = "move {m:me_enemy} " .. words .. " {g:goal}",
    means = { "moves_by_itself", how = form, goal = "$g", me = "$m" }, take = function() end }
end
function effects.moves_by_itself(w, node)
  if w.facts.type ~= "enemy" or w.kind ~= "forced" or w.place.result then w:refuse("who moves it?") end
  local what = node.goal
  local place = w:name "place"
  w:would_change()
  if what[1] == "goal_random" then
    w:emit("local " .. place .. ' = pick_from(find "locations")')
  elseif what[1] == "goal_person" then
    -- Near to whom, if the text has spoken of somebody?
    if w.has_you then w:refuse("nearest to whom?") end
    local inv = w:name "inv"
    w:emit("local " .. inv .. ' = choose(game.lead, "Toward whom?", nearest(me, players()))')
    w:emit("local " .. place .. " = " .. inv .. " and " .. inv .. ".place")
  else
    if what[1] == "goal_nearest" and w.has_you then w:refuse("nearest to whom?") end
    local list = things.list(w, what.set)
    if list:find "%f[%w_]you%f[^%w_]" then w:refuse("whose location is meant?") end
    list = what[1] == "goal_nearest" and "nearest(me, " .. list .. ")" or things.best(list, what.by)
    w:emit("local " .. place .. ' = choose(game.lead, "' .. (node.how == "toward" and "Toward which location?" or "To which location?") ..
      '", ' .. list .. ")")
  end
  w:emit("if " .. place .. " then me:" .. (node.how == "toward" and "move_toward" or "move_enemy") .. "(" .. place .. ") end")
end
-- If nobody is "you", the lead decides where it goes.
local move_on = effects.move_on
function effects.move_on(w, node, who)
  local own = node.enemy[1] == "me" or node.enemy[1] == "it" and w.facts.type == "enemy"
  if w.has_you or w.kind ~= "forced" or not own then return move_on(w, node, who) end
  only_this(w)
  w:would_change()
  w:emit('local to = choose(game.lead, "Where does it move?", ' .. things.ways_from "me" .. ")")
  w:emit "if to then me:move_enemy(to) end"
end

-- --- its attacks ---------------------------------------------------------------------------------------------------------

local HARMS = { damage = { "{n:signed} damage", "attack_damage" }, horror = { "{n:signed} horror", "attack_horror" } }
for harm, each in pairs(HARMS) do
  production { name = "its attack deals more " .. harm, of = "clause",
    text = "<{m:me_enemy}|it> deals " .. each[1] .. " for this attack", means = { "stronger_attack", value = each[2], n = "$n" },
    example = harm == "damage" and
      "enemy: Forced - When this enemy attacks you, if you have no clues: It deals +1 damage for this attack." or nil,
    near = harm == "damage" and
      "enemy: Forced - When this enemy attacks you, if you have no clues: It deals +1 doom for this attack." or nil }
end
production { name = "its attack deals more", of = "clause",
  text = "<{m:me_enemy}|it> deals {n:signed} damage and {k:signed} horror for this attack",
  means = { "stronger_attack", value = "attack_damage", n = "$n", horror = "$k" },
  take = function(node) return node[1] == "stronger_attack" and node.horror and { n = node.n, k = node.horror } or nil end }
function effects.stronger_attack(w, node)
  only_this(w)
  if w.event ~= "when attack" then w:refuse("which attack is it?") end
  if w:find_bound(nil).code ~= "me" then w:refuse("which enemy attacks?") end
  w:would_change()
  w:emit('me:modify("' .. node.value .. '", ' .. node.n .. ', "attack")')
  if node.horror then w:emit('me:modify("attack_horror", ' .. node.horror .. ', "attack")') end
end

-- Each of them, as long as it is there.
production { name = "it attacks each", of = "clause",
  text = "<{m:me_enemy}|it> <|immediately> attacks {i:each_investigator} <|in player order>", means = { "attacks_people", who = "$i" },
  example = "enemy: Forced - At the end of the enemy phase: This enemy attacks each investigator at its location.",
  near = "enemy: Forced - At the end of the enemy phase: This enemy attacks each enemy at its location." }
function effects.attacks_people(w, node)
  only_this(w)
  if w.kind ~= "forced" then w:refuse("when does it attack?") end
  w:would_change()
  w:emit("each(" .. things.list(w, node.who.set) .. ", function(inv)")
  w:emit "  if me.in_play then me:attack(inv) end"
  w:emit "end)"
end
happening("this enemy moves", "{e:me_enemy} moves",
  { "enters", me = "$e", where = { "mover == me", "from ~= none" }, of = "enemy", bound = { "enemy", "me" }, only = "after" },
  "enemy: Forced - After this enemy moves: Each investigator at its location takes 1 horror.",
  "enemy: Forced - When this enemy moves: Each investigator at its location takes 1 horror.")

-- --- damage to it ------------------------------------------------------------------------------------------------------

happening("deal damage to this", "{a:doer} <deal|deals> <1 or more|any amount of|> damage to {e:me_enemy}",
  { "damage_dealt", actor = "$a", me = "$e", where = { "actor is investigator", "subject == me", "amount > 0" }, of = "enemy", deals = true,
    bound = { "enemy", "me" } },
  "enemy: Forced - After you deal 1 or more damage to this enemy: Take 1 horror.",
  "enemy: Forced - After you deal 1 or more horror to this enemy: Take 1 horror.")

for word, kind in pairs { evade = "evading", attack = "attacking" } do
  happening("fail to " .. word, "{a:doer} <fail|fails> <to|an attempt to> " .. word .. " {e:enemy}",
    { "test_failed", actor = "$a", kind = kind, object = "$e" },
    word == "evade" and "enemy: Forced - After you fail to evade this enemy: It attacks you." or nil,
    word == "evade" and "enemy: Forced - After you fail to persuade this enemy: It attacks you." or nil)
end
for of, words in pairs { enemy = { "{m:me_enemy} 's location", "place(actor) == place(me)" }, location = { "{m:me_location}",
  "place(actor) == me" } } do
  happening("play a card there, " .. of, "{a:doer} <play|plays> {c:played} <at|in> " .. words[1],
    { "played", actor = "$a", card = "$c", me = "$m", where = { words[2] }, of = of },
    of == "location" and "location: Forced - After you play an event at this location: Take 1 horror." or nil,
    of == "location" and "location: Forced - After you play an event at that location: Take 1 horror." or nil)
end
production { name = "clues on it from the pool", of = "act",
  text = "place {n:digits} <clues|clue> on <{m:me_enemy}|it|him|her> ( from the token <pool|bank> )",
  means = function(p) return { "place_on", of = p.m and "enemy" or nil, n = p.n, counter = "clues", on = p.m or { "it" } } end,
  take = function() end, example = "enemy: Forced - After this enemy enters play: Place 2 clues on it (from the token pool).",
  near = "enemy: Forced - After this enemy enters play: Place 2 clues on it (from your hand)." }

-- --- at its location ---------------------------------------------------------------------------------------------------

production { name = "counter at its location", of = "counted", text = "{c:counter} <on|at> <its|{m:me_enemy} 's> location",
  means = { "on_its_place", counter = "$c" },
  example = "enemy: This enemy gets +1 fight for each clue on its location.",
  near = "asset: You get +1 [combat] for each clue on its location." }
function amounts.on_its_place(w, node)
  only_this(w)
  return { expr = "place(me)." .. node.counter, lua = "me.place." .. node.counter }
end
production { name = "its clues onto its location", of = "clause",
  text = "<place <its|all of its> clues on its location|place {m:me_enemy} 's clues on its location|" ..
    "move all clues <from|on> <{m:me_enemy}|it> to <its|{k:me_enemy} 's> location>",
  means = { "clues_onto_its_place" },
  example = "enemy: Forced - When this enemy is defeated: Place its clues on its location.",
  near = "enemy: Forced - When this enemy is defeated: Place its doom on its location." }
function effects.clues_onto_its_place(w)
  only_this(w)
  w:would_change "me.clues > 0"
  w:emit "local place = me.place"
  w:emit 'if place then place:add("clues", -me:add("clues", -me.clues)) end'
end

-- Who is not there.
for of, words in pairs { investigators = "investigators" } do
  language.filters["without_" .. of] = { of = { location = true },
    expr = function(x)
      if x ~= "it" then error({ why = "who is there cannot be asked here" }, 0) end
      return "not any(" .. of .. ": place(it) == that)"
    end,
    lua = function(x) return '#filter(find "' .. of .. '", function(other) return other.place == ' .. x .. " end) == 0" end }
  production { name = "without " .. of, of = "behind", text = "with no " .. words .. " <|<at|on> it>", means = { "without_" .. of },
    example = "treachery: Revelation - Attach to the nearest location with no investigators.",
    near = "treachery: Revelation - Attach to the nearest location with no friends." }
end

return {}
