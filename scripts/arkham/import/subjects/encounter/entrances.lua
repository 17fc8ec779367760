-- Locations: who can enter and leave them, to which others they are connected, what happens as an enemy spawns there or
-- a test against an enemy there begins.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local holds, states, conditions, amounts = language.holds, language.states, language.conditions, language.amounts

local example = language.example
local condition = language.condition_of_two

-- --- entering --------------------------------------------------------------------------------------------------------

production { name = "nobody enters", of = "holds", text = "you cannot <enter|move into> {m:me_location}",
  means = { "nobody_enters", me = "$m" },
  example = "location: The gate to the yard is shut. You cannot enter this location.",
  near = "location: The gate to the yard is shut. You cannot enter each location." }
local function somebody_here(state)
  local set = state and state[1] == "there_is" and state.set
  local where = set and set.of == "investigator" and not set.at and set.where
  return state and state[1] == "somebody_here" or where and #where == 1 and where[1][1] == "at_me"
end
function holds.nobody_enters()
  return { "modify", '{ { value = "cannot_enter", where = "it is investigator and that == me" } }' }
end
-- "If there is an investigator here, other investigators cannot enter": whoever is here does not enter.
local barred = holds.cannot_move_into
function holds.cannot_move_into(w, node, state)
  local where = node.who.set.where or {}
  local others = node.who.set.of == "investigator" and #where == 1 and where[1][1] == "not_you" and not node.who.set.at
  if others and node.place == "me" and somebody_here(state) then return holds.nobody_enters() end
  return barred(w, node, state)
end
example("nobody else enters",
  "location: If there is an investigator at this location, other investigators cannot enter this location.",
  "location: Other investigators cannot enter this location.")
--- language.bars_entrance(list): boolean. Does this sentence say so? Then a story before it rules nothing.
function language.bars_entrance(list)
  local words = {}
  for i = 1, math.min(#list, 3) do words[i] = list[i].word end
  local text = table.concat(words, " ")
  return text == "you cannot enter" or text == "you cannot move"
end

production { name = "unless", of = "constant", text = "{h:holds} unless {c:condition}",
  means = { "constant", holds = "$h", state = { "unless", condition = "$c" } },
  example = "location: You cannot enter this location unless there are no enemies in play.",
  near = "location: You cannot enter this location unless there are no elbows in play." }
function states.unless(w, _, state)
  if not w.facts.own then w.has_you = false end
  local said = w:condition(state.condition)
  if said.expr then return { "condition", w:quote("not (" .. said.expr .. ")") } end
  if not said.lua or said.lua:find "%f[%w_]event%f[^%w_]" or said.lua:find "%f[%w_]you%f[^%w_]" then
    w:refuse("this condition cannot be asked here")
  end
  local me = said.lua:find "%f[%w_]me%f[^%w_]" and "me" or ""
  return { "condition", "function(" .. me .. ") return not (" .. said.lua .. ") end" }
end
condition("all clues of a place", "all <of the|the|> clues on <|the> {n:location_name} have been discovered",
  { "cleared_named", name = "$n" },
  "location: You cannot enter this location unless all of the clues on Night Hall have been discovered.",
  "location: You cannot enter this location unless all of the clues on a location have been discovered.")
function conditions.cleared_named(w, node)
  return { lua = "#filter(find \"locations\", function(place) return place.title == " .. w:quote(node.name) ..
    " and cleared(place) end) > 0" }
end

local BESIDE = { left = "it.column == me.column - 1 and it.grid_row == me.grid_row",
  right = "it.column == me.column + 1 and it.grid_row == me.grid_row" }
for side in pairs(BESIDE) do
  condition("all clues of the place to the " .. side,
    "all <of the|the|> clues on the location to its " .. side .. " have been discovered", { "cleared_beside",
      side = side },
    side == "left" and "location: You cannot enter this location unless all of the clues on the location to its " ..
      "left have been discovered." or nil,
    side == "left" and "location: You cannot enter this location unless all of the clues on the location to my left " ..
      "have been discovered." or nil)
end
function conditions.cleared_beside(w, node)
  if w.facts.type ~= "location" then w:refuse("beside what?") end
  local where = BESIDE[node.side] .. " and cleared"
  return { expr = "any(locations: it.column > 0 and " .. where .. ")" }
end

-- --- leaving ---------------------------------------------------------------------------------------------------------

-- Whoever cannot leave cannot enter another location; elsewhere, where something else may have taken them, they can.
production { name = "cannot leave this", of = "clause", text = "you cannot leave {m:me_location} <{p:until}|this " ..
  "round>",
  means = function(p) return { "stays", per = p.p or "round" } end,
  take = function(node) return node[1] == "stays" and { m = { "me" }, p = node.per } or nil end,
  example = "location: Forced - After you enter this location: You cannot leave this location until the end of the " ..
    "round.",
  near = "location: Forced - After you enter this location: You cannot leave each location until the end of the " ..
    "round." }
production { name = "cannot leave this, later", of = "sentence", text = "{p:until} , you cannot leave {m:me_location}",
  means = { "stays", per = "$p" }, take = function() end,
  example = "location: Forced - After you enter this location: For the remainder of the round, you cannot leave " ..
    "this " ..
    "location." }
function effects.stays(w, node)
  if w.facts.type ~= "location" or node.per ~= "round" then w:refuse("how long does it last?") end
  w:needs_you()
  w:would_change()
  w:emit 'you:gain_tag("held", "round")'
  w.beside = w.beside or {}
  table.insert(w.beside, { kind = "constant", text = "Whoever is held here cannot leave.", fields = {
    { "modify", '{ { value = "cannot_enter", where = "it is investigator and it is held and place(it) == me" } }' } } })
end

-- --- connections -----------------------------------------------------------------------------------------------------

local SIDES = { ["left and right"] = { "the locations to the left and right of it", "it.grid_row == that.grid_row" },
  ["above and below"] = { "the locations above and below it", "it.column == that.column" },
  left = { "the location to the left of it", "that.column < it.column" },
  right = { "the location to the right of it", "that.column > it.column" },
  above = { "the location above it", "that.grid_row < it.grid_row" },
  below = { "the location below it", "that.grid_row > it.grid_row" } }
for name, side in pairs(SIDES) do
  local text = side[1]
  production { name = "connected " .. name, of = "constant", text = "{m:me_location} is connected to " .. text,
    means = { "connected_in_grid", side = name, me = "$m" },
    example = "location: This location is connected to " .. text .. ".",
    near = "location: This location is connected to " .. text:gsub("it$", "you") .. "." }
end
function language.constants.connected_in_grid(_, node)
  return { { "modify", '{ { value = "way", where = "it == me and adjacent and ' .. SIDES[node.side][2] .. '" } }' } }
end

-- --- what spawns there -----------------------------------------------------------------------------------------------

-- "When an enemy spawns at this location": it is known where, but the enemy is not there yet.
local write = language.events.write
local function written(w, node)
  local what = node.what
  local here = what[1] == "enemy_spawned" and what.of == "location" and what.me
  if not here or node.tier ~= "when" then return write(w, node) end
  local said, copy = {}, {}
  for name, value in pairs(node) do said[name] = value end
  for name, value in pairs(what) do copy[name] = value end
  copy.where = { "object == me or object == none and subject.concealed == 0 and place(actor) == me" }
  said.tier, said.what = "after", copy
  local t = write(w, said)
  t.tier, t.bound = "when", {}
  return t
end
example("when it spawns at this", "location: Forced - When an enemy spawns at this location: Reveal this location.",
  "location: Forced - When an enemy spawns at this location: Deal 1 damage to that enemy.")

-- --- tests that begin ------------------------------------------------------------------------------------------------

-- "When you attempt to evade an enemy at this location".
for kind, verb in pairs { evading = "evade", attacking = "fight" } do
  production { name = "attempt: " .. kind, of = "happening", text = "{a:doer} <attempt|attempts> to " .. verb ..
    " {e:enemy}",
    means = function(p)
      return p.e[1] == "a" and { "test_begins", actor = p.a, kind = kind, against = p.e } or nil
    end,
    take = function(node)
      local fits = node[1] == "test_begins" and node.kind == kind and node.against
      return fits and { a = node.actor, e = node.against } or nil
    end,
    example = kind == "evading" and "location: [reaction] When you attempt to evade an enemy at this location, " ..
      "spend 1 " ..
      "resource: That enemy gets -1 evade for this evasion attempt. (Limit once per round.)" or nil,
    near = kind == "evading" and "location: [reaction] When you attempt to evade an enemy at this location, spend 1 " ..
      "resource: That enemy gets -1 fight for this evasion attempt. (Limit once per round.)" or nil }
end
production { name = "investigation begins", of = "happening",
  text = "{a:doer} <investigate|investigates|<initiate|initiates> an <investigation of|investigation attempt at>> {l:me_location}",
  means = { "test_begins", actor = "$a", kind = "investigating", me = "$l", where = { "test.target == me" },
    of = "location" },
  example = "location: [reaction] When you investigate this location, take 1 horror: This location gets -1 shroud " ..
    "for " ..
    "this investigation.",
  near = "location: [reaction] After you investigate this location, take 1 horror: This location gets -1 shroud for " ..
    "this investigation." }
local function of_test(w, node)
  local against = node.what.against
  local t = written(w, node)
  if node.what[1] == "test_begins" and node.what.kind and t.tier ~= "when" then w:refuse("when is that?") end
  if not against then return t end
  if against.set.at then w:refuse("which enemies are meant?") end
  t.conditions[#t.conditions + 1] = "test.target is enemy"
  for _, part in ipairs(things.said(w, against.set, "test.target", "expr")) do
    t.conditions[#t.conditions + 1] = part
  end
  t.bound[#t.bound + 1] = { of = "enemy", code = 'current("test").target', expression = "test.target" }
  return t
end
language.events.write = of_test
for kind, word in pairs { evade = "evasion <|attempt>", fight = "attack" } do
  production { name = "other " .. kind .. " for this test", of = "clause",
    text = "that enemy gets {n:signed} " .. kind .. " for this " .. word,
    means = { "value_for_test", value = kind, n = "$n" } }
end
production { name = "other shroud for this test", of = "clause",
  text = "<{m:me_location}|it> gets {n:signed} shroud for this investigation",
  means = { "value_for_test", value = "shroud", n = "$n" },
  take = function(node)
    return node[1] == "value_for_test" and node.value == "shroud" and not node.less and { m = { "me" }, n = node.n } or
      nil
  end }
production { name = "less shroud for this test", of = "clause",
  text = "reduce {m:me_location} 's shroud <|value> by {n:number} for this investigation",
  means = { "value_for_test", value = "shroud", n = "$n", less = true, me = "$m" },
  example = "location: [reaction] When you investigate this location, take 1 horror: Reduce this location's shroud " ..
    "by 2 for " ..
    "this investigation." }
local TESTED = { evade = "evading", fight = "attacking", shroud = "investigating" }
function effects.value_for_test(w, node)
  local known = false
  if w.event == "when test_begins" and not w.place.result then
    known = w.tested_kind == TESTED[node.value]
  end
  if not known then w:refuse("which test is meant?") end
  local less = node.less or node.n < 0
  w:would_change(less and (node.value == "shroud" and "me." or "test.target.") .. node.value .. " > 0" or nil)
  local target = node.value == "shroud" and "me" or 'current("test").target'
  w:emit(target .. ':modify("' .. node.value .. '", ' .. (node.less and "-" or "") .. node.n .. ', "test")')
end

-- --- an equal number -------------------------------------------------------------------------------------------------

frame { name = "lose as many resources", text = "*lose an equal number of resources", means = { "lose",
  n = { "happened" } },
  example = "location: Forced - After any number of clues are discovered from this location: Each investigator at " ..
    "this " ..
    "location loses an equal number of resources.",
  near = "location: Forced - After you enter this location: Each investigator at this location loses an equal " ..
    "number of " ..
    "resources." }
frame { name = "discard as many cards", text = "*discard an equal number of cards at random from ~your hand",
  means = { "discard_random", n = { "happened" } } }
production { name = "each clue discovered", of = "counted", text = "clue just discovered", means = { "happened" },
  example = "location: Forced - After you discover 1 or more clues at this location: Discard 2 cards from the top " ..
    "of your " ..
    "deck for each clue just discovered." }
function amounts.happened(w)
  if w.event ~= "after clues_discovered" or w.place.result then w:refuse("how many are they?") end
  return { expr = "amount", lua = "event.amount" }
end
production { name = "each card in excess", of = "counted", text = "card in your hand in excess of {n:digits}",
  means = { "hand_over", n = "$n" },
  example = "location: Forced - When you leave this location: Take 1 horror for each card in your hand in excess of 4.",
  near = "location: Forced - When you leave this location: Take 1 horror for each card in your deck in excess of 4." }
function amounts.hand_over(w, node)
  w:needs_you()
  return { expr = "max(0, count(hand) - " .. node.n .. ")", lua = 'math.max(0, size("hand", you) - ' .. node.n .. ")" }
end

return {}
