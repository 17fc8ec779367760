-- Rules Reference, Glossary: Haunted.

test("a failed investigation resolves every haunted ability of the location, after the results of the test",
  { rules = { "ah.haunted.on_failed_investigate" } }, function(t)
  local g    = t:game { locations = { "foes_chapel" }, auto = { "commit", "forced" } }
  local me   = g:investigator "roland_banks"
  local bomb = g:put("foes_smoke", "play", { owner = me })
  g:tokens { "-1", "-1" }                                    -- intellect 3, shroud 4
  g:act { "investigate" }
  t:equal({ me.horror, me.resources, me.clues }, { 1, 3, 0 })
  g:mark()
  g:act { "activate", bomb, 2 }
  t:order(g, { "fails by 2", "gains 2 resources", "1 horror on Roland Banks" })
  t:equal({ me.horror, me.resources }, { 2, 3 })
end)

test("nothing of a haunted location resolves when an investigation succeeds, or another test fails",
  { rules = { "ah.haunted.on_failed_investigate" } }, function(t)
  local g   = t:game { locations = { "foes_chapel" }, auto = { "commit", "forced" } }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("foes_viper", { at = g:location "foes_chapel", exhausted = true })
  local bomb = g:put("foes_smoke", "play", { owner = me })
  g:tokens { "+1", "auto_fail", "auto_fail" }
  g:act { "investigate" }
  t:equal(me.clues, 1)
  g:act { "fight", foe }
  me.actions = 3
  g:act { "activate", bomb, 3 }
  t:equal({ me.horror, me.resources }, { 0, 6 })
end)

test("a location is haunted by an ability that it has gained, and only while it has one",
  { rules = { "ah.haunted.definition", "ah.haunted.on_failed_investigate" } }, function(t)
  local g   = t:game { locations = { "foes_crypt", "foes_chapel" }, auto = { "commit", "forced" } }
  local me  = g:investigator "roland_banks"
  local crypt, chapel = g:location "foes_crypt", g:location "foes_chapel"
  t:falsy(crypt:is "haunted")
  t:truthy(chapel:is "haunted")
  g:tokens { "-1", "-1" }
  g:act { "investigate" }
  t:equal({ me.damage, me.horror }, { 0, 0 })
  local shade = g:put("foes_shade", "attached", { attached_to = crypt })
  t:truthy(crypt:is "haunted")
  g:act { "investigate" }
  t:equal({ me.damage, me.horror, me.resources }, { 1, 0, 5 })
  g:effect("leave_play", shade)
  t:falsy(crypt:is "haunted")
  g:place(me, chapel)
  g:put("foes_hush", "play", { owner = me })
  t:falsy(chapel:is "haunted")
end)

test("an unrevealed location shows no haunted ability", { rules = { "ah.haunted.definition" } }, function(t)
  local g = t:game { locations = { "foes_crypt" }, unrevealed = { "foes_chapel" } }
  t:falsy(g:location "foes_chapel":is "haunted")
end)

test("an effect resolves the haunted abilities of a haunted location only",
  { rules = { "ah.haunted.definition" } }, function(t)
  local g  = t:game { locations = { "foes_chapel", "foes_crypt" }, auto = { "forced" }, hand = { "foes_seance" } }
  local me = g:investigator "roland_banks"
  local card = g:card "foes_seance"
  g:place(me, g:location "foes_crypt")
  t:not_offered(g, { "play", card }, "haunted")
  g:place(me, g:location "foes_chapel")
  g:act { "play", card }
  t:equal({ me.horror, me.resources }, { 1, 8 })
end)

test("a haunted ability that a location has gained is that location's alone, and whoever fails resolves it",
  { rules = { "ah.haunted.definition", "ah.haunted.on_failed_investigate" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "foes_chapel", "foes_crypt", "study" },
      at = { test_partner = "foes_crypt" }, auto = { "commit", "forced" } }
    local me, partner = g:lead(), g:investigator "test_partner"
    g:put("foes_shade", "attached", { attached_to = g:location "foes_crypt" })
    t:equal({ g:location "foes_crypt":is "haunted", g:location "study":is "haunted" }, { true, false })
    g:tokens { "auto_fail", "auto_fail" }
    g:act { "investigate" }                                    -- in the chapel
    t:equal({ me.damage, me.horror, partner.damage, partner.horror }, { 0, 1, 0, 0 })
    g:end_turn()
    g:act { "investigate" }
    t:equal({ me.damage, me.horror, partner.damage, partner.horror }, { 0, 1, 1, 0 })
  end)

test("an effect learns whether anything haunted was there to resolve; the eliminated resolve nothing",
  { rules = { "ah.haunted.definition" } }, function(t)
    for _, case in ipairs { { "foes_chapel", 0, 3, 5 }, { "foes_crypt", 0, 6, 6 }, { "foes_chapel", 4, nil, 6 } } do
      local place, horror, mine, others = unpack(case, 1, 4)
      local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { place },
        auto = { "windows", "forced" } }
      local me, partner = g:lead(), g:investigator "test_partner"
      me.horror = horror
      g:encounter_deck { "foes_trance" }
      g:effect("draw_encounter", me)
      if mine then t:equal(me.resources, mine) else t:equal(#g:call "players", 1) end
      t:equal(partner.resources, others)
    end
  end)

test("whoever resolves several haunted abilities chooses their order", { rules = { "ah.haunted.on_failed_investigate" } },
  function(t)
    local g = t:game { locations = { "foes_chapel" }, auto = { "commit" } }
    local me, chapel = g:lead(), g:location "foes_chapel"
    g:tokens { "auto_fail" }
    g:act { "investigate" }
    t:offered(g, { { "haunted", chapel, "Take 1 horror" }, { "haunted", chapel, "Lose 2" } })
    g:choose { "haunted", chapel, "Lose 2" }
    t:order(g, { "Sunken Chapel: Lose 2", "Sunken Chapel: Take 1 horror" })
    t:equal({ me.horror, me.resources }, { 1, 3 })
  end)

test("haunted abilities are resolved by the one whom an effect names, whoever's turn it is and whoever else is there",
  { rules = { "ah.haunted.definition" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "foes_chapel", "foes_crypt" },
      at = { test_partner = "foes_crypt" }, auto = { "forced" } }
    local me, partner = g:lead(), g:investigator "test_partner"
    g:deck(me, { "foes_echo" })
    g:effect("draw", me, 1)
    g:effect("resolve_haunted", partner, g:location "foes_chapel")
    t:equal({ me.horror, me.resources, partner.horror, partner.resources }, { 0, 5, 1, 3 })
    t:equal({ me.damage, partner.damage }, { 0, 1 })           -- though the weakness is the other one's
  end)
