-- What holds for an ability though its card does not say it.

local list_of = fields.list_of

local unsaid = {}

-- A card that waits for itself to leave play is elsewhere when it has left: in whatever zone that may be.
local GONE_TO = { "play", "hand", "deck", "discard", "encounter_deck", "encounter_discard", "scenario_deck", "victory",
  "set_aside", "removed", "beneath", "beneath_facedown", "limbo" }

--- unsaid.zones(f: triggered_fields): zone[]?. The zones where it works, if its fields do not say them.
function unsaid.zones(f)
  if f.zones or f.at ~= "leaves_play" and f.after ~= "leaves_play" then return f.zones end
  local conditions = list_of(f.condition)
  return (contains(conditions, "card == me") or contains(conditions, "subject == me")) and GONE_TO or nil
end

--- unsaid.where(designator: string, test: test_fields, usual: string): expression. The condition on the targets of an
--- attack, evasion or investigation. The set or condition of the rules asks what is forbidden to the investigator; a card
--- that names targets of its own need not.
function unsaid.where(designator, test, usual)
  local where = test.where or usual
  if designator == "fight" and test.set then
    return "(" .. where .. ") and not check(cannot_attack, you, it)"
  elseif designator == "investigate" and test.where then
    return "(" .. where .. ") and not check(cannot_investigate, you, it)"
  end
  return where
end

return unsaid
