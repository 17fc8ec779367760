test("Card Name: its tasks, and a monster at midnight", function(t)
  local g = t:game { adventures = { "the_archives" }, other_worlds = { "card_name" } }
  local world = g:adventure "card_name"
  t:equal(g:tasks(world), { "lore, lore", "peril, terror" })
  g:effect("use", world, "at_midnight", g:active())
  if g:prompt().text:find "appear" then g:choose { g:adventure "the_archives" } end
  t:equal(#g:cards "monsters", 1)
end)
