-- What holds for an ability though its card does not say it.

local abilities = require "common:lib/abilities"
local list_of = fields.list_of

local implied = {}

-- A card that waits for itself to leave play is elsewhere when it has left: in whatever zone that may be.
local GONE_TO = { "play", "hand", "deck", "discard", "encounter_deck", "encounter_discard", "scenario_deck", "victory",
  "set_aside", "removed", "beneath", "beneath_facedown", "limbo" }

--- implied.zones(f: triggered_fields): zone[]?. The zones where it works, if its fields do not say them.
function implied.zones(f)
  if f.zones or f.at ~= "leaves_play" and f.after ~= "leaves_play" then return f.zones end
  local conditions = list_of(f.condition)
  return (contains(conditions, "card == me") or contains(conditions, "subject == me")) and GONE_TO or nil
end

--- implied.where(designator: string, test: test_fields, usual: string): expression. The condition on the targets of an
--- attack, evasion or investigation. The set or condition of the rules asks what is forbidden to the investigator; a card
--- that names targets of its own need not.
function implied.where(designator, test, usual)
  local where = test.where or usual
  if designator == "fight" and test.set then
    return "(" .. where .. ") and not check(cannot_attack, you, it)"
  elseif designator == "investigate" and test.where then
    return "(" .. where .. ") and not check(cannot_investigate, you, it)"
  end
  return where
end

local REVEALING = { token_revealed = true, token_to_reveal = true }
local OF_TEST = { "test", "attacking", "evading", "investigating", "parleying", "test_total" }

-- Once for tokens that are resolved together, if it says `unheard`.
local function hears_once(a)
  local effect = a.effect
  if not effect or not contains(list_of(a.condition), "unheard") then return end
  a.effect = function(me, ...)
    me.has_heard = true
    return effect(me, ...)
  end
end

--- implied.tokens(a: ability, of_skill?: boolean). Of an ability that waits for a chaos token: if it speaks of a test, the
--- token has to be revealed for the test. A skill card (of_skill) always does. See "Where the documents are silent" in
--- scripts/arkham/README.md.
function implied.tokens(a, of_skill)
  if REVEALING[a.on] then hears_once(a) end
  if REVEALING[a.on] and (of_skill or abilities.speaks_of(a, OF_TEST)) then
    a.condition = fields.with(a.condition, "reveal.apart == 0")
  end
end

return implied
