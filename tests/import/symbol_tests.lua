-- Plays what imported cards say of chaos tokens: the scenario card and the investigator in symbol_cards.json (import_command_test.cpp).

-- An investigation of the Attic, shroud 1, with intellect 3.
local function revealed(t, difficulty, tokens, prepare)
  local g = t:game { locations = { "attic" }, reference = "symbols:odd_night", difficulty = difficulty,
    investigators = { "symbols:ada_quill" } }
  local ada = g:lead()
  if prepare then prepare(g, ada) end
  g:add_to_bag(tokens)
  g:tokens(tokens)
  g:act "investigate"
  return g, ada
end
local function with_ghoul(g) g:spawn("ghoul_minion", { exhausted = true }) end
local function with(counter, n)
  return function(_, ada) ada[counter] = n end
end

test("another number if something holds", function(t)
  t:logged(revealed(t, "standard", { "skull" }), "succeeds by 1")
  t:logged(revealed(t, "standard", { "skull" }, with_ghoul), "fails by 1")
end)

test("a number for each clue of whoever takes the test, up to a maximum", function(t)
  t:logged(revealed(t, "hard", { "skull" }, with("clues", 1)), "succeeds by 1")
  t:logged(revealed(t, "hard", { "skull" }, function(g, ada)
    ada.clues = 9
    g:effect("modify", ada, "intellect", 3, "round")
  end), "succeeds by 1")
end)

test("two symbols of one line: another token, and horror after a failure", function(t)
  for _, symbol in ipairs { "cultist", "tablet" } do
    local g, ada = revealed(t, "standard", { symbol, "-3" })
    t:logged(g, "fails by 1")
    t:equal(ada.horror, 1)
    g, ada = revealed(t, "standard", { symbol, "0" })
    t:logged(g, "succeeds by 2")
    t:equal(ada.horror, 0)
  end
end)

test("each point of failure counts", function(t)
  local _, ada = revealed(t, "hard", { "cultist" }, function(g, ada) g:effect("modify", ada, "intellect", -2, "round") end)
  t:equal(ada.resources, 4)
end)

test("another token only while something is there", function(t)
  t:logged(revealed(t, "hard", { "tablet" }), "succeeds by 0")
  t:logged(revealed(t, "hard", { "tablet", "+1" }, with_ghoul), "succeeds by 1")
end)

test("X is a number of whoever takes the test; less than a success by 2 has a consequence", function(t)
  local g, ada = revealed(t, "standard", { "elder_thing" })
  t:logged(g, "succeeds by 2")
  t:equal(ada.damage, 0)
  g, ada = revealed(t, "standard", { "elder_thing" }, with("horror", 1))
  t:logged(g, "succeeds by 1")
  g:choose { "-X. X is the amount of horror" }
  t:equal(ada.damage, 1)
  g, ada = revealed(t, "standard", { "elder_thing" }, with("horror", 3))
  t:logged(g, "fails by 1")
  t:equal(ada.damage, 1)
end)

test("an automatic failure, if something holds", function(t)
  t:logged(revealed(t, "hard", { "elder_thing" }), "fails")
  t:logged(revealed(t, "hard", { "elder_thing" }, with("clues", 1)), "succeeds by 0")
end)

test("the elder sign counts, and its effect needs a success by 2", function(t)
  local g, ada = revealed(t, "standard", { "elder_sign" }, function(game, inv)
    inv.resources = 2
    game:deck(inv, { "emergency_cache", "emergency_cache" })
  end)
  t:logged(g, "succeeds by 4")
  g:choose { "+1 for each resource" }
  t:equal(#g:cards("hand", ada), 1)
  g, ada = revealed(t, "standard", { "elder_sign" }, function(game, inv)
    inv.resources = 0
    game:deck(inv, { "emergency_cache", "emergency_cache" })
    game:effect("modify", inv, "intellect", -1, "round")
  end)
  t:logged(g, "succeeds by 1")
  t:equal(#g:cards("hand", ada), 0)
end)
