-- Rules Reference, Glossary: Gains; Keywords; Blank; Retaliate; Aloof; Massive; Hunter; Prey.

local function fury(g, kind, place)
  return g:put("ends_fury", "attached", { attached_to = place or g:location "study", on = kind })
end

test("a gained retaliate strikes back like a printed one, and is gone with its source",
  { rules = { "ah.gain.characteristic", "ah.retaliate.attacks_on_failed_fight" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local foe = g:spawn("ends_brute", { engaged = me })
    local curse = fury(g, 1)
    me.actions = 4
    g:tokens { "auto_fail", "auto_fail" }
    g:act { "fight", foe }
    t:equal(me.damage, 1)
    t:falsy(foe.exhausted)
    g:effect("leave_play", curse)
    g:act { "fight", foe }
    t:equal(me.damage, 1)
    foe:gain_tag("retaliate", "round")
    foe:gain_tag("retaliate", "game")
    g:tokens { "auto_fail" }
    g:act { "fight", foe }
    t:equal(me.damage, 2, "lasting, and once though twice gained")
  end)

test("a blank text box has no retaliate, and one that is gained meanwhile counts",
  { rules = { "ah.blank.no_printed_text", "ah.blank.gained_text_kept" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local priest = g:spawn("ghoul_priest", { engaged = me })
    priest:modify("text_blank", 1, "round")
    g:tokens { "auto_fail", "auto_fail" }
    g:act { "fight", priest }
    t:equal({ me.damage, me.horror }, { 0, 0 })
    priest:gain_tag("retaliate", "round")
    g:act { "fight", priest }
    t:equal({ me.damage, me.horror }, { 2, 2 })
  end)

test("retaliate comes after the results of the test, and needs a ready enemy in play",
  { rules = { "ah.retaliate.attacks_on_failed_fight", "ah.retaliate.exhausted_does_not" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local foe = g:spawn("ends_brute", { engaged = me })
    fury(g, 1)
    g:tokens { "auto_fail", "auto_fail" }
    g:stop_at "attack"
    g:act { "fight", foe }
    t:stopped(g)
    t:logged(g, "fails by")
    t:equal(#g:cards "chaos_revealed", 1, "the test has not ended")
    g:go_on()
    foe.exhausted = true
    g:act { "fight", foe }
    t:equal(me.damage, 1)
  end)

test("an aloof enemy whose text box is blank engages at once", { rules = { "ah.blank.no_printed_text",
  "ah.engage.ready_unengaged_auto" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local ogre = g:spawn("ends_ogre", {})
  g:act "draw"
  t:zone(ogre, "board")
  ogre:modify("text_blank", 1, "round")
  g:effect("gain", me, 1)
  t:zone(ogre, "threat", me)
end)

test("gained aloofness keeps an enemy away, as long as it lasts",
  { rules = { "ah.gain.characteristic", "ah.aloof.no_auto_engage" } }, function(t)
    local g  = t:game { locations = { "hallway", "cellar" } }
    local me = g:lead()
    local cellar = g:location "cellar"
    local foe, curse = g:spawn("ends_brute", { at = cellar }), fury(g, 2, cellar)
    g:act { "move", cellar }
    t:zone(foe, "board")
    t:not_offered(g, { "fight", foe })
    g:effect("leave_play", curse)
    t:zone(foe, "threat", me)
  end)

test("an enemy that becomes massive leaves the threat area, and engages again when it is so no longer",
  { rules = { "ah.gain.characteristic", "ah.massive.never_in_threat_area" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
    local me, partner = g:lead(), g:investigator "test_partner"
    local foe = g:spawn("ends_brute", { engaged = me })
    local curse = g:put("ends_fury", "removed", { on = 3 })
    g:effect("attach_to", curse, g:location "study")
    t:zone(foe, "board")
    t:equal(foe.place, g:location "study")
    g:effect("attack", foe, me, 1)
    g:effect("leave_play", curse)
    g:choose { partner }                                          -- the lead says whom it pursues
    t:zone(foe, "threat", partner)
  end)

test("a gained hunter hunts", { rules = { "ah.gain.characteristic", "ah.hunter.moves_shortest_path" } }, function(t)
  local g = t:game { locations = { "hallway", "cellar" }, phase = "enemy", auto = { "windows" } }
  local foe = g:spawn("ends_brute", { at = g:location "cellar" })
  fury(g, 4, g:location "cellar")
  g:run_to "upkeep"
  t:equal(foe.bearer, g:lead())
end)

test("a blank text box has no prey and no spawn instruction", { rules = { "ah.blank.no_printed_text" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
  local me, partner = g:lead(), g:investigator "test_partner"
  local thug = g:spawn("mob_enforcer", { owner = me, exhausted = true })
  g:place(me, g:put("hallway", "locations"))
  thug:modify("text_blank", 1, "round")
  g:effect("ready", thug)
  t:equal(thug.bearer, partner, "not its bearer only")
  g:place(me, g:location "study")
  local ghoul = g:spawn("ravenous_ghoul", { exhausted = true })   -- prey: lowest remaining health
  partner.damage = 3
  ghoul:modify("text_blank", 1, "round")
  g:effect("ready", ghoul)
  t:prompt(g, "pursue", me)
end)

test("an enemy that is aloof no more engages who is there, wherever the others are",
  { rules = { "ah.aloof.no_auto_engage" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study", "hallway" },
      at = { test_partner = "hallway" } }
    local curse = fury(g, 2)
    local foe = g:spawn("ends_brute", {})
    g:effect "check_engagement"
    t:zone(foe, "board")
    g:effect("leave_play", curse)
    t:equal(foe.bearer, g:investigator "roland_banks")
  end)
