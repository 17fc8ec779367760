-- Rules Reference, Glossary: Location Cards. Who reveals a location.

local TWO = { "roland_banks", "test_partner" }

-- Two investigators beside an unrevealed location whose text speaks of whoever reveals it.
local function beside_the_vault(t)
  local g = t:game { investigators = TWO, locations = { "study" }, unrevealed = { "moment_vault" } }
  return g, g:investigator "roland_banks", g:investigator "test_partner", g:location "moment_vault"
end

test("whoever enters a location first reveals it", { rules = { "ah.location.reveal_on_first_entry" } }, function(t)
  local g, me, partner, vault = beside_the_vault(t)
  g:effect("move_to", partner, vault)
  g:effect("move_to", me, vault)
  t:equal({ vault.face, me.horror, partner.horror }, { 1, 0, 1 })
end)

test("an effect says who reveals a location, or that nobody does", function(t)
  local g, me, partner, vault = beside_the_vault(t)
  g:effect("reveal", vault, partner)
  t:equal({ vault.face, me.horror, partner.horror }, { 1, 0, 1 })
  vault.face = 0
  g:effect("reveal", vault)
  t:equal({ vault.face, me.horror, partner.horror }, { 1, 0, 1 })
end)

test("where all begin together, the first of them reveals the location",
  { rules = { "ah.setup.starting_location_revealed" } }, function(t)
    local g, me, partner, vault = beside_the_vault(t)
    g:effect("start_at", vault)
    t:equal({ me.place, partner.place, me.horror, partner.horror }, { vault, vault, 1, 0 })
  end)
