test("Card Name: spent, it gives back 1 sanity", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "card_name" } }
  local me = g:active()
  me.sanity = 1
  g:go(g:adventure "the_archives")
  g:act { "regain 1 sanity" }
  t:equal({ me.sanity, #g:cards("possessions", me) }, { 2, 0 })
end)

test("Card Name: cast, it holds a die after the roll", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "card_name" } }
  g:go(g:adventure "the_archives")
  g:dice { "lore", "1", "1", "1", "1", "terror" }
  local own = g:cards("possessions", g:active())[1]
  g:act { "cast" }
  g:choose { g:die "lore" }
  t:equal(g:dice_on("held", own), { "lore" })
end)
