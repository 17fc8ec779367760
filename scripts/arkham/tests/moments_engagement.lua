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
