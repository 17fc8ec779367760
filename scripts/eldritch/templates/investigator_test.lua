test("Card Name begins in London with what the sheet lists", function(t)
  local g = t:game { investigators = { "card_name" }, begin = "setup" }
  g:run_to "action_phase"                    -- through the whole set-up
  local me = g:investigator "card_name"
  t:equal(me.place, g:space "london")
  t:equal({ me.health, me.sanity, g:clues(me) }, { 6, 6, 1 })
  t:equal(g:possessions(me), { "Fine Clothes" })
end)

test("Card Name: the action restores 1 Sanity", function(t)
  local g  = t:game { investigators = { "card_name", "mark_harrigan" }, at = "london" }
  local me = g:investigator "card_name"
  local other = g:investigator "mark_harrigan"
  t:not_offered(g, { "recovers 1 Sanity", other })
  other.sanity = other.max_sanity - 2
  g:act { "recovers 1 Sanity", other }
  t:equal(other.sanity, other.max_sanity - 1)
  t:equal(me.place, g:space "london")
end)

test("Card Name: rests, and may go on", function(t)
  local g  = t:game { investigators = { "card_name" } }
  local me = g:investigator "card_name"
  me.health = 4
  g:act "rest"
  g:choose { me }                            -- the reaction
  g:choose { g:space "rome" }
  t:equal({ me.health, me.place }, { 5, g:space "rome" })
end)
