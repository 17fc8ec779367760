-- template tests: a test file
-- Tests of this pack: `misk test .` in its folder runs every file tests/NAME.lua. The words of the test language are in
-- scripts/eldersign/tests/README.md of Miskatonic.

test("Joe Diamond completes a task of The Archives", function(t)
  -- A table with what the test needs and nothing else. Without `investigators` it is Joe Diamond.
  local g = t:game { adventures = { "the_archives" } }
  local archives = g:adventure "the_archives"

  -- The results are known in advance: the first roll, then the roll after the task.
  g:go(archives, { "lore", "peril", "1", "1", "1", "1" })
  g:complete("lore, peril", { "1", "1", "1", "1" })

  -- The state that must result. An open prompt that the test does not expect, or an error in a script, fails the test,
  -- too.
  t:equal(g:tasks(archives)[3], "x lore, peril")
end)
