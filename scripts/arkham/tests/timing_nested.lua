-- Rules Reference, Nested Sequences (FAQ 1.4); Priority of Simultaneous Resolution; At; Effects; Then.

test("the worked example with Guard Dog and Goat Spawn resolves inside out, the .45 Automatic last",
  { rules = { "ah.nested.goat_spawn", "ah.nested.lifo", "ah.nested.when_resolve_after" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" }, hand = { "45_automatic" } }
    local roland, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
    local dog    = g:put("guard_dog", "play", { owner = roland })
    local goat   = g:spawn("goat_spawn_example", { engaged = roland, damage = 2 })
    local minion = g:spawn("ghoul_minion", { engaged = agnes })
    local gun    = g:card "45_automatic"
    g:act { "play", gun }
    g:choose { "who takes this damage", dog }        -- the attack of opportunity
    t:zone(gun, "hand", roland)
    t:equal(roland.resources, 1, "the costs are paid")
    g:choose { "damage_dealt", dog }                 -- its reaction, before the damage is on it
    t:equal({ goat.damage, dog.damage }, { 3, 0 })
    t:zone(goat, "threat")
    g:choose { "who takes this horror", roland }     -- Goat Spawn's forced ability, before it is defeated
    t:prompt(g, "horror on Agnes Baker", agnes)
    t:equal({ roland.horror, agnes.horror, dog.damage }, { 1, 1, 0 })
    t:zone(goat, "threat")
    g:choose { minion }                              -- Agnes, in the innermost sequence
    t:equal(minion.damage, 1)
    t:prompt(g, "Goat Spawn is defeated", roland)    -- after its defeat, before the damage is on the dog
    t:zone(goat, "encounter_discard")
    t:equal(dog.damage, 0)
    t:zone(gun, "hand", roland)
    g:choose { roland }
    t:equal(roland.clues, 1)
    t:equal(dog.damage, 1)
    t:zone(gun, "play", roland)
    t:prompt(g, "your turn", roland)
    t:order(g, { "uses .45 Automatic", "Goat Spawn attacks", "uses Guard Dog", "1 damage on Goat Spawn",
      "Goat Spawn: When this is defeated", "1 horror on Roland", "1 horror on Agnes", "Agnes Baker: After horror is placed",
      "1 damage on Ghoul Minion", "Goat Spawn is defeated", "Roland Banks: After you defeat", "discovers 1 clue", "1 damage on Guard Dog",
      ".45 Automatic enters play", "has played .45 Automatic" })
    t:equal({ roland.damage, dog.horror, agnes.damage, agnes.horror, roland.horror }, { 0, 0, 0, 1, 1 })
  end)
