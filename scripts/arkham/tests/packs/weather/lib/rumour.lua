-- A cardtype of the pack's own: a rumour spreads, lies beside the act, and is settled by whoever spends a clue.
local definitions = require "common:lib/definitions"

engine.game {
  sets = { rumours = { about = "Rumours in play.", zones = { "act" }, where = "it is rumour" } },
}

local verbs = {}
--- card:spread(). The rumour comes into play.
function verbs.spread(card) card:move("act", nil, true) end
engine.verbs(verbs)

fields.schema("rumour_fields: card_fields", "A rumour.", { { "worth?", "natural", "What it is worth to settle it." } })
--- A rumour, which lies beside the act.
local rumour = fields.constructor("rumour: definition", "rumour_fields", function(f)
  local d = definitions.make("rumour", { "rumour", "encounter_card" }, f)
  d.data.traits, d.data.worth, d.discard = f.traits or {}, f.worth or 1, "removed"
  return d
end)

return { rumour = rumour }
