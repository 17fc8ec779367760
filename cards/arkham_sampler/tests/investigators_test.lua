-- The two investigators, the lock keeper of the prologue, and their own cards.

local function nora(t, more)
  local setup = { investigators = { "nora_vane" }, locations = { "mill_road" }, auto = { "commit", "windows" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead(), g:location "Mill Road"
end

-- The deck is made in the set-up, so a game with one is set up whole.
local function with_soundings(t, order)
  local g  = t:game { scenario = "weir_house", investigators = { "nora_vane" }, seed = 2 }
  local me = g:lead()
  local cards = {}
  for _, card in ipairs(g:call("side_deck", "soundings", me)) do cards[card.id:match "_(%l+)$"] = card end
  for i = #order, 1, -1 do g:effect("put_in_side_deck", cards[order[i]], "soundings", me) end
  return g, me, cards
end

test("Nora Vane: the top sounding resolves, and goes to the bottom; once a round", function(t)
  local g, me, cards = with_soundings(t, { "deep", "still", "shallow" })
  local hall, hand = me.place, #g:cards("hand", me)
  hall.flood_level = 0
  g:deck(me, { "knife" })
  g:act { "use", me, "soundings" }
  t:equal({ hall.flood_level, #g:cards("hand", me) }, { 1, hand + 1 })
  t:equal(g:call("side_deck", "soundings", me), { cards.still, cards.shallow, cards.deep })
  t:not_offered(g, { "use", me, "soundings" }, "limit")
end)

test("the soundings: still heals a horror, shallow lets the water go and gains a resource", function(t)
  local g, me, cards = with_soundings(t, { "still", "shallow", "deep" })
  me.horror, me.place.flood_level = 2, 1
  g:act { "use", me, "soundings" }
  t:equal(me.horror, 1)
  local before = me.resources
  g:effect("resolve_story", cards.shallow, me)
  t:equal({ me.place.flood_level, me.resources }, { 0, before + 1 })
end)

test("Nora Vane: the elder sign is +1 for each flood level", function(t)
  local g, me, road = nora(t)
  road.flood_level = 2
  g:tokens { "elder_sign" }
  g:act { "investigate" }
  t:equal(me.clues, 1)
  t:logged(g, "succeeds by 4")   -- 4 + 2 against 2
end)

test("Tide Tables: sets the level of its location, and finds a clue", function(t)
  local g, me, road = nora(t)
  local tables = g:put("tide_tables", "play", { owner = me })
  road.flood_level = 2
  g:act { "activate", tables }
  g:choose { "Partially flooded" }
  t:equal({ road.flood_level, me.clues, tables.exhausted }, { 1, 1, true })
  tables.exhausted, road.clues = false, 0
  t:not_offered(g, { "activate", tables })
end)

test("The Undertow: the location is fully flooded, and each flooded one deals a damage", function(t)
  local g, me, road = nora(t, { locations = { "mill_road", "reed_bank", "chapel_hill" } })
  g:location "Reed Bank".flood_level = 1
  g:deck(me, { "the_undertow" })
  g:effect("draw", me, 1)
  t:equal({ road.flood_level, me.damage }, { 2, 2 })
end)

local function tobias(t, more)
  local setup = { investigators = { "tobias_grue" }, locations = { "mill_road" }, auto = { "commit", "windows" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead()
end

test("Tobias Grue: of seven cards he keeps five, and then he chooses a role", function(t)
  local g  = t:game { scenario = "weir_house", investigators = { "tobias_grue" }, begin = "setup",
    options = { weir_road = "R2" } }
  local me = g:lead()
  g:deck(me, { "knife", "guts", "dodge", "machete", "flashlight", "perception", "overpower", "lucky", "dig_deep" })
  g:no_shuffle(true)
  g:go_on()
  g:choose { "partner", none = true }
  local hand = g:cards("hand", me)
  t:equal(#hand, 7)
  g:choose { hand[3], hand[4], hand[5], hand[6], hand[7] }
  t:equal(#g:cards("hand", me), 5)
  g:choose { "replace", none = true }
  t:prompt(g, "role")
  g:choose { "Survivor" }
  t:equal(me.role, 6)
end)

test("Tobias Grue: he plays only cards of his role and neutral ones, and may change it once a turn", function(t)
  local g, me = tobias(t, { hand = { "machete", "knife" } })
  me.role = 6
  t:not_offered(g, { "play", "Machete" })
  t:offered(g, { "play", "Knife" })
  g:act { "use", me, "role" }
  g:choose { "Guardian" }
  t:offered(g, { "play", "Machete" })
  t:not_offered(g, { "use", me, "role" }, "limit")
end)

test("Tobias Grue: the elder sign is +2", function(t)
  local g, me = tobias(t)
  g:tokens { "elder_sign" }
  g:act { "investigate" }
  t:logged(g, "succeeds by 3")
  t:equal(me.clues, 1)
end)

test("Prompt Book: after an event it draws a card", function(t)
  local g, me = tobias(t, { hand = { "emergency_cache" }, deck = { "knife" } })
  local book = g:put("prompt_book", "play", { owner = me })
  g:act { "play", "Emergency Cache" }
  g:choose { book }
  t:equal({ #g:cards("hand", me), book.exhausted }, { 1, true })
end)

test("Stage Fright: no events until two actions are spent", function(t)
  local g, me = tobias(t, { hand = { "emergency_cache" } })
  g:deck(me, { "stage_fright" })
  local fright = g:cards("deck", me)[1]
  g:effect("draw", me, 1)
  t:zone(fright, "threat", me)
  t:not_offered(g, { "play", "Emergency Cache" })
  g:act { "activate", fright }
  t:equal({ me.actions, fright.zone }, { 1, "discard" })
  t:offered(g, { "play", "Emergency Cache" })
end)

test("Old Perrin: he plays the night watch alone, and his elder sign is +1", function(t)
  t:raises(function() t:game { scenario = "weir_road", investigators = { "old_perrin" } } end, "Old Perrin")
  local g  = t:game { scenario = "weir_watch", investigators = { "old_perrin" }, auto = { "commit" } }
  local me = g:lead()
  t:equal(me.place.title, "Lock House")
  g:tokens { "elder_sign" }
  g:act { "investigate" }
  t:equal(me.clues, 1)
end)

test("the decks are legal, and their options are those on the cards", function(t)
  local g = t:game { locations = { "mill_road" } }
  local function problems(deck)
    local out = {}
    for i, each in ipairs(g:call("deck_problems", deck)) do out[i] = each.message end
    return out
  end
  local found = table.concat(problems { investigator = "nora_vane", cards = { machete = 2, beat_cop = 2, stray_cat = 2,
    backstab = 1, weir_hook = 1 } }, "\n")
  t:truthy(found:find("Nora Vane cannot have Backstab", 1, true))
  t:truthy(found:find("no place for 1 ", 1, true))   -- six of guardian and survivor; the hook is a River card
  for _, name in ipairs { "Machete", "Beat Cop", "Weir Hook" } do t:falsy(found:find("cannot have " .. name, 1, true)) end
  found = problems { investigator = "tobias_grue", cards = { machete = 2, old_habits = 1 } }
  t:truthy(table.concat(found, "\n"):find("2 cards, weaknesses", 1, true))
  t:truthy(table.concat(found, "\n"):find("0 classes", 1, true))
end)
