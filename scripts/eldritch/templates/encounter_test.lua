-- On a space of that type, with that card on top.
local function at(t, space, dice)
  local g = t:game { at = space }
  g:on_top("general_deck", { "card_name" })
  g:dice(dice or {})
  g:effect("encounter_general", g:active())
  return g, g:active()                       -- Mark Harrigan: Influence 2, Observation 2
end

test("Card Name, in a City: an Item, or 1 Sanity less", function(t)
  local g, me = at(t, "rome", { 6, 1 })
  t:equal(#g:possessions(me), 1)
  g, me = at(t, "rome", { 1, 1 })
  t:equal(me.sanity, me.max_sanity - 1)
end)

test("Card Name, in the Wilderness: a Clue, or 1 Health less", function(t)
  local g, me = at(t, "space_4", { 6 })
  t:equal(g:clues(me), 1)
  g, me = at(t, "space_4", { 1 })
  t:equal(me.health, me.max_health - 1)
end)

test("Card Name, at Sea: a Spell for 1 Sanity", function(t)
  local g, me = at(t, "space_2")
  g:choose { "Spend 1 Sanity" }
  t:equal({ #g:possessions(me), me.sanity }, { 1, me.max_sanity - 1 })
end)
