-- Rules Reference, Nested Sequences (FAQ 1.4); Priority of Simultaneous Resolution; At; Effects; Then.

test("the worked example with Guard Dog and Goat Spawn resolves inside out, the .45 Automatic last",
  { rules = { "ah.nested.goat_spawn", "ah.nested.lifo", "ah.nested.when_resolve_after" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" }, hand = { "45_automatic" } }
    local roland, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
    local dog    = g:put("guard_dog", "play", { owner = roland })
    local goat   = g:spawn("goat_spawn", { engaged = roland, damage = 2 })
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

test("would, when, the condition itself, at, after: in each the forced ability first, then the reaction",
  { rules = { "ah.nested.when_resolve_after", "ah.at_if.between_when_and_after", "ah.forced.before_reactions",
    "ah.forced.when_before_impact", "ah.forced.after_after_impact", "ah.reaction.when_before_impact",
    "ah.reaction.after_impact", "ah.instead.would_first" } }, function(t)
    local g    = t:game { investigators = { "danny_example" }, locations = { "study" } }
    local me   = g:investigator "danny_example"
    local bell = g:put("tier_bell", "play", { owner = me })
    local rats = g:spawn("swarm_of_rats", { engaged = me })
    g:effect("deal_damage", me, rats, 1)
    for _, tier in ipairs { "would", "when", "at", "after" } do
      t:equal(g:prompt_options(), { "Tier Bell: Optional, " .. tier .. ".", "Pass" })
      if tier == "would" or tier == "when" then t:zone(rats, "threat") else t:zone(rats, "encounter_discard") end
      g:choose { bell }
    end
    t:equal({ bell.seen_when, bell.asked_when }, { 1, 1 }, "still in play")
    t:equal({ bell.seen_after, bell.asked_after }, { 2, 2 }, "in play no more")
    t:order(g, { "Forced, would", "Optional, would", "Forced, when", "Optional, when", "Swarm of Rats is defeated",
      "Forced, at", "Optional, at", "Forced, after", "Optional, after" })
  end)

test("a sequence within a sequence within a sequence completes before the outer ones go on", { rules = { "ah.nested.lifo" } },
  function(t)
    local g     = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
    local me    = g:investigator "agnes_baker"
    local ghoul = g:spawn("ghoul_minion", { engaged = me, damage = 1 })
    local bell  = g:put("tier_bell", "play", { owner = me })
    g:put("psychosis", "threat", { owner = me })
    g:effect("take_horror", me, 1)
    g:choose { "horror on Agnes", ghoul }     -- within the horror: Agnes; within that the defeat; within that the bell
    for _ = 1, 4 do g:choose { bell } end
    t:order(g, { "1 horror on Agnes", "1 damage on Ghoul Minion", "Optional, when", "Ghoul Minion is defeated",
      "Optional, after", "Psychosis", "1 damage on Agnes" })
  end)

-- Priority of Simultaneous Resolution

test("the lead investigator orders forced abilities that resolve at the same time, whoever's turn it is",
  { rules = { "ah.priority.forced_order_lead" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" }, turn_of = "danny_example" }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local watch = g:put("phase_watch", "play", { owner = danny })
    local other = g:put("phase_watch", "play", { owner = danny })
    local mine, yours = g:put("keepsake", "play", { owner = danny }), g:put("keepsake", "play", { owner = roland })
    g:effect("deal_damage", danny, g:spawn("swarm_of_rats", { engaged = danny }), 1)
    t:prompt(g, "which resolves next", roland)         -- in Danny's turn
    g:choose { mine }
    t:prompt(g, "gain 1 resource", danny)
    g:choose { "yes" }
    t:prompt(g, "gain 1 resource", roland)
    g:choose { "no" }
    g:empty("play", danny)
    t:truthy(yours.in_play)
    g:put(watch, "play", { owner = danny })
    g:put(other, "play", { owner = danny, uses = 1 })  -- not like the first
    roland.turn_taken = true
    g:end_turn()
    t:prompt(g, "which resolves next", roland)
    t:equal({ watch.rang, other.rang }, { 0, 0 })
    g:stop_at "enemy_phase"
    g:choose { other }
    t:equal({ watch.rang, other.rang }, { 1, 1 }, "the last one needs no question")
  end)

test("delayed effects are ordered together with forced abilities", { rules = { "ah.priority.forced_order_lead",
  "ah.delayed.fires_like_forced" } }, function(t)
    local g = t:game { investigators = { "danny_example" }, locations = { "study" }, hand = { "borrowed_hour" },
      deck = { "knife", "knife" } }
    local me = g:investigator "danny_example"
    local watch = g:put("phase_watch", "play", { owner = me })
    g:act { "play", g:card "borrowed_hour" }
    g:act "end turn"
    t:prompt(g, "which resolves next", me)
    t:equal(#g:prompt_options(), 2)
    g:choose { watch }
    t:equal(me.horror, 1)
    t:order(g, { "note your combat", "1 horror on Danny" })
  end)

test("choices of several players are made in player order, then the effect hits all of them at once",
  { rules = { "ah.priority.choices_in_player_order" } }, function(t)
    local g = t:game { investigators = { "danny_example", "roland_banks" }, locations = { "study" } }
    local danny, roland = g:investigator "danny_example", g:investigator "roland_banks"
    local cop, dog = g:put("beat_cop", "play", { owner = danny }), g:put("guard_dog", "play", { owner = roland })
    g:effect("draw_encounter", danny, g:encounter_deck({ "cold_snap" })[1])
    t:prompt(g, "who takes this damage", danny)
    g:choose { cop }
    g:choose { danny }                         -- Danny's horror
    t:equal({ cop.damage, danny.horror }, { 0, 0 }, "chosen, not yet resolved")
    t:prompt(g, "who takes this damage", roland)
    g:choose { dog }
    g:choose { roland }
    t:equal({ cop.damage, danny.horror, dog.damage, roland.horror }, { 1, 1, 1, 1 })
  end)

test("what comes after one effect comes before the next effect of the same card",
  { rules = { "ah.forced.after_after_impact", "ah.nested.lifo" } }, function(t)
    local g = t:game { locations = { "study" }, hand = { "two_sips" }, deck = { "knife", "guts" } }
    local watch = g:put("card_watch", "play", { owner = g:lead() })
    g:act { "play", g:card "two_sips" }
    t:equal(watch.hand, 1, "the second card is not drawn yet")
    t:equal(#g:cards("hand", g:lead()), 2)
  end)

test("what comes after drawing a weakness comes when that is resolved", { rules = { "ah.after.draw_enemy" } }, function(t)
  local g = t:game { locations = { "study" }, deck = { "paranoia", "guts" } }
  local me = g:investigator "roland_banks"
  local watch = g:put("card_watch", "play", { owner = me })
  g:act "draw 1 card"
  t:equal({ me.resources, watch.resources, watch.hand }, { 0, 0, 0 })
  t:order(g, { "Roland Banks draws Paranoia", "Paranoia", "Card Watch" })
end)

-- Effects; Then

test("'Gain 3 resources and draw 3 cards' is done before what comes after drawing a card",
  { rules = { "ah.effect.all_aspects_before_after" } }, function(t)
    local g = t:game { locations = { "study" }, hand = { "supply_run" }, deck = { "knife", "guts", "evidence" } }
    local me = g:investigator "roland_banks"
    local watch = g:put("card_watch", "play", { owner = me })
    g:act { "play", g:card "supply_run" }
    t:equal({ watch.resources, watch.hand }, { 8, 3 })
    t:equal(me.resources, 8)
  end)

test("'Then, take 1 horror' precedes what comes after drawing the encounter card",
  { rules = { "ah.then.before_after_triggers", "ah.then.post_must_resolve" } }, function(t)
    local g = t:game { locations = { "study" }, hand = { "knock_twice" } }
    local me = g:investigator "roland_banks"
    local watch = g:put("dread_watch", "play", { owner = me })
    g:encounter_deck { "ancient_evils" }
    g:act { "play", g:card "knock_twice" }
    t:prompt(g, "draws Ancient Evils", me)
    t:equal(me.horror, 1)
    t:equal(g:agenda().doom, 1)
    g:choose { watch }
    t:equal(me.resources, 6)
  end)

test("with nothing to draw, what follows 'then' does not resolve", { rules = { "ah.then.requires_full_success" } }, function(t)
  local g = t:game { locations = { "study" }, hand = { "knock_twice" } }
  local me = g:investigator "roland_banks"
  g:act { "play", g:card "knock_twice" }
  t:equal(me.horror, 0)
  g:encounter_deck { "swarm_of_rats" }
  g:hand(me, { "knock_twice" })
  g:act { "play", g:cards("hand", me)[1] }
  t:equal(me.horror, 1)
end)

test("the card that draws another is not discarded with it",
  { rules = { "ah.then.post_must_resolve", "ah.treachery.resolve_then_discard" } }, function(t)
    local g = t:game { locations = { "study" }, hand = { "knock_twice" } }
    local knock, verdict = g:card "knock_twice", g:encounter_deck({ "ancient_evils", "swarm_of_rats" })[1]
    g:stop_at "horror_placed"
    g:act { "play", knock }
    t:stopped(g)
    t:equal({ verdict.zone, knock.zone }, { "encounter_discard", "limbo" })
    g:go_on()
    t:zone(knock, "discard", g:lead())
  end)
