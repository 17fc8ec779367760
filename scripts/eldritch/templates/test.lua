-- template tests: a test file
-- Tests of this pack: `misk test .` in its folder runs every file tests/NAME.lua. The words of the test language are in
-- scripts/eldritch/tests/README.md of Miskatonic.

test("Mark Harrigan rests", function(t)
  -- A table with what the test needs and nothing else. Without `investigators` it is Mark Harrigan.
  local g  = t:game { at = "rome" }
  local me = g:active()
  me.health = 5
  g:act "rest"

  -- The state that must result. An open prompt that the test does not expect, or an error in a script, fails the test,
  -- too.
  t:equal(me.health, 6)
  t:offered(g, { { "travel", g:space "istanbul" } })
end)
