-- Rules Reference, Triggered Abilities; Reaction Opportunities (FAQ 1.3); sources (FAQ 1.2); You/Your; May.

test("a reaction may be used once each time its condition is met", { rules = { "ah.reaction.once_per_occurrence" } },
  function(t)
    local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" }, hand = { "scrying", "spell_probe" },
      deck = { "knife", "knife", "knife" } }
    local me = g:investigator "agnes_baker"
    g:put("heirloom_of_hyperborea", "play", { owner = me })
    g:act { "play", g:card "scrying" }
    g:choose { "has played", "Heirloom of Hyperborea" }
    t:equal(#g:cards("hand", me), 2)
    t:prompt(g, "your turn", me)
    g:act { "play", g:card "spell_probe" }
    g:choose { "has played", "Heirloom of Hyperborea" }
    t:equal(#g:cards("hand", me), 2)
    t:prompt(g, "your turn", me)
  end)

test("after defeating an enemy Roland uses his ability and then plays Evidence! for the same defeat",
  { rules = { "ah.reaction.roland_evidence", "ah.reaction.several_to_one_condition" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "evidence" } }
    local me = g:investigator "roland_banks"
    local rats = g:spawn("swarm_of_rats", { engaged = me })
    g:tokens { "0" }
    g:act { "fight", rats }
    g:choose { "is defeated", me }
    t:equal(me.clues, 1)
    t:equal(g:prompt_options(), { "Evidence!: After you defeat an enemy: discover 1 clue at your location.", "Pass" })
    g:choose { "is defeated", g:card "evidence" }
    t:equal({ me.clues, me.resources, g:location "study".clues }, { 2, 4, 0 })
    t:zone(g:card "evidence", "discard", me)
    t:prompt(g, "your turn", me)
  end)

test("reactions may be used until everybody has passed in turn", { rules = { "ah.reaction.until_all_pass" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" } }
  local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
  local bell = g:put("tier_bell", "play", { owner = danny })
  g:effect("deal_damage", roland, g:spawn("swarm_of_rats", { engaged = roland }), 1)
  for _ = 1, 3 do g:pass() end
  t:prompt(g, "is defeated", roland)
  g:pass()
  t:prompt(g, "is defeated", danny)
  g:choose { bell }
  t:prompt(g, "is defeated", roland)          -- Danny did something, so Roland may think again
  g:choose { roland }
  t:equal(roland.clues, 1)
  t:prompt(g, "your turn")
end)

-- Sources

test("an investigator uses abilities of his own cards, not of other players' cards",
  { rules = { "ah.triggered.source_own_card", "ah.triggered.source_not_others_cards" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" } }
    local roland, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
    local mine, hers = g:put("45_automatic", "play", { owner = roland }), g:put("45_automatic", "play", { owner = agnes })
    local cop = g:put("beat_cop", "play", { owner = agnes })
    local minion = g:spawn("ghoul_minion", { engaged = roland })
    g:act "draw"
    t:prompt(g, "turn: do you use something now", agnes)
    g:pass()
    t:offered(g, { { "activate", mine } })
    t:not_offered(g, { "activate", hers })
    t:not_offered(g, { "activate", cop })
    g:effect("take_horror", agnes, 1)
    g:choose { "who takes this horror", agnes }
    t:prompt(g, "1 horror on Agnes", agnes)          -- Agnes's investigator card is her own
    g:choose { minion }
    t:equal(minion.damage, 1)
  end)

test("abilities of a location are for those who are there", { rules = { "ah.triggered.source_location" } }, function(t)
  local g = t:game { investigators = { "roland_banks" }, locations = { "hallway", "parlor" } }
  local parlor = g:location "parlor"
  g:put("mob_enforcer", "board", { at = parlor, exhausted = true })
  t:not_offered(g, "resign")
  t:not_offered(g, "spend 4 resources")
  g:act { "move", parlor }
  t:offered(g, { "resign", "spend 4 resources" })
end)

test("an encounter card placed at a location, or in anybody's threat area there, may be used by everybody there",
  { rules = { "ah.triggered.source_threat_area", "ah.triggered.source_location" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "hallway", "parlor" },
      at = { danny_example = "parlor" } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local dreams = g:put("dreams_of_rlyeh", "threat", { owner = danny })
    local lita = g:put("lita_chantler", "board", { at = g:location "parlor" })
    t:not_offered(g, { "activate", dreams })
    t:not_offered(g, { "parley", lita })
    g:act { "move", g:location "parlor" }
    t:offered(g, { { "activate", dreams }, { "activate", lita } })
    t:equal(dreams.bearer, danny)
    t:equal(g:active(), roland)
  end)

test("the current agenda's abilities are for everybody, anywhere", { rules = { "ah.triggered.source_act_agenda" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "hallway", "cellar" },
    at = { danny_example = "cellar" }, agenda = "talkative_agenda" }
  local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
  t:prompt(g, "player window", roland)               -- before the first turn; nobody is asked without a choice
  g:act { "activate", g:agenda() }
  g:pass()
  t:prompt(g, "player window", danny)
  g:act { "activate", g:agenda() }
  t:equal({ roland.resources, danny.resources }, { 6, 6 })
end)

test("a card may say that others use it", { rules = { "ah.triggered.source_explicit" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" } }
  local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
  local kettle = g:put("town_kettle", "play", { owner = danny })
  g:effect("gain", roland, 1)
  g:act "draw"
  t:prompt(g, "turn: do you use something now", danny)
  g:pass()
  t:offered(g, { { "use", kettle } })
  g:act { "use", kettle, "Group limit" }
  t:equal({ roland.resources, danny.resources }, { 7, 5 })
end)

-- You/Your

test("in a revelation 'you' is the drawer, in a triggered ability the user, otherwise who has the card",
  { rules = { "ah.you.dreams_of_rlyeh", "ah.you.revelation_drawer", "ah.you.triggered_user", "ah.you.otherwise_controller" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local dreams = g:encounter_deck({ "dreams_of_rlyeh" })[1]
    g:effect("draw_encounter", danny)
    t:equal(dreams.bearer, danny)
    t:zone(dreams, "threat")
    t:equal({ danny.willpower, danny.sanity, roland.willpower, roland.sanity }, { 2, 6, 3, 5 })
    g:tokens { "0" }
    g:act { "activate", dreams }
    t:order(g, { "Roland Banks begins a skill test", "Roland Banks succeeds by 0" })
    t:equal({ danny.willpower, danny.sanity }, { 3, 7 })
    t:zone(dreams, "encounter_discard")
  end)

test("a clause that says whom it means defines 'you'", { rules = { "ah.you.clause_defines" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "hallway", "attic" } }
  local roland, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  g:act { "move", g:location "attic" }
  t:equal({ roland.horror, agnes.horror }, { 1, 0 })
  local cop = g:spawn("stubborn_detective", { engaged = roland })
  t:equal({ roland.text_blank, agnes.text_blank }, { 1, 0 }, "at its location, whoever it is engaged with")
  g:place(agnes, g:location "attic")
  t:equal(agnes.text_blank, 1)
  g:place(roland, g:location "hallway")
  t:equal({ roland.text_blank, agnes.text_blank, cop.place }, { 1, 0, g:location "hallway" })
end)

test("damage dealt to 'you' may all be on your assets", { rules = { "ah.you.damage_includes_assets" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local dog = g:put("guard_dog", "play", { owner = me })
  g:put("hypochondria", "threat", { owner = me })
  g:effect("take_damage", me, 1)
  g:choose { dog }
  t:equal({ dog.damage, me.damage, me.horror }, { 1, 0, 1 })
end)

test("Survival Knife: damage on your assets is dealt to you, damage that another takes for you is not",
  { rules = { "ah.you.survival_knife" } }, function(t)
    local function attacked(with)
      local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" }, phase = "enemy" }
      local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
      g:put("survival_knife_example", "play", { owner = roland })
      local foe = g:spawn("swarm_of_rats", { engaged = roland })
      local helper = with(g, roland, danny)
      g:go_on()
      return g, roland, danny, helper, foe
    end
    local g, roland, _, coat, foe = attacked(function(g, inv) return g:put("leather_coat", "play", { owner = inv }) end)
    g:choose { "damage", coat }
    t:equal(roland.damage, 0)
    g:tokens { "0" }
    g:choose { "React", "Survival Knife" }
    t:zone(foe, "encounter_discard")
    local danny, shield
    g, roland, danny, shield = attacked(function(g, _, other) return g:put("shield_bearer", "play", { owner = other }) end)
    g:choose { "damage_dealt", shield }
    t:equal({ roland.damage, danny.damage }, { 0, 1 })
    t:no_prompt(g, "React")
  end)

test("'may' without a player is the option of the card's controller", { rules = { "ah.may.option_of_controller" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    g:put("keepsake", "play", { owner = danny })
    g:location "study".clues = 0
    g:effect("deal_damage", roland, g:spawn("swarm_of_rats", { engaged = roland }), 1)
    t:prompt(g, "gain 1 resource", danny)
    g:choose { "no" }
    t:equal(danny.resources, 5)
    g:effect("deal_damage", roland, g:spawn("swarm_of_rats", { engaged = roland }), 1)
    g:choose { "yes" }
    t:equal({ roland.resources, danny.resources }, { 5, 6 })
  end)

test("a card that names itself means only itself", { rules = { "ah.self_reference.only_itself" } }, function(t)
  local g  = t:game { investigators = { "agnes_baker", "roland_banks" }, locations = { "study" }, hand = { "arcane_initiate" } }
  local me = g:investigator "agnes_baker"
  local new = g:card "arcane_initiate"
  local old = g:put("arcane_initiate", "play", { owner = g:investigator "roland_banks" })
  local knife, second = g:put("knife", "play", { owner = me }), g:put("knife", "play", { owner = me })
  local rats = g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "0" }
  g:act { "activate", second, 2 }
  t:zone(second, "discard", me)
  t:zone(knife, "play", me)
  t:zone(rats, "encounter_discard")
  g:effect("enter_play", new, me)
  t:equal({ old.doom, new.doom }, { 0, 1 })
end)
