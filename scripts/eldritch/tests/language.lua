-- Mistakes that the test language reports.

local function fails(t, why, f, ...)
  local ok, problem = pcall(f, ...)
  t:equal(ok, false, "it passes")
  t:truthy(tostring(problem):find(why, 1, true), tostring(problem))
end

test("dice that are scripted and never rolled, or that no die shows, are told", function(t)
  local g = t:game {}
  g:dice { 3, 4 }
  fails(t, "not rolled are { 3, 4 }", t.not_rolled, t, g, { 3 })
  t:not_rolled(g, { 3, 4 })
  g:test(g:active(), "lore", 0, { 7 })
  t:script_error(g, "a die with 6 sides is rolled, and the test says that it shows 7")
end)

test("what play never puts somewhere cannot be put there", function(t)
  local g = t:game {}
  fails(t, "never comes to 'monsters'", g.spawn, g, "axe", "rome")
  fails(t, "never comes to 'possessions'", g.put, g, "debt", "possessions", {})
  fails(t, "are somebody's", g.put, g, "ghoul", "monsters", { owner = g:active(), at = "rome" })
end)

test("helpers that give several cards give a list", function(t)
  local g = t:game {}
  t:equal({ #g:give(g:active(), { "axe", "debt" }), #g:give(g:active(), "kerosene") }, { 2, 1 })
  t:equal(#g:only("gate_stack", { "gate_rome", "gate_tokyo" }), 2)
end)
