-- What a pack adds by itself: a chaos token, a cardtype.

test("a chaos token of a pack is added to the bag, revealed, and comes out of it again", function(t)
  local g  = t:game { locations = { "study" }, hand = { "weather_rain_dance" }, auto = { "commit" } }
  local me = g:lead()
  g:act { "play", "Rain Dance" }
  g:tokens { "rain" }
  g:act { "investigate" }
  t:logged(g, "reveals rain")
  t:logged(g, "fails by 1")                  -- 3 - 2 against 2
  t:equal({ me.clues, g:call("table_face", g:card "rain").sign }, { 0, "ra" })
  local function rain()
    local n = 0
    for _, token in ipairs(g:cards "chaos_bag") do if token:is "rain" then n = n + 1 end end
    return n
  end
  t:equal(rain(), 2)
  g:effect("remove_tokens", "rain", 2)
  t:equal(rain(), 0)
end)

test("a cardtype of a pack: it lies where its text puts it, and its abilities work there", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local rumour = g:put("weather_old_rumour", "set_aside")
  t:not_offered(g, { "use", rumour })
  g:effect("spread", rumour)
  t:equal(#g:call("find", "rumours", me), 1)
  me.clues = 1
  g:act { "use", rumour }
  t:equal({ me.resources, me.clues, rumour.zone }, { 7, 0, "removed" })
end)
