-- More of locations: who may enter, what moves toward them, treacheries that are discarded there, and other words for what
-- other subjects know.

local language = require "import/language"
local production, frame, effects = language.production, language.frame, language.effects
local constants = language.constants
local happening = language.happening

happening("fail to investigate here", "{a:doer} <fail|fails> to investigate {l:location}",
  { "test_failed", actor = "$a", kind = "investigating", object = "$l" },
  "location: Forced - After you fail to investigate this location: Take 1 horror.",
  "location: Forced - After you fail to understand this location: Take 1 horror.")
production { name = "fewer than", of = "range", text = "<fewer|less> than {n:number}", means = { "<", n = "$n" },
  example = "location: [action] If you have fewer than 3 clues: Draw 1 card. (Limit once per game.)" }
production { name = "more than", of = "range", text = "more than {n:number}", means = { ">", n = "$n" },
  example = "location: Forced - After you enter this location: If you have more than 3 clues, take 1 horror." }

production { name = "an enemy moves toward this", of = "clause", text = "{e:enemy} moves <once|1 location> toward {l:me_location}",
  means = { "does", who = { "you" }, what = { "toward_me", enemy = "$e", me = "$l" } }, take = function() end,
  example = "location: Haunted - The nearest enemy moves once toward this location.",
  near = "location: Haunted - The nearest enemy moves once toward that location." }
production { name = "state: an enemy at it", of = "state", text = "there <is|are> <a|an> {s:thing_enemy} <at|on> it",
  means = function(p)
    if p.s.at or p.s.where then return nil end
    return { "there_is", set = { "set", of = "enemy", where = { { "at_me" } } }, it = true }
  end, take = function(node) return node[1] == "there_is" and node.it and { s = { "set", of = "enemy" } } or nil end,
  example = "location: This location gets +2 shroud while there is an enemy at it.",
  near = "location: This location gets +2 shroud while there is a friend at it." }

happening("an enemy leaves", "{a:enemy} leaves {l:location}", { "leaves", actor = "$a", subject = "$l" },
  "location: Forced - When a [[Ghoul]] enemy leaves this location: Place 1 doom on that enemy.",
  "location: Forced - When a [[Ghoul]] asset leaves this location: Place 1 doom on that asset.")
production { name = "cannot resign", of = "forbidden", text = "resign", means = { "forbidden", value = "cannot_resign" },
  example = "location: While there are clues on this location, investigators at this location cannot resign.",
  near = "location: While there are clues on this location, investigators at this location cannot sign." }
language.example("a smaller hand here", "location: While you are at this location, your maximum hand size is reduced by 2.",
  "location: While you are at that location, your maximum hand size is reduced by 2.")
language.example("doom on a location as a cost", "location: [action] Place 1 doom on this location: Draw 2 cards.",
  "location: [action] Place 1 doom on that location: Draw 2 cards.")
-- Whoever uses a reaction is "you", also one to something that nobody does.
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  if w.kind == "reaction" and w.facts.type == "location" then t.has_you = true end
  return t
end
language.example("a reaction to the end of the round", "location: [reaction] When the round ends, if you are at this location: Heal 1 damage.",
  "location: [reaction] When the round ends, if you are at that location: Heal 1 damage.")

-- --- who may enter -----------------------------------------------------------------------------------------------------

-- "You" are each investigator who would enter, not whoever is asked.
local constant = constants.constant
function constants.constant(w, node)
  local state = node.state
  local condition = state and (state[1] == "unless" and state.condition or state)
  if node.holds[1] ~= "nobody_enters" or not condition or condition[1] ~= "counter" or condition.of ~= "you" or node.also then
    return constant(w, node)
  end
  local said = "it." .. condition.counter .. " " .. condition.range[1] .. " " .. condition.range.n
  if state[1] == "unless" then said = "not " .. said end
  return { { "modify", '{ { value = "cannot_enter", where = ' .. w:quote("it is investigator and that == me and " .. said) .. " } }" } }
end
language.example("only with counters", "location: You cannot enter this location unless you have 2 or more clues.",
  "location: You cannot enter this location unless you have 2 or more keys.")

-- --- treacheries there --------------------------------------------------------------------------------------

frame { name = "discard a treachery here", text = "*discard <a|an> {t:trait} treachery <|card> at ~your location",
  means = { "discard_treachery_here", trait = "$t" },
  example = "location: [action]: Discard a [[Charm]] treachery at your location.",
  near = "location: [action]: Discard a [[Charm]] treachery at your home." }
-- One that is attached there, or in the threat area of somebody there.
function effects.discard_treachery_here(w, node, who)
  if who ~= "you" then w:refuse("whose location is it?") end
  local tag = w:tag(node.trait)
  local list = 'filter(find "in_play", function(card) return card:is "treachery" and card:is "' .. tag ..
    '" and card.place == you.place and card:check "cannot_leave_play" == 0 end)'
  local any = "any(in_play: it is treachery and it is " .. tag .. " and place(it) == place(you) and it.cannot_leave_play == 0)"
  w.in_lua = w.in_lua or {}
  w.in_lua[any] = "#" .. list .. " > 0"
  w:would_change(any)
  local card = w:name "card"
  w:emit("local " .. card .. ' = choose(you, "Discard which treachery?", ' .. list .. ")")
  w:emit("if " .. card .. " then " .. card .. ":leave_play() end")
end
language.example("a limit behind the revelation", "treachery: Revelation - Attach to the nearest location. Limit 1 per location.",
  "treachery: Revelation - Attach to the nearest location. Limit 1 per moon.")

return {}
