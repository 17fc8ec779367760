test("Card Name: to enter it costs a card; it pays once each round", function(t)
  local g     = t:game { locations = { "study" }, unrevealed = { "card_name" }, hand = { "knife" } }
  local me    = g:investigator "roland_banks"
  local place = g:location "card_name"
  t:falsy(g:call("connected", g:location "study", place), "the Study leads nowhere")
  g:effect("move_to", me, place)
  t:equal({ place.face, place.clues }, { 1, 1 }, "revealed, with a clue for each investigator")
  t:zone(g:card "knife", "discard", me)
  g:act { "gain 2 resources", place }
  t:equal(me.resources, 5 + 2)
  t:not_offered(g, { "gain 2 resources", place }, "limit")
end)
