-- Rules Reference, Glossary: Flood Tokens.

test("a location has no flood token to begin with, and counts as neither kind of flooded", {
  rules = { "ah.flood.default_unflooded", "ah.flood.flooded_means_either" } }, function(t)
    local g  = t:game { locations = { "wilds_quay" } }
    local me = g:investigator "roland_banks"
    local gills = g:put("wilds_gills", "play", { owner = me })
    t:equal(g:location "wilds_quay".flood_level, 0)
    t:not_offered(g, { { "activate", gills, 1 }, { "activate", gills, 2 }, { "activate", gills, 3 } }, "flooded")
    g:act { "activate", gills, 4 }
    t:equal(me.resources, 13)
  end)

test("flooding changes nothing of what investigators can do, or of the location's values",
  { rules = { "ah.flood.default_unflooded" } }, function(t)
    local g  = t:game { locations = { "wilds_cellar", "wilds_quay" }, auto = { "commit" } }
    local me = g:investigator "roland_banks"
    local cellar = g:location "wilds_cellar"
    g:effect("set_flood", cellar, "fully")
    g:tokens { "-1" }
    g:act { "investigate" }                                   -- intellect 3, shroud 2
    t:equal({ me.clues, cellar.shroud, me.damage, me.horror }, { 1, 2, 0, 0 })
    g:act { "move", "Old Quay" }
    g:act { "move", "Drowned Cellar" }
    t:equal({ me.place, me.damage, me.horror }, { cellar, 0, 0 })
  end)

test("the flood level increases from unflooded to partially to fully flooded, and no further",
  { rules = { "ah.flood.increase" } }, function(t)
    local g = t:game { locations = { "wilds_quay" } }
    local quay = g:location "wilds_quay"
    g:effect("increase_flood", quay)
    t:equal(quay.flood_level, 1)
    g:effect("increase_flood", quay)
    t:equal(quay.flood_level, 2)
    g:put("wilds_ark", "play", { owner = g:investigator "roland_banks" })
    g:mark()
    g:effect("increase_flood", quay)
    t:equal(quay.flood_level, 2)
    t:no_prompt(g, "Ark")
    t:not_logged(g, "flood level")
  end)

test("the flood level decreases from fully to partially flooded to unflooded, and no further",
  { rules = { "ah.flood.decrease" } }, function(t)
    local g = t:game { locations = { "wilds_quay" } }
    local quay = g:location "wilds_quay"
    g:effect("set_flood", quay, "fully")
    g:effect("decrease_flood", quay)
    t:equal(quay.flood_level, 1)
    g:effect("decrease_flood", quay)
    t:equal(quay.flood_level, 0)
    g:mark()
    g:effect("decrease_flood", quay)
    t:equal(quay.flood_level, 0)
    t:not_logged(g, "flood level")
  end)

test("a location becomes fully flooded in one step, from whatever level",
  { rules = { "ah.flood.set_level" } }, function(t)
    local g = t:game { locations = { "wilds_quay" }, auto = { "forced" } }
    local me, quay = g:investigator "roland_banks", g:location "wilds_quay"
    g:put("wilds_ark", "play", { owner = me })
    g:effect("set_flood", quay, "fully")
    g:choose { "Ark" }
    t:equal({ quay.flood_level, me.resources }, { 2, 6 })     -- one change, not two
    t:prompt(g, "Your turn")
    g:effect("set_flood", quay, "partially")
    g:choose { "Ark" }
    t:equal({ quay.flood_level, me.resources }, { 1, 7 })
    g:effect("set_flood", quay, "partially")
    t:prompt(g, "Your turn")
    t:equal({ quay.flood_level, me.resources }, { 1, 7 })
  end)

test("a location becomes unflooded in one step; an immune one keeps its level, and so does what is no location in play", {
  rules = { "ah.flood.set_level", "ah.immune.not_affected_or_chosen" } }, function(t)
    local g = t:game { locations = { "wilds_quay", "sealed_vault" } }
    local me, quay, vault = g:lead(), g:location "wilds_quay", g:location "sealed_vault"
    g:effect("set_flood", quay, "fully")
    g:effect("set_flood", quay, "unflooded")
    t:equal(quay.flood_level, 0)
    local tide = g:hand(me, { "wilds_tide" })[1]
    local cellar = g:put("wilds_cellar", "set_aside")
    g:act { "play", tide }                                     -- on all of them
    t:equal({ quay.flood_level, vault.flood_level, cellar.flood_level, me.flood_level }, { 1, 0, 0, 0 })
    t:equal(me.resources, 5 + 1 + 2)                           -- for the quay, and for its whole ebb and flow
  end)

test("flooded is said of partially and of fully flooded locations",
  { rules = { "ah.flood.flooded_means_either" } }, function(t)
    for level, own in pairs { partially = 2, fully = 3 } do
      local g  = t:game { locations = { "wilds_quay" } }
      local me = g:investigator "roland_banks"
      local gills = g:put("wilds_gills", "play", { owner = me })
      g:effect("set_flood", g:location "wilds_quay", level)
      t:offered(g, { { "activate", gills, 1 }, { "activate", gills, own } })
      t:not_offered(g, { "activate", gills, 5 - own }, "flooded")
      t:not_offered(g, { "activate", gills, 4 }, "flooded")
    end
  end)

test("whoever enters a location that floods after it is revealed has entered an unflooded one",
  { rules = { "ah.flood.entering_then_flooded" } }, function(t)
    for level, damage in pairs { unflooded = 0, partially = 1 } do
      local g = t:game { locations = { "wilds_quay" }, unrevealed = { "wilds_cellar" }, phase = "mythos",
        auto = { "forced", "windows" } }
      local me = g:investigator "roland_banks"
      local quay, cellar = g:location "wilds_quay", g:location "wilds_cellar"
      g:put("wilds_struggle", "play", { owner = me })
      g:effect("set_flood", quay, "fully")
      if level ~= "unflooded" then g:effect("set_flood", cellar, level) end
      g:run_to "investigation"
      g:act { "move", cellar }
      t:equal(cellar.flood_level, level == "unflooded" and 1 or 2)
      g:end_turn()
      t:equal(me.damage, damage)
    end
  end)

test("a location that cannot be flooded stays dry, and one that cannot be fully flooded stops at partially", function(t)
  local g = t:game { locations = { "wilds_quay", "wilds_height", "wilds_slope" } }
  local height, slope = g:location "wilds_height", g:location "wilds_slope"
  for _, level in ipairs { "partially", "fully" } do
    g:effect("set_flood", height, level)
    t:equal(height.flood_level, 0)
  end
  g:effect("increase_flood", height)
  t:equal(height.flood_level, 0)
  g:effect("set_flood", slope, "fully")
  t:equal(slope.flood_level, 0, "it does not become partially flooded instead")
  for i = 1, 2 do
    g:effect("increase_flood", slope)
    t:equal(slope.flood_level, 1)
  end
  g:effect("decrease_flood", slope)
  t:equal(slope.flood_level, 0)
end)

test("a location may enter play flooded, before it is revealed; its revealed side stays as flooded", function(t)
  local g = t:game { locations = { "wilds_quay" } }
  local me = g:investigator "roland_banks"
  g:put("wilds_ark", "play", { owner = me })
  local mouth, puddle = g:put("wilds_mouth", "set_aside"), g:put("wilds_puddle", "set_aside")
  g:effect("put_location", mouth)
  g:effect("put_location", puddle)
  t:equal({ mouth.flood_level, puddle.flood_level, g:location "wilds_quay".flood_level }, { 2, 1, 0 })
  g:act { "move", mouth }
  t:equal({ mouth.title, mouth.flood_level, me.place }, { "Tidal Basin", 2, mouth })
  t:no_prompt(g, "Ark")
end)
