test("Card Name: spent, it re-rolls dice", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "card_name" } }
  local me = g:active()
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1", "terror" })
  g:dice { "lore", "lore" }
  g:act { "re-roll any dice" }
  g:choose { g:die "1", g:die "terror" }
  t:equal(g:cards("possessions", me), {})
  t:truthy(g:die "lore")
end)
