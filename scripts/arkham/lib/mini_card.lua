-- The cardtype of concealed mini-cards (lib/concealed.lua). A pack with concealed enemies has one such card, which all of
-- them use (the one of the pack whose enemy was concealed first); so games without it have no card more.

local definitions = require "common:lib/definitions"

fields.schema("mini_card_fields: definition_fields", "The concealed mini-card of a campaign: its facedown side.", {})
--- The concealed mini-card, as it looks facedown. Each concealed enemy and each decoy is one of these. It is attacked and
--- evaded against the shroud of its location.
local mini_card = fields.constructor("mini_card: definition", "mini_card_fields", function(f)
  local d = definitions.make("mini_card", { "mini_card" }, f)
  d.memory = fields.with(fields.list_of(f.memory), "stands_for")
  d.discard = "set_aside"
  -- An ability, because players' views of a facedown card have no printed values.
  table.insert(d.abilities,
    constant "Attack or evade this against the shroud of its location, or investigate there, to expose it." {
      me = { fight = "place(me).shroud", evade = "place(me).shroud" } })
  return d
end)

engine.export { mini_card = mini_card }
