-- Haunted: abilities of a location that resolve when an investigation of it fails (Rules Reference: Haunted). The test
-- calls resolve_haunted() after its results (lib/test.lua).

local ability = require("lib/abilities").ability

local verbs = {}

fields.schema("haunted_fields: ability_fields", "An ability that resolves when an investigation of a location fails.", {
  { "where?", "expression",
    "The locations that have it, each as `it`: \"it == me.parent\". This card alone, if that is left out." },
})
--- A haunted ability. Whoever fails to investigate the location resolves it, and effects may resolve it too. A card
--- that is no location gives it to the locations that `where` describes. Rules Reference: Haunted.
local haunted = fields.constructor("haunted(text): ability", "haunted_fields", function(f, text)
  local has_it = f.where and "any(locations: it == subject and (" .. f.where .. "))" or "subject == me"
  local a = ability("forced", text, f)
  a.on, a.tier, a.you = "resolves_haunted", "at", f.you or "actor"
  a.tags = fields.with(a.tags, { "haunted" })
  local revealed = "me is not location or me.face == 1"
  a.condition = fields.with({ has_it, revealed }, a.condition)
  a.results[#a.results + 1] = { kind = "constant", zones = f.zones, condition = { revealed },
    modifiers = { { tag = "haunted", where = f.where and "it is location and (" .. f.where .. ")" or "it == me" } } }
  return a
end)

--- inv:resolve_haunted(place?: card): boolean. The investigator resolves each haunted ability of the location, or of
--- their own location if none is given. Returns whether it is haunted. Rules Reference: Haunted.
function verbs.resolve_haunted(inv, place)
  place = place or inv.place
  if not place or not is_playing(inv) or not place:is "haunted" then return false end
  after("resolves_haunted", inv, place)
  return true
end

engine.verbs(verbs)

engine.export { haunted = haunted }
