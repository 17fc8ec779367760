-- What comes between a move and its end: an investigator who is out of the game, or elsewhere, does not arrive.

-- Roland Banks moves to the unrevealed cellar, engaged with an enemy, and a snare upsets it.
local function moves(t, how, out)
  local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "hallway", "attic" },
    unrevealed = { "cellar" }, auto = { "windows", "forced" } }
  local me = g:lead()
  g:put("moment_snare", "play", { owner = me, how = how, out = out })
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:effect("move_to", me, g:location "cellar")
  return g, me, foe
end

test("whoever is eliminated as they leave does not arrive", function(t)
  for how = 1, 2 do
    local g, me, foe = moves(t, how, 1)
    t:equal({ how, me.zone, me.place, g:location "cellar".face }, { how, "removed", nil, 0 })
    t:equal(foe.place, g:location "hallway")
    t:not_logged(g, "Roland Banks moves to")
  end
end)

test("whoever has moved elsewhere as they leave does not go on to the first goal", function(t)
  for how = 1, 2 do
    local g, me, foe = moves(t, how, 0)
    local attic = g:location "attic"
    t:equal({ how, me.place, foe.place, g:location "cellar".face }, { how, attic, attic, 0 })
    t:not_logged(g, "Roland Banks moves to Cellar")
  end
end)

test("a leaving that is cancelled is no move", { rules = { "ah.cancel.effect_does_not_initiate" } }, function(t)
  local g, me, foe = moves(t, 3, 0)
  local hall = g:location "hallway"
  t:equal({ me.place, foe.place, g:location "cellar".face }, { hall, hall, 0 })
  t:not_logged(g, "Roland Banks moves to")
end)

test("an enemy whose drawer is out of the game as it spawns does not come into play at no location", function(t)
  for _, id in ipairs { "combat_lurker", "ghoul_minion" } do
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "hallway" },
      auto = { "windows", "forced" } }
    local me = g:lead()
    g:put("moment_snare", "play", { owner = me, how = 4, out = 1 })
    g:encounter_deck { id }
    g:effect("draw_encounter", me)
    t:equal({ me.zone, #g:cards "board", #g:cards "encounter_discard", g:card(id).in_play }, { "removed", 0, 1, false })
  end
end)
