test("Card Name: 1 doom at once, and nobody focuses dice while it lingers", function(t)
  local g = t:game { adventures = { "the_archives" }, mythos = "card_name" }
  local me = g:active()
  t:equal(me.no_focus, 1)
  local doom = g:ancient_one().doom
  g:effect("use", g:mythos(), "immediate", me)
  t:equal(g:ancient_one().doom, doom + 1)
end)
