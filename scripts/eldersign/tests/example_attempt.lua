-- The test language by example; everything here runs. scripts/eldersign/tests/README.md describes it.

test("a task is completed with its dice, and the rest is rolled again",
    { rules = { "es.task.reroll_remaining", "es.task.one_per_roll" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local archives = g:adventure "the_archives"
  g:go(archives, { "lore", "lore", "3", "3", "1", "peril" })
  g:choose { "2. The Archives: lore, investigation 3" }
  t:equal(#g:dice_on("placed", archives), 2)
  t:equal(g:tasks(archives), { "lore", "x lore, investigation 3", "lore, peril" })
  t:equal(#g:pool(), 4)
end)

test("give up: penalties, and the clock goes on", { rules = { "es.fail.penalties", "es.fail.clock" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local me = g:active()
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1", "1" })
  g:choose { "give up" }
  t:equal(me.sanity, me.max_sanity - 1)
  t:equal(g:get "clock", 1)
end)
