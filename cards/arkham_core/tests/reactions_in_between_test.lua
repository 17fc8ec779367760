-- A reaction to a part of a revelation comes at once; parts tied together by "then" or "and" come first.
-- Rules Reference, Forced Abilities; Nested Sequences (FAQ 1.4); Then; Effects.

test("Umôrdhoth's Wrath: each point is an effect of its own, so Hypochondria comes between two of them",
  { rules = { "ah.forced.after_after_impact", "ah.nested.lifo" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "mythos", auto = { "commit", "windows" }, hand = { "machete", "guts" } }
    local me = g:investigator "roland_banks"
    g:put("hypochondria", "threat", { owner = me })
    g:encounter_deck { "umordhoths_wrath", "swarm_of_rats" }
    g:tokens { "0" }                          -- 3 against 5
    g:go_on()
    g:choose { "Take 1 damage and 1 horror" }
    t:equal({ me.damage, me.horror }, { 1, 2 })
    t:prompt(g, "Umôrdhoth's Wrath", me)
  end)

test("Umôrdhoth's Wrath: Agnes reacts to the horror of one point before the next is chosen",
  { rules = { "ah.reaction.after_impact", "ah.nested.lifo" } }, function(t)
    local g = t:game { investigators = { "agnes_baker" }, locations = { "study" }, phase = "mythos",
      auto = { "commit", "windows" }, hand = { "machete", "guts" } }
    local ghoul = g:spawn("ghoul_minion", { engaged = g:lead() })
    g:encounter_deck { "umordhoths_wrath", "swarm_of_rats" }
    g:tokens { "-2" }                         -- 3 against 5
    g:go_on()
    g:choose { "Take 1 damage and 1 horror" }
    g:choose { "React", ghoul }
    t:prompt(g, "Umôrdhoth's Wrath", g:lead())
    t:equal({ ghoul.damage, g:lead().horror }, { 1, 1 })
  end)

test("On Wings of Darkness: what stands after 'then' comes before anybody reacts to the horror",
  { rules = { "ah.then.before_after_triggers" } }, function(t)
    local g = t:game { investigators = { "agnes_baker" }, locations = { "easttown", "rivertown" }, phase = "mythos",
      auto = { "commit", "windows" } }
    local me = g:lead()
    g:spawn("ghoul_minion", { engaged = me })
    local rats = g:spawn("swarm_of_rats", { at = g:location "rivertown", exhausted = true })
    g:encounter_deck { "on_wings_of_darkness", "ancient_evils" }
    g:tokens { "-4" }
    g:go_on()
    t:prompt(g, "React", me)
    t:equal({ me.place.title, me.horror }, { "Rivertown", 1 })
    g:choose { "React", rats }                -- the ghoul stayed behind
    t:zone(rats, "encounter_discard")
  end)

test("Dynamite Blast: everybody is harmed, and whoever falls has fallen, before anybody reacts",
  { rules = { "ah.damage.applied_simultaneously" } }, function(t)
    local g = t:game { investigators = { "agnes_baker" }, locations = { "study" }, hand = { "dynamite_blast" } }
    local me = g:lead()
    g:put("hypochondria", "threat", { owner = me })
    g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:spawn("icy_ghoul", { engaged = me, exhausted = true })
    g:act { "play", g:card "dynamite_blast", me.place }
    t:order(g, { "3 damage on Agnes Baker", "3 damage on Icy Ghoul", "Ghoul Minion is defeated", "Hypochondria", "1 horror on Agnes" })
  end)
