-- What holds, and what happens, at the location of an enemy; how difficult tests are at a place; where an enemy cannot go.

local language = require "import/language"
local things = require "import/subjects/things"
local understanding = require "import/understanding"
local production, effects = language.production, language.effects
local constants, conditions, holds = language.constants, language.conditions, language.holds
local happening = language.happening

local function this_enemy(w)
  if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
end

-- --- its location as a part of what happens ------------------------------------------------------------------------------

local turns = language.events.write
function language.events.write(w, node)
  local t = turns(w, node)
  -- "At the end of each investigator's turn: that investigator ..."
  if node.what[1] == "turn_ends" and not node.what.actor then
    t.bound[#t.bound + 1] = { of = "investigator", code = "event.actor", expression = "actor" }
  end
  return t
end
language.example("whose turn ends", "agenda: Forced - At the end of each investigator's turn: That investigator takes 1 horror.",
  "agenda: Forced - At the end of each round: That investigator takes 1 horror.")
-- "When you discover a clue at this enemy's location": whoever is engaged with it takes it along, so only before they leave.
local write = language.events.write
local HERE = { clues_discovered = true, enters = true, leaves = true, moves = true, location_revealed = true }
function language.events.write(w, node)
  local ref = node.what.subject
  if not ref or ref[1] ~= "my_place" or not HERE[node.what[1]] or w.facts.type ~= "enemy" then return write(w, node) end
  if node.what[1] == "leaves" and node.tier == "after" then w:refuse("where is this enemy then?") end
  local said, what = {}, {}
  for name, value in pairs(node) do said[name] = value end
  for name, value in pairs(node.what) do what[name] = value end
  what.subject, what.key, said.key, said.what = nil, nil, nil, what
  local t = write(w, said)
  t.conditions[#t.conditions + 1] = "subject == place(me)"
  return t
end
language.example("clues at its location", "enemy: Forced - After you discover a clue at this enemy's location: Take 1 horror.",
  "enemy: Forced - After you discover a clue at this enemy's door: Take 1 horror.")
for word, kind in pairs { attacking = "attacking", evading = "evading" } do
  happening("symbols while " .. word .. " this", "you reveal <a|an> {t:symbols} <symbol|token|chaos token> while " .. word ..
    " {e:me_enemy}", { "token_revealed", actor = { "you" }, tokens = "$t", me = "$e", where = { kind, "test.target == me" }, of = "enemy" },
    word == "attacking" and "enemy: Forced - After you reveal a [skull] token while attacking this enemy: Take 1 damage." or nil,
    word == "attacking" and "enemy: Forced - After you reveal a [skull] token while admiring this enemy: Take 1 damage." or nil)
end
happening("symbols at its location",
  "<you reveal|an investigator reveals> <a|an> {t:symbols} <symbol|token|chaos token> during a skill test at {e:me_enemy} 's location",
  { "token_revealed", actor = { "you" }, tokens = "$t", me = "$e", where = { "test", "place(test.tester) == place(me)" }, of = "enemy" },
  "enemy: Forced - After you reveal a [skull] token during a skill test at this enemy's location: Take 1 damage.",
  "enemy: Forced - After you reveal a [skull] token during a skill test at this enemy's party: Take 1 damage.")

-- --- who is there ----------------------------------------------------------------------------------------------------------

language.condition_of_two("you are at its location", "you are <at|in> {m:me_enemy} 's location", { "at_place_of_me", me = "$m" },
  "enemy: Forced - At the end of your turn, if you are at this enemy's location: Take 1 horror.",
  "enemy: Forced - At the end of your turn, if you are at this enemy's party: Take 1 horror.")
function conditions.at_place_of_me(w)
  this_enemy(w)
  w:needs_you()
  return { expr = "here == place(me)", lua = "you.place == me.place" }
end
-- "While you are at this enemy's location, you get ...": of everybody there.
local constant = constants.constant
function constants.constant(w, node)
  local state = node.state
  if not state or state[1] ~= "at_place_of_me" then return constant(w, node) end
  if (node.holds.who or {})[1] ~= "you" or node.also then w:refuse("of whom is it said?") end
  local all = {}
  for name, value in pairs(node.holds) do all[name] = value end
  all.who, all.key = { "each", set = { "set", of = "investigator", where = { { "at_my_place" } } } }, nil
  return constant(w, { "constant", holds = all })
end
language.example("everybody at its location", "enemy: While you are at this enemy's location, you get -1 [willpower].",
  "enemy: While you are at this enemy's party, you get -1 [willpower].")

-- "If this enemy is exhausted, ready it."
for _, kind in ipairs { "if", "if_else" } do
  local plain = effects[kind]
  effects[kind] = function(w, node, who)
    local kinds = w.facts.kinds
    local stands = kinds.enemy or kinds.location or kinds.treachery and (kinds.threat or kinds.attached or kinds.beside)
    local says = stands and w.kind ~= "revelation" and things.refers(node) and understanding.says_me(node.condition)
    for _, bound in ipairs(w.bound) do says = says and bound.of == "investigator" end
    if not says then return plain(w, node, who) end
    w:bind(w.facts.type, "me")
    plain(w, node, who)
    for i = #w.bound, 1, -1 do
      if w.bound[i].code == "me" then table.remove(w.bound, i) end
    end
  end
end
language.example("the enemy that the condition is about", "enemy: Forced - When the round ends: If this enemy is exhausted, ready it.",
  "enemy: Forced - When the round ends: If this enemy is excited, ready it.")

-- --- the difficulty of tests ---------------------------------------------------------------------------------------------

for place, text in pairs { me = "<at|in> {m:me_location}", around = "<at|in> {m:me_enemy} 's location",
  host = "at <|the> attached location" } do
  for number, words in ipairs { "skill tests <performed|> " .. text .. " get", "each skill test <performed|> " .. text .. " gets" } do
    production { name = "difficulty of tests, " .. place .. " " .. number, of = "holds", text = words .. " {n:signed} difficulty",
      means = { "tests_there", n = "$n", place = place }, take = number == 2 and function() end or nil,
      example = number == 1 and (place == "me" and "location: Skill tests at this location get +1 difficulty." or
        place == "around" and "enemy: While this enemy is ready, skill tests at this enemy's location get +1 difficulty.") or nil,
      near = number == 1 and place == "me" and "location: Skill tests at this location get +1 difficult." or nil }
  end
end
local TESTED_AT = { me = "me", around = "place(me)", host = "me.parent" }
function holds.tests_there(w, node)
  if node.place == "host" and not w.facts.kinds.attached then w:refuse("this is not attached") end
  return { "modify", '{ { value = "test_difficulty", amount = ' .. node.n .. ', where = "it is investigator and place(it) == ' ..
    TESTED_AT[node.place] .. '" } }' }
end

-- --- where it cannot go ----------------------------------------------------------------------------------------------------

production { name = "some locations are barred", of = "holds", text = "{w:one_who} cannot enter {s:things_location}",
  means = { "cannot_go", who = "$w", set = "$s" },
  example = "enemy: This enemy cannot enter [[Woods]] locations.", near = "enemy: This enemy cannot enter [[Woods]] assets." }
production { name = "some locations are barred for several", of = "holds", text = "{w:many_who} cannot enter {s:things_location}",
  means = { "cannot_go", who = "$w", set = "$s" } }
function holds.cannot_go(w, node)
  if node.set.at or not node.set.where then w:refuse("which locations are meant?") end
  local who, of
  if node.who[1] == "me" then
    this_enemy(w)
    who, of = "it == me", "enemy"
  elseif node.who[1] == "each" and node.who.set.of ~= "location" then
    who, of = language.member_of(w, node.who.set), node.who.set.of
  else
    w:refuse("who cannot enter?")
  end
  local parts = things.said(w, node.set, "that", "expr")
  local where = w:quote(who .. " and " .. table.concat(parts, " and "))
  -- An enemy enters a location by spawning there, too.
  return { "modify", '{ { value = "cannot_enter", where = ' .. where .. " }" ..
    (of == "enemy" and ', { value = "cannot_spawn", where = ' .. where .. " }" or "") .. " }" }
end

language.filters.next_to_mine = { of = { location = true }, expr = function(x) return "connected(place(me), " .. x .. ")" end,
  lua = function(x) return "me.place and connected(me.place, " .. x .. ")" end }
production { name = "next to its location", of = "behind", text = "<connected|adjacent> to {m:me_enemy} 's location", means = { "next_to_mine" },
  example = "enemy: Each location connected to this enemy's location gets +1 shroud.",
  near = "enemy: Each location connected to this enemy's shoulder gets +1 shroud." }
language.example("as long as", "enemy: As long as this enemy is ready, each investigator gets -1 [intellect].",
  "enemy: As long as this enemy is heady, each investigator gets -1 [intellect].")
for phase, n in pairs { mythos = 1, investigation = 2, enemy = 3, upkeep = 4 } do
  production { name = "during the " .. phase .. " phase, first", of = "constant", text = "during the " .. phase .. " phase , {h:holds}",
    means = { "constant_in_phase", holds = "$h", phase = n }, take = phase == "upkeep" and function() end or nil,
    example = phase == "enemy" and "enemy: During the enemy phase, this enemy gets +2 fight." or nil,
    near = phase == "enemy" and "enemy: During the enemy phrase, this enemy gets +2 fight." or nil }
  if phase ~= "upkeep" then
    production { name = "during the " .. phase .. " phase, behind", of = "constant", text = "{h:holds} during the " .. phase .. " phase",
      means = { "constant_in_phase", holds = "$h", phase = n }, take = function() end }
  end
end

-- --- doom that moves -----------------------------------------------------------------------------------------------------

for name, words in pairs { all = "all doom", some = "{n:digits} doom" } do
  production { name = "its doom to the agenda, " .. name, of = "clause",
    text = "move " .. words .. " <from|on> <{m:me}|it> to the current agenda",
    means = { "doom_to_agenda", n = name == "some" and "$n" or nil },
    example = name == "all" and "enemy: Forced - At the end of the round: Move all doom from this enemy to the current agenda." or nil,
    near = name == "all" and "enemy: Forced - At the end of the round: Move all doom from this enemy to the current act." or nil }
end
function effects.doom_to_agenda(w, node)
  for _, bound in ipairs(w.bound) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("whose doom is it?") end
  end
  if w.kind == "revelation" or w.facts.type ~= "enemy" and w.facts.type ~= "location" then w:refuse("is there doom on this?") end
  w:would_change "me.doom > 0"
  w:emit "local agenda = current_agenda()"
  w:emit('if agenda then agenda:add("doom", -me:add("doom", -' .. (node.n or "me.doom") .. ")) end")
end

return {}
