-- The lines of the log.

test("dice are told with their colours, and the ones that a task took", function(t)
  local g = t:game { adventures = { "the_guided_tour" }, possessions = { "axe" } }
  g:go(g:adventure "the_guided_tour")
  g:dice { "1", "2", "lore", "lore", "lore", "lore", "yellow 4" }
  g:act "add the yellow die"
  t:logged(g, "Joe Diamond rolls: 1, 2, lore, lore, lore, lore, yellow 4.")
  g:complete("investigation 2", { "1", "1", "1", "1", "1", "1" }, "yellow 4")
  t:logged(g, "Joe Diamond completes a task of The Guided Tour: yellow 4.")
end)

test("no roll is told where no die is left", function(t)
  local g = t:game { adventures = { "the_guided_tour", "the_archives" } }
  g:go(g:adventure "the_guided_tour", { "L", "1", "T", "T", "T", "T" })
  g:again { aside = "terror", keep = "lore", dice = { "2", "T", "T", "T" } }
  t:logged(g, "Joe Diamond sets aside a die: terror.")
  t:logged(g, "Joe Diamond keeps a die: lore.")
  g:complete("investigation 2", { "1", "T", "T" })
  g:again { aside = "terror", dice = { "3", "1" } }
  g:complete "investigation 4"
  t:not_logged(g, "rolls: no dice")
  t:not_logged(g, "rolls: .")
end)

test("terror is told only where it does something", function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:go(g:adventure "the_archives", { "T", "1", "1", "1", "1", "1" })
  t:not_logged(g, "Terror.")
  local h = t:game { adventures = { "ancient_relics" } }
  h:go(h:adventure "ancient_relics", { "T", "1", "1", "1", "1", "1" })
  t:logged(h, "Terror.")
end)

test("a monster is overcome, then taken; given up, it goes back into the cup", function(t)
  local g = t:game { adventures = { "the_archives" } }
  local me, ghoul = g:active(), g:spawn("ghoul", g:adventure "the_archives")
  g:effect("defeat_monster", me, ghoul)
  t:order(g, { "Joe Diamond overcomes Ghoul", "Joe Diamond takes Ghoul as a trophy" })
  g:effect("pay_trophies", me, 1)
  t:logged(g, "Ghoul goes back into the cup.")
end)

test("a lock names the colour of its die", function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:only("adventure_deck", { "gala_in_the_great_hall" })
  g:effect "draw_adventure"
  t:logged(g, "A yellow die is locked on Gala in the Great Hall.")
end)
