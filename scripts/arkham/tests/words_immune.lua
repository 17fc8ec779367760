-- Rules Reference, Immune.

local function at_study(t, more)
  more = more or {}
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:investigator "roland_banks"
end

test("an immune card cannot be chosen for effects of the stated set", { rules = { "ah.immune.not_affected_or_chosen" } },
  function(t)
    local g, me = at_study(t, { hand = { "hush" } })
    me:modify("slot_ally", 1, "game")                              -- both are allies
    local cop, cat = g:put("beat_cop", "play", { owner = me }), g:put("stray_cat", "play", { owner = me })
    local warded = g:spawn("warded_ghoul", { engaged = me })
    t:not_offered(g, { "activate", cop }, "aimed at")
    t:not_offered(g, { "activate", cat }, "aimed at")
    local rats, minion = g:spawn("swarm_of_rats", { engaged = me }), g:spawn("ghoul_minion", { engaged = me })
    t:offered(g, { { "activate", cop, rats } })
    t:not_offered(g, { "activate", cop, warded })
    g:act { "play", g:card "hush" }
    t:prompt(g, "exhaust which enemy")
    t:equal(#g:prompt_options(), 2)
    g:choose { minion }
    t:equal({ warded.exhausted, rats.exhausted, minion.exhausted }, { false, false, true })
  end)

test("an immune card is not affected by effects of the stated set, and by all others",
  { rules = { "ah.immune.not_affected_or_chosen" } }, function(t)
    local g, me = at_study(t, { hand = { "dynamite_blast", "hush_all", "cunning_distraction", "battle_cry" } })
    me.resources = 20
    me.actions = 9
    local warded = g:spawn("warded_ghoul", { at = g:location "study", exhausted = true })
    local other = g:spawn("icy_ghoul", { at = g:location "study", exhausted = true })
    g:act { "play", g:card "battle_cry" }                     -- lasting
    t:equal({ warded.fight, other.fight }, { 3, 2 })
    g:put("fear_banner", "play", { owner = me })              -- constant
    t:equal({ warded.fight, other.fight }, { 3, 1 })
    g:act { "play", g:card "dynamite_blast", g:location "study" }
    t:equal({ warded.damage, other.damage, me.damage }, { 0, 3, 3 })
    warded.exhausted, other.exhausted = false, false
    g:act { "play", g:card "hush_all" }
    t:equal({ warded.exhausted, other.exhausted, warded.doom, other.doom }, { false, true, 0, 1 })
    warded:modify("fight", 2, "phase")
    t:equal(warded.fight, 5, "not an effect of the set")
    g:put("obscuring_fog", "attached", { attached_to = g:location "study" })
    t:equal(g:location "study".shroud, 4)
  end)

test("an investigator who is immune to treachery card effects", { rules = { "ah.immune.not_affected_or_chosen" } },
  function(t)
    local g, me = at_study(t)
    local medal = g:put("saints_medal", "play", { owner = me })
    g:encounter_deck { "grasping_hands" }
    g:tokens { "auto_fail" }
    g:effect("draw_encounter", me)
    t:equal(me.damage, 0)
    g:put("dreams_of_rlyeh", "threat", { owner = me })
    t:equal(me.willpower, 3)
    local rats = g:spawn("swarm_of_rats", { engaged = me })
    g:act "gain 1 resource"
    t:equal(me.damage, 1, "an enemy's attack is no treachery's effect")
    rats:move "removed"
    medal:move "removed"
    t:equal(me.willpower, 2)
    g:encounter_deck { "grasping_hands" }
    g:tokens { "auto_fail" }
    g:effect("draw_encounter", me)
    t:equal(me.damage, 4)
  end)

test("an attack and an evasion attempt are the rules' doing, though a player card begins them", function(t)
  local g, me = at_study(t, { hand = { "blinding_light" } })
  local gun = g:put("45_automatic", "play", { owner = me })
  local warded = g:spawn("warded_ghoul", { engaged = me })
  g:tokens { "0", "0" }
  g:act { "fight", gun, warded }
  t:equal(warded.damage, 2)
  g:act { "play", g:card "blinding_light", warded }
  t:equal({ warded.exhausted, warded.zone, warded.damage }, { true, "board", 2 }, "evaded; its damage is the card's")
end)

test("what is attached to an immune card, the tokens on it and its abilities are not immune",
  { rules = { "ah.immune.not_peripherals" } }, function(t)
    local g, me = at_study(t, { locations = { "sealed_vault" }, auto = { "commit", "windows" },
      hand = { "clear_the_air", "working_a_hunch", "barricade" } })
    local vault = g:location "sealed_vault"
    me.actions = 9
    local fog = g:put("obscuring_fog", "attached", { attached_to = vault })
    t:equal(vault.shroud, 5)
    local torch = g:put("flashlight", "play", { owner = me })
    g:tokens { "+1" }
    g:act { "activate", torch }
    t:logged(g, "fails by 1", "the location is immune to the Flashlight: 4 against 5")
    g:act { "play", g:card "barricade" }
    t:not_equal(g:card "barricade".zone, "attached")
    g:act { "play", g:card "clear_the_air" }
    t:zone(fog, "encounter_discard")
    g:act { "play", g:card "working_a_hunch" }
    t:equal({ vault.clues, me.clues }, { 2, 1 })
    -- An ability of an immune card may be cancelled by a player card.
    local stone = g:put("null_stone", "play", { owner = me })
    g:spawn("warded_ghoul", { engaged = me })
    stone.primed = 1
    g:act "gain 1 resource"
    t:equal({ me.horror, me.damage }, { 0, 1 })
    g:act "gain 1 resource"
    t:equal({ me.horror, me.damage }, { 1, 2 })
  end)

test("lasting effects that are there when a card becomes immune stay", { rules = { "ah.immune.gained_keeps_old_effects" } },
  function(t)
    local g, me = at_study(t, { hand = { "battle_cry", "battle_cry" } })
    local ward = g:put("moon_ward", "play", { owner = me })
    local ghoul = g:spawn("icy_ghoul", { at = g:location "study", exhausted = true })
    local cards = g:cards("hand", me)
    g:act { "play", cards[1] }
    t:equal(ghoul.fight, 2)
    ward.on = 1
    t:equal(ghoul.fight, 2, "it was there before")
    g:act { "play", cards[2] }
    t:equal({ ghoul.fight, me.combat }, { 2, 8 }, "this one is not")
  end)

test("who loses immunity is not touched by lasting effects made while it was immune",
  { rules = { "ah.immune.lost_applies_none" } }, function(t)
    local g, me = at_study(t, { hand = { "battle_cry", "battle_cry" } })
    local ward = g:put("moon_ward", "play", { owner = me, on = 1 })
    local ghoul = g:spawn("icy_ghoul", { at = g:location "study", exhausted = true })
    local cards = g:cards("hand", me)
    g:act { "play", cards[1] }
    t:equal({ ghoul.fight, me.combat }, { 3, 6 })
    ward.on = 0
    t:equal(ghoul.fight, 3)
    g:act { "play", cards[2] }
    t:equal(ghoul.fight, 2)
  end)

test("an immune card can be used for costs all the same", { rules = { "ah.immune.not_costs" } }, function(t)
  local g, me = at_study(t, { hand = { "give_away" } })
  local box, knife = g:put("sealed_box", "play", { owner = me }), g:put("knife", "play", { owner = me })
  local stall = g:put("offering", "play", { owner = me })
  g:act { "activate", box }
  t:equal({ box.exhausted, me.resources }, { true, 6 })
  t:not_offered(g, { "play", g:card "give_away", box })
  g:act { "play", g:card "give_away" }                        -- only the knife can be chosen
  t:equal({ knife.zone, me.resources }, { "discard", 8 })
  g:act { "discard an item", stall }                          -- its cost
  t:equal({ box.zone, me.resources }, { "discard", 11 })
end)

test("the end of a lasting effect is no card's effect: immunity does not stop it, and nothing reacts to it",
  { rules = { "ah.effect.expiry_not_a_change" } }, function(t)
    local g, me = at_study(t, { hand = { "battle_cry" } })
    local ward = g:put("moon_ward", "play", { owner = me })
    local nurse = g:put("night_nurse", "play", { owner = me })
    local ghoul = g:spawn("icy_ghoul", { at = g:location "study", exhausted = true })
    g:act { "play", g:card "battle_cry" }
    ward.on = 1
    t:equal({ ghoul.fight, me.combat }, { 2, 6 })
    g:stop_at "turn_ends"
    g:end_turn()
    t:equal(ghoul.fight, 2)
    g:run_to "enemy"
    t:equal({ ghoul.fight, me.combat, nurse.slept + nurse.woke }, { 3, 4, 0 })
  end)

test("an effect that names nobody evades no immune enemy",
  { rules = { "ah.immune.not_affected_or_chosen" } }, function(t)
  local g, me = at_study(t, { hand = { "combat_slip" } })
  local warded = g:spawn("warded_ghoul", { engaged = me })
  g:act { "play", "Slip Away" }
  t:equal({ warded.exhausted, warded.bearer }, { false, me })
end)
