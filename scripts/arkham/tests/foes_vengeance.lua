-- Rules Reference, Glossary: Vengeance X.

test("a defeated enemy with vengeance goes to the victory display, one that is discarded does not",
  { rules = { "ah.vengeance.enemy" } }, function(t)
  local g  = t:game { locations = { "foes_crypt" }, auto = { "reactions" } }
  local me = g:lead()
  local first, second = g:spawn("foes_brood", { engaged = me }), g:spawn("foes_brood", { engaged = me })
  g:effect("deal_damage", me, first, 1)
  t:zone(first, "victory")
  t:equal({ first:base "vengeance", first:base "victory" }, { 2, nil })
  g:effect("leave_play", second)
  t:zone(second, "encounter_discard", nil)
end)

test("at the end, revealed vengeance locations without clues go to the victory display",
  { rules = { "ah.vengeance.location" } }, function(t)
  local g = t:game { locations = { "foes_crypt", "foes_nest" } }
  local bare    = g:location "foes_nest"
  local full    = g:put("foes_nest", "locations", { face = 1, clues = 1 })
  local unknown = g:put("foes_nest", "locations", { face = 0 })
  local aside   = g:put("foes_nest", "set_aside", { face = 1 })
  bare.clues = 0
  g:effect("end_scenario", "R1")
  t:zone(bare, "victory")
  t:zone(full, "locations")
  t:zone(unknown, "locations")
  t:zone(aside, "set_aside")
  t:zone(g:location "foes_crypt", "locations")
end)

test("a vengeance treachery goes to the victory display when its resolution is complete",
  { rules = { "ah.vengeance.treachery" } }, function(t)
  local g = t:game { locations = { "foes_crypt" } }
  g:encounter_deck { "foes_curse" }
  g:stop_at "damage_placed"
  g:effect("draw_encounter", g:lead())
  t:not_equal(g:card "foes_curse".zone, "victory")
  g:go_on()
  t:zone(g:card "foes_curse", "victory")
end)

test("vengeance points are no experience, unless the card has victory points as well",
  { rules = { "ah.vengeance.not_victory" } }, function(t)
  local g = t:game { scenario = "promise" }                  -- its resolution gives no experience of its own
  g:put("foes_brood", "victory")
  g:put("foes_father", "victory")
  g:effect("end_scenario", "R1")
  t:equal(g:investigator "roland_banks".earned, 2)
end)

test("vengeance points do nothing but count for a card that refers to them",
  { rules = { "ah.vengeance.not_victory" } }, function(t)
  local g    = t:game { locations = { "foes_crypt" }, auto = { "reactions" } }
  local me   = g:lead()
  local hymn = g:put("foes_hymn", "play", { owner = me })
  t:not_offered(g, { "use", hymn }, "vengeance_points")
  g:effect("deal_damage", me, g:spawn("foes_brood", { engaged = me }), 1)
  g:effect("deal_damage", me, g:spawn("foes_father", { engaged = me }), 1)
  t:equal(#g:cards "victory", 2)
  g:act { "use", hymn }
  t:equal({ me.resources, me.earned, me.damage, me.horror }, { 6, 0, 0, 0 })
end)
