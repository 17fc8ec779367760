-- template tests: a test file
-- Tests of this pack: `misk test .` in its folder runs every file tests/NAME.lua. The words of the test language are in
-- scripts/arkham/tests/README.md of Miskatonic.

test("Roland Banks investigates the Study", function(t)
  -- A table with what the test needs and nothing else. Without `investigators` it is Roland Banks.
  local g     = t:game { locations = { "study" }, hand = { "flashlight" } }
  local me    = g:investigator "roland_banks"
  local study = g:location "study"

  -- Chance is said in advance; the rest comes from a fixed seed.
  g:tokens { "0" }
  g:act "investigate"
  g:choose { "commit", none = true }         -- no card is committed

  -- The state that must result. An open prompt that the test does not expect, or an error in a script, fails the test,
  -- too.
  t:equal(me.clues, 1)
  t:equal(study.clues, 1)
  t:logged(g, "discovers 1 clue")
  t:offered(g, { { "play", g:card "flashlight" }, "end turn" })
end)
