-- Rules Reference, Glossary: Enemy Engagement; Engage Action. What is announced of it.

local TWO = { "roland_banks", "test_partner" }

test("an enemy that is engaged with an investigator does not engage them again",
  { rules = { "ah.engage.action_not_own_enemy" } }, function(t)
    local g     = t:game { investigators = TWO, locations = { "study" } }
    local me    = g:investigator "roland_banks"
    local tally = g:put("moment_tally", "play", { owner = me })
    local foe   = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:spawn("swarm_of_rats", { engaged = me })
    local before = g:cards("threat", me)
    g:effect("engage", me, foe)
    t:equal({ tally.engaged, tally.disengaged }, { 0, 0 })
    t:equal(g:cards("threat", me), before, "it keeps its place, too")
    t:not_logged(g, "engages")
  end)

test("engaging an enemy of another investigator is one engagement", { rules = { "ah.engage.action_takes_over" } },
  function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local tally = g:put("moment_tally", "play", { owner = me })
    local foe   = g:spawn("ghoul_minion", { engaged = me })
    g:effect("engage", partner, foe)
    t:equal({ foe.bearer, tally.engaged, tally.disengaged }, { partner, 1, 1 })
  end)

test("a host engages with its pack, and none of it again", { rules = { "ah.swarming.single_entity" } }, function(t)
  local g     = t:game { locations = { "study" } }
  local me    = g:lead()
  g:deck(me, { "knife", "guts" })
  local tally = g:put("moment_tally", "play", { owner = me })
  g:effect("spawn", g:put("foes_pride", "set_aside"), me)
  local pack = g:cards("threat", me)
  t:equal({ #pack, tally.engaged }, { 2, 1 })
  g:effect("engage", me, pack[2])
  t:equal({ g:cards("threat", me), tally.engaged }, { pack, 1 })
end)

-- --- from another location -------------------------------------------------------------------------------------------

-- Roland Banks in the hallway, with a tally and a note of arrivals; an enemy in the cellar.
local function apart(t, exhausted)
  local g = t:game { investigators = TWO, locations = { "hallway", "cellar" }, auto = { "windows", "forced" } }
  local me = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion", { at = g:location "cellar", exhausted = exhausted })
  return g, me, foe, g:put("moment_tally", "play", { owner = me }), g:put("moment_arrivals", "play", { owner = me })
end

test("an enemy that an effect engages from another location leaves that one, and enters the investigator's",
  { rules = { "ah.move.leave_enter_simultaneous", "ah.engage.same_location_and_follows" } }, function(t)
    local g, me, foe, tally, arrivals = apart(t)
    g:effect("engage", me, foe)
    t:equal({ foe.bearer, foe.place }, { me, g:location "hallway" })
    t:equal({ tally.left, tally.came, arrivals.order, arrivals.coming }, { 1, 1, 12, 1 })
    g:effect("engage", g:investigator "test_partner", foe)
    t:equal({ tally.left, tally.came }, { 1, 1 }, "at the same location nobody moves")
  end)

test("an enemy that cannot enter the investigator's location is not engaged from another one",
  { rules = { "ah.cannot.absolute" } }, function(t)
    local g, me, foe, tally = apart(t)
    g:put("barricade", "attached", { attached_to = g:location "hallway" })
    g:effect("engage", me, foe)
    t:equal({ foe.zone, foe.place, tally.engaged }, { "board", g:location "cellar", 0 })
  end)

test("an enemy does not engage somebody who has moved away as it was about to", function(t)
  local g = t:game { investigators = TWO, locations = { "hallway", "attic" }, auto = { "windows", "forced" } }
  local me = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion", { at = g:location "hallway", exhausted = true })
  g:put("moment_snare", "play", { owner = me, how = 5 })
  g:effect("engage", me, foe)
  t:equal({ me.place, foe.zone, foe.place }, { g:location "attic", "board", g:location "hallway" })
  t:not_logged(g, "engages")
end)
