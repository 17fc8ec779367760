test("Card Name: for its clues everybody draws a card", function(t)
  local g  = t:game { locations = { "study" }, act = { "card_name", "test_act" }, deck = { "knife", "guts" } }
  local me = g:investigator "roland_banks"
  t:not_offered(g, { "use", g:current_act() }, "clues")
  me.clues = 3
  g:act { "use", g:current_act() }
  t:equal(me.clues, 1)
  t:equal(#g:cards("hand", me), 1)
  t:equal(g:current_act().title, "Test act")
end)
