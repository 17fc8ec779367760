-- Ines Varga, her signature and her weakness.

local function crew(t, more)
  more = more or {}
  more.investigators = more.investigators or { "ines_varga", "roland_banks" }
  more.locations = more.locations or { "quay", "fish_market", "bell_tower" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:investigator "ines_varga", g:investigator "roland_banks"
end

test("Ines Varga: a resource each when another here fails a test, once a round, and not for her own tests", function(t)
  local g, me, roland = crew(t, { turn_of = "roland_banks" })
  g:add_to_bag { "-8" }
  g:tokens { "-8", "-8" }
  g:act "investigate"
  g:choose { "gain 1 resource" }
  t:equal({ me.resources, roland.resources }, { 6, 6 })
  g:act "investigate"
  t:no_prompt(g, "reaction")
  t:equal({ me.resources, roland.resources }, { 6, 6 })
end)

test("Ines Varga: nothing while the other is elsewhere", function(t)
  local g, me = crew(t, { turn_of = "roland_banks", at = { roland_banks = "fish_market" } })
  g:add_to_bag { "-8" }
  g:tokens { "-8" }
  g:act "investigate"
  t:equal(me.resources, 5)
end)

test("Ines Varga's elder sign: +1, and heals 1 horror of somebody here", function(t)
  local g, me, roland = crew(t)
  roland.horror = 2
  g:tokens { "elder_sign" }
  g:act "investigate"      -- shroud 2, intellect 3
  g:choose { "heal 1 horror" }   -- before the clue, as she may choose
  t:equal({ roland.horror, me.clues }, { 1, 1 })
end)

test("Pilot's Lantern: a negative token is sealed on it and another one revealed", function(t)
  local g, me = crew(t)
  local lantern = g:put("pilots_lantern", "play", { owner = me })
  g:bag { "-3", "0" }
  g:tokens { "-3", "0" }
  g:act "investigate"
  g:choose { "seal the token" }
  t:equal(me.clues, 1, "with the 0")
  t:equal({ lantern.exhausted, #g:cards "chaos_bag", #g:cards "attached" }, { true, 1, 1 })
  t:equal(g:cards "attached"[1].title, "-3")
end)

test("Pilot's Lantern: symbols and positive tokens are not sealed, nor a second one", function(t)
  local g, me = crew(t)
  local lantern = g:put("pilots_lantern", "play", { owner = me })
  g:tokens { "skull", "+1" }
  g:act "investigate"
  g:act "investigate"
  t:equal(#g:cards "attached", 0)
  me.actions = 3
  g:tokens { "-1" }
  g:act "investigate"
  g:choose { "seal the token" }
  lantern.exhausted = false
  g:place(me, g:location "fish_market")
  g:tokens { "-1" }
  g:act "investigate"
  for _ = 1, 2 do g:pass() end   -- the windows of the test: nothing is released
  t:equal(#g:cards "attached", 1)
end)

test("Pilot's Lantern: released, the token is back in the bag, and a card is drawn", function(t)
  local g, me = crew(t)
  local lantern = g:put("pilots_lantern", "play", { owner = me })
  g:deck(me, { "knife" })
  t:not_offered(g, { "use", lantern })
  g:put("minus_2", "attached", { attached_to = lantern })
  local before = #g:cards "chaos_bag"
  g:act { "use", lantern }
  t:equal({ #g:cards "chaos_bag" - before, #g:cards "attached" }, { 1, 0 })
  t:zone(g:card "knife", "hand", me)
end)

test("a sealed token goes back when its card leaves play, and when its owner leaves the game", function(t)
  local g, me = crew(t)
  local lantern = g:put("pilots_lantern", "play", { owner = me })
  g:put("minus_2", "attached", { attached_to = lantern })
  local before = #g:cards "chaos_bag"
  g:effect("leave_play", lantern)
  t:equal({ #g:cards "chaos_bag" - before, #g:cards "attached" }, { 1, 0 })
  local second = g:put(lantern, "play", { owner = me })
  g:put("minus_4", "attached", { attached_to = second })
  before = #g:cards "chaos_bag"
  g:effect("resign", me)
  t:equal({ #g:cards "chaos_bag" - before, #g:cards "attached" }, { 1, 0 })
end)

test("The Bell Calls: horror for each move, until two actions discard it", function(t)
  local g, me = crew(t)
  local bell = g:put("the_bell_calls", "threat", { owner = me })
  g:act { "move", g:location "fish_market" }
  t:equal(me.horror, 1)
  g:act { "activate", bell }
  t:equal(me.actions, 0)
  t:zone(bell, "discard", me)
end)
