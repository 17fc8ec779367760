-- The campaign: what one scenario leaves to the next.

test("the campaign: its scenarios in order, partners, and supplies before the road", function(t)
  local g = t:game { locations = { "mill_road" } }
  local data = g:call("data_of", "under_the_weir")
  t:equal(data.scenarios, { "weir_watch", "weir_road", "weir_house" })
  t:equal(data.partners, { "ferryman_oskar", "sister_ilse" })
  t:equal(data.supplies.weir_road.points, { 4, 3, 2, 2 })
  for _, id in ipairs { "rope", "lamp_oil" } do t:truthy(g:call("data_of", id).supply) end
end)

test("a checkpoint: the end of the road leads to the house, whether by boat or not", function(t)
  local g = t:game { scenario = "weir_road" }
  g:effect("end_scenario", "R2")
  t:over(g, "R2")
  t:equal(g:call("whole_id", g:call "campaign_result".next), "arkham_sampler:weir_house")
  t:falsy(g:call("logged", "by_boat"))
end)

test("the prologue leads to the road, and its resolve is kept", function(t)
  local g = t:game { scenario = "weir_watch" }
  g:effect("end_scenario", "R1")
  local said = g:call "campaign_result"
  t:equal({ said.next, g:call("marks", "resolve") }, { nil, 1 })
end)

test("every difficulty has its bag", function(t)
  for _, level in ipairs { "easy", "standard", "hard", "expert" } do
    local g = t:game { scenario = "weir_watch", difficulty = level }
    t:equal(#g:cards "chaos_bag", 13)
  end
end)
