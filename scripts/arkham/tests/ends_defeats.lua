-- A text that defeats everybody and names a resolution; an investigator who moves toward a location. Rules Reference,
-- Glossary: Elimination; Winning and Losing; Move.

local TWO = { "roland_banks", "test_partner" }

test("a text that defeats everybody and names the resolution: that one counts, and nobody is asked",
  { rules = { "ah.resolution_point.ends_scenario" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    g:effect("defeat_investigators", { g:investigator "roland_banks", g:investigator "test_partner" }, "R2")
    t:over(g, "R2")
  end)

test("an investigator moves toward a location along a shortest way, and stays where no way leads", function(t)
  local g = t:game { locations = { "board_place_a", "board_place_b", "board_place_c", "board_place_d" } }
  local me, a, b, c, d = g:lead(), g:location "board_place_a", g:location "board_place_b", g:location "board_place_c",
    g:location "board_place_d"
  g:effect("step_toward", me, c)
  t:equal(me.place, b)
  g:effect("step_toward", me, c)
  t:equal(me.place, c)
  g:mark()
  g:effect("step_toward", me, c)
  t:not_logged(g, "moves")
  g:place(me, d)
  g:effect("step_toward", me, a)
  t:equal(me.place, d, "nothing leads on from there")
end)
