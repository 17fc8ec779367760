-- Mistakes that the test language reports.

local function fails(t, why, f, ...)
  local ok, problem = pcall(f, ...)
  t:equal(ok, false, "it passes")
  t:truthy(tostring(problem):find(why, 1, true), tostring(problem))
end

test("dice that are scripted in another colour, or too few, fail", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "axe" } }
  g:go(g:adventure "the_archives")
  g:dice { "1", "1", "1", "1", "1", "1", "1" }
  fails(t, "the script says", g.act, g, "add the yellow die")
  g = t:game { adventures = { "the_archives" } }
  fails(t, "the script says", g.go, g, g:adventure "the_archives", { "1", "1", "1", "1", "1", "yellow 1" })
  g = t:game { adventures = { "the_archives" } }
  fails(t, "the script says", g.go, g, g:adventure "the_archives", { "1", "1", "1", "1", "1" })
end)

test("a way to complete a task that there is not fails", function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:go(g:adventure "the_archives", { "lore", "peril", "1", "1", "1", "1" })
  fails(t, "there is one way only: lore, peril", g.complete, g, "lore, peril", { "1", "1", "1", "1" }, "lore, 1")
end)

test("a die that is not there cannot be set aside or kept", function(t)
  for _, name in ipairs { "aside", "keep" } do
    local g = t:game { adventures = { "the_archives" } }
    g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1", "1" })
    local options = { aside = "1", keep = "1" }
    options[name] = "peril"
    fails(t, "no die in pool shows peril", g.again, g, options)
  end
end)

test("where the ways are many, the dice are given one by one", function(t)
  local g = t:game { adventures = { "stay_away_from_the_windows" }, possessions = { "axe", "enchanted_blade", "wither" } }
  g:go(g:adventure "stay_away_from_the_windows")
  g:act "Cast"
  g:act "add the yellow die"
  g:dice { "1", "2", "2", "3", "1", "2", "yellow 2", "red 2" }
  g:act "add the red die"
  g:choose { "hold", g:cards "pool"[6] }
  g:complete("investigation 8", { "1", "1", "1" }, "2, 2, yellow 2, red 2")
  t:equal(g:dice_on "placed", { "2", "2", "red 2", "yellow 2" })
end)

test("a face that the die has not is told with the die and the face", function(t)
  local g = t:game { adventures = { "the_archives" } }
  fails(t, "'yellow 1' is a face of a yellow die, and a green die is rolled in its place", g.go, g,
    g:adventure "the_archives", { "1", "1", "1", "1", "1", "yellow 1" })
  fails(t, "a green die cannot show 'wild': its faces are 1, 2, 3, lore, peril, terror", g.dice, g, { "wild" })
  fails(t, "a yellow die cannot show 'yellow terror': its faces are 1, 2, 3, 4, lore, peril", g.dice, g, { "yellow terror" })
  fails(t, "there is no yelow die; did you mean 'yellow'?", g.dice, g, { "yelow 4" })
  fails(t, "did you mean 'lore'?", g.dice, g, { "lroe" })
end)

test("dice that are scripted and never rolled are told", function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1", "1" })
  g:dice { "terror", "yellow 4" }
  fails(t, "not rolled are", t.not_rolled, t, g, { "terror" })
  t:not_rolled(g, { "terror", "yellow 4" })
end)

test("what play never puts somewhere cannot be put there", function(t)
  local g = t:game { adventures = { "the_archives" } }
  fails(t, "never comes to 'possessions'", g.give, g, g:active(), { "ghoul" })
  fails(t, "never comes to 'trophies'", g.trophies, g, g:active(), { "axe" })
  fails(t, "never comes to 'monsters'", g.spawn, g, "axe", g:adventure "the_archives")
  fails(t, "is somebody's", g.put, g, "ghoul", "monsters", { owner = g:active() })
end)

test("helpers that give several cards give a list", function(t)
  local g = t:game { adventures = { "the_archives" } }
  t:equal({ #g:give(g:active(), { "axe", "dynamite" }), #g:give(g:active(), "dynamite") }, { 2, 1 })
  t:equal(g:trophies(g:active(), { "ghoul" })[1].title, "Ghoul")
end)
