-- Rules Reference, Glossary: Dealing Damage/Horror; Interpreting "You" When Taking or Being Dealt Damage (FAQ 2.12).

test("damage dealt to an investigator is one dealing, however he shares it with his assets",
  { rules = { "ah.you.damage_includes_assets", "ah.damage.prevent_between_steps" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local vest, coat = g:put("ends_vest", "play", { owner = me }), g:put("leather_coat", "play", { owner = me })
    g:effect("take_damage", me, 3)
    g:choose { coat }
    g:choose { coat }                                             -- it holds no more
    t:equal({ me.damage, coat.damage }, { 0, 0 })
    t:prompt(g, "damage_dealt", me)
    g:choose { vest }                                             -- 1 of the 3, once
    t:prompt(g, "Whose damage is prevented", me)
    t:equal(g:prompt_options(), { "Roland Banks", "Leather Coat" })
    g:choose { coat }
    t:equal({ me.damage, coat.damage }, { 1, 1 })
    t:zone(coat, "play", me)
    g:effect("take_damage", me, 1)
    g:choose { coat }
    t:prompt(g, "damage_dealt", me)                               -- all of it on the coat, and dealt to you
    g:choose { vest }
    t:equal(coat.damage, 1)
    t:no_prompt(g, "Whose")
  end)

test("what has been cancelled completely is not dealt any more", { rules = { "ah.damage.prevent_between_steps" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local vest, other = g:put("ends_vest", "play", { owner = me }), g:put("ends_vest", "play", { owner = me })
  g:effect("take_damage", me, 1)
  t:prompt(g, "damage_dealt", me)
  g:choose { vest }
  t:no_prompt(g, "damage_dealt")
  g:effect("take_damage", me, 2)
  g:choose { vest }
  g:choose { other }
  t:equal(me.damage, 0)
end)

test("an asset sees its own part, after the whole",
  { rules = { "ah.you.damage_includes_assets", "ah.damage.assign_then_apply" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local vest, dog = g:put("ends_vest", "play", { owner = me }), g:put("guard_dog", "play", { owner = me })
    local foe = g:spawn("ends_captain", { engaged = me })
    g:effect("take", me, { damage = 2, source = foe, attack = true })
    g:choose { dog }
    g:choose { me }
    g:choose { vest }
    g:choose { me }                                               -- the dog keeps its point
    t:prompt(g, "damage_dealt", me)
    t:equal(dog.damage, 0)
    g:choose { dog }
    t:equal({ foe.damage, dog.damage, me.damage }, { 1, 1, 0 })
  end)

-- What Roland is dealt may be assigned to an asset of Wendy's.
local function shared(t)
  local g = t:game { investigators = { "roland_banks", "wendy_adams" }, locations = { "study" } }
  local roland, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local dog = g:put("guard_dog", "play", { owner = wendy })
  dog:modify("shares_damage", 1, "game")
  return g, roland, wendy, dog
end

test("who assigns all damage to an asset of somebody else takes none; its controller does",
  { rules = { "ah.you.survival_knife", "ah.you.damage_includes_assets" } }, function(t)
    local g, roland, wendy, dog = shared(t)
    g:put("hypochondria", "threat", { owner = roland })
    g:effect("take_damage", roland, 1)
    g:choose { dog }
    t:equal({ roland.damage, dog.damage, roland.horror }, { 0, 1, 0 })
    g:put("hypochondria", "threat", { owner = wendy })
    g:effect("take_damage", roland, 2)
    g:choose { dog }
    g:choose { roland }
    t:equal({ roland.damage, dog.damage, roland.horror, wendy.horror }, { 1, 2, 1, 1 })
  end)

test("damage that is assigned to an asset of somebody else is not dealt to you: it is not yours to prevent",
  { rules = { "ah.you.survival_knife" } }, function(t)
    local g, roland, wendy, dog = shared(t)
    local vest = g:put("ends_vest", "play", { owner = roland })
    g:effect("take_damage", roland, 1)
    g:choose { dog }
    t:no_prompt(g, "damage_dealt")
    t:equal(dog.damage, 1)
    local other = g:put("ends_vest", "play", { owner = wendy })
    g:effect("take_damage", roland, 2)
    g:choose { dog }
    g:choose { roland }
    t:prompt(g, "damage_dealt", roland)
    g:choose { vest }                                             -- his own point alone
    t:prompt(g, "damage_dealt", wendy)
    g:choose { other }
    t:equal({ roland.damage, dog.damage }, { 0, 1 })
  end)

test("who reacts to damage or horror sees all of it placed, and everybody defeated by it gone",
  { rules = { "ah.damage.applied_simultaneously", "ah.damage.assign_then_apply" } }, function(t)
    local g = t:game { investigators = { "agnes_baker", "test_partner" }, locations = { "study" } }
    local agnes, partner = g:investigator "agnes_baker", g:investigator "test_partner"
    local cop = g:put("beat_cop", "play", { owner = agnes, damage = 1 })
    local foe = g:spawn("ends_captain", { engaged = partner })
    g:effect("harm_all", foe, { partner, agnes }, 1, 1)
    g:choose { "damage", cop }
    g:choose { "horror", agnes }
    t:prompt(g, "horror on Agnes Baker", agnes)                   -- her reaction to it
    t:equal({ agnes.horror, partner.damage, partner.horror }, { 1, 1, 1 })
    t:zone(cop, "discard", agnes)
  end)

test("direct harm of several investigators is one happening, and no asset takes any of it",
  { rules = { "ah.direct.no_reassign", "ah.damage.applied_simultaneously" } }, function(t)
    local g = t:game { investigators = { "agnes_baker", "test_partner" }, locations = { "study" } }
    local agnes, partner = g:investigator "agnes_baker", g:investigator "test_partner"
    local cop = g:put("beat_cop", "play", { owner = agnes })
    g:spawn("ends_captain", { engaged = partner })
    g:effect("harm_all", nil, { partner, agnes }, 1, 1, true)
    t:prompt(g, "horror on Agnes Baker", agnes)                   -- her reaction to it
    t:equal({ agnes.damage, agnes.horror, partner.damage, partner.horror, cop.damage, cop.horror }, { 1, 1, 1, 1, 0, 0 })
  end)

test("choices come in player order before anything is placed", { rules = { "ah.priority.choices_in_player_order",
  "ah.damage.assign_then_apply" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" } }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  local mine, hers = g:put("leather_coat", "play", { owner = me }), g:put("leather_coat", "play", { owner = agnes })
  g:effect("harm_all", nil, { agnes, me }, 1)
  t:prompt(g, "Who takes this damage?", me)
  g:choose { mine }
  t:prompt(g, "Who takes this damage?", agnes)
  t:equal(mine.damage, 0)
  g:choose { agnes }
  t:equal({ mine.damage, hers.damage, agnes.damage }, { 1, 0, 1 })
end)

-- The notes of the gauge since the last reading.
local function read(gauge)
  local out = {}
  for i, name in ipairs { "dealt", "placed", "attacks", "others" } do
    out[i] = gauge[name]
    gauge[name] = 0
  end
  return out
end

test("what is not dealt is not announced, and what is no attack is not an attack's",
  { rules = { "ah.damage.assign_then_apply" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local gauge = g:put("ends_gauge", "play", { owner = me })
    local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:effect("take_horror", me, 1, foe)
    t:equal(read(gauge), { 10, 10, 0, 1 })
    g:effect("take_damage", me, 1, foe)
    t:equal(read(gauge), { 1, 1, 0, 1 })
    g:effect("take", me, { damage = 1, source = foe, attack = true })
    t:equal(read(gauge), { 1, 1, 2, 1 })
    g:effect("take", me, { damage = 1, source = foe })
    t:equal(read(gauge), { 1, 1, 0, 1 })
    g:effect("take", me, {})
    t:equal(read(gauge), { 0, 0, 0, 0 })
    g:effect("deal_damage", me, foe, 1)
    t:equal(read(gauge), { 1, 1, 0, 0 })
    t:equal(foe.horror, 0)
    g:effect("deal_damage", me, foe, 0)
    foe.damage = 0
    g:effect("harm_all", foe, { me, foe }, 1)
    t:equal(read(gauge), { 2, 2, 0, 1 })
    g:effect("harm_all", foe, { me, foe }, nil, 1)
    t:equal(read(gauge), { 10, 10, 0, 1 })
    t:equal({ foe.damage, foe.horror }, { 1, 0 })
  end)

test("the same is true of what an asset takes", { rules = { "ah.damage.assign_then_apply" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local gauge = g:put("ends_gauge", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  local dog = g:put("guard_dog", "play", { owner = me })
  for _, harm in ipairs { { "take_damage", 1, foe }, { "take", { damage = 1, source = foe } } } do
    g:effect(harm[1], me, harm[2], harm[3])
    g:choose { dog }
    t:prompt(g, "Your turn")                                      -- the dog waits for attacks
    t:equal(read(gauge), { 2, 1, 0, 1 }, "to you, and its own part")
  end
  g:effect("take_horror", me, 1, foe)
  g:choose { me }
  t:equal(read(gauge), { 10, 10, 0, 1 })
  g:effect("take", me, {})
  t:equal(read(gauge), { 0, 0, 0, 0 })
  t:equal({ foe.damage, dog.damage }, { 0, 2 })
end)

test("nothing is prevented on a card that has been assigned nothing",
  { rules = { "ah.damage.prevent_between_steps" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local vest, coat = g:put("ends_vest", "play", { owner = me }), g:put("leather_coat", "play", { owner = me })
    g:put("beat_cop", "play", { owner = me })
    g:effect("take_damage", me, 2)
    for _ = 1, 2 do g:choose { "damage", coat } end
    g:choose { vest }
    t:prompt(g, "Your turn")
    t:equal({ me.damage, coat.damage, coat.zone }, { 0, 1, "play" })
  end)

test("of what several share, each point that is prevented is chosen; of all of it none is",
  { rules = { "ah.damage.prevent_between_steps" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local padding, coat = g:put("ends_padding", "play", { owner = me }), g:put("leather_coat", "play", { owner = me })
    g:effect("take_damage", me, 4)
    g:choose { "damage", coat }
    g:choose { "damage", me }
    g:choose { "damage", me }
    g:choose { "damage", me }
    g:choose { padding }
    g:choose { "prevented? (2 left)", me }
    g:choose { "prevented? (1 left)", coat }
    t:equal({ me.damage, coat.damage }, { 2, 0 })
    padding:move "removed"
    local shield = g:put("combat_shield", "play", { owner = me })
    g:effect("take_damage", me, 2)
    g:choose { "damage", coat }
    g:choose { "damage", me }
    g:choose { shield }
    t:prompt(g, "Your turn")
    t:equal({ me.damage, coat.damage }, { 2, 0 })
  end)

test("horror may be prevented, all of it", { rules = { "ah.damage.prevent_between_steps" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local helm = g:put("ends_helm", "play", { owner = me })
  g:effect("take", me, { damage = 1, horror = 2 })
  g:choose { helm }
  t:equal({ me.damage, me.horror }, { 1, 0 })
end)

test("what has left play takes nothing", { rules = { "ah.damage.assign_then_apply" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local decoy = g:put("ends_decoy", "play", { owner = me })
  g:effect("take_damage", me, 1)
  g:choose { "damage", decoy }
  g:choose { decoy }
  t:zone(decoy, "discard", me)
  t:equal({ me.damage, decoy.damage }, { 0, 0 })
  t:not_logged(g, "damage on")
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:effect("defeat_enemy", foe, me)
  g:choose { "React", none = true }
  local gauge = g:put("ends_gauge", "play", { owner = me })
  g:mark()
  g:effect("deal_damage", me, foe, 2)
  g:effect("defeat_enemy", foe, me)
  g:effect("deal_damage", me, nil, 2)
  t:equal({ gauge.dealt, gauge.others }, { 0, 0 })
  t:not_logged(g, "damage on")
  t:not_logged(g, "is defeated")
end)

test("damage to an enemy may be prevented", { rules = { "ah.damage.prevent_between_steps" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local foe = g:spawn("ends_hide", { engaged = g:lead(), exhausted = true })
  g:effect("deal_damage", g:lead(), foe, 2)
  t:equal({ foe.zone, foe.damage }, { "threat", 1 })
end)

test("an investigator to whom another deals damage shares it with his assets",
  { rules = { "ah.damage.assign_then_apply" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
    local partner = g:investigator "test_partner"
    local coat = g:put("leather_coat", "play", { owner = partner })
    g:effect("deal_damage", g:lead(), partner, 1)
    t:prompt(g, "Who takes this damage?", partner)
    g:choose { coat }
    t:equal({ partner.damage, coat.damage }, { 0, 1 })
  end)

-- "Move 1 damage", "place 1 horror": that is no dealing.
test("harm that moves is placed, not dealt, healed or taken", function(t)
  local g  = t:game { investigators = { "agnes_baker", "roland_banks" }, locations = { "study" } }
  local me, roland = g:lead(), g:investigator "roland_banks"
  local coat = g:put("leather_coat", "play", { owner = me })
  local foe  = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  roland.horror, roland.damage = 2, 2
  g:effect("move_harm", roland, me, { damage = 1, horror = 1 })
  t:prompt(g, "horror on Agnes Baker", me)                          -- her reaction
  g:choose { me, foe }
  t:equal({ me.damage, me.horror, roland.damage, roland.horror, coat.damage, foe.damage }, { 1, 1, 1, 1, 0, 1 })
  t:not_logged(g, "healed")
  g:effect("move_harm", roland, me, { damage = 5 })                 -- as much as there is
  t:equal({ me.damage, roland.damage }, { 2, 0 })
  g:mark()
  g:effect("place_harm", me, { horror = 1 })
  t:logged(g, "1 horror on Agnes Baker")
  t:equal({ me.horror, coat.damage }, { 2, 0 })
end)

test("harm that moves may defeat, and leaves immune cards alone", function(t)
  local g  = t:game { locations = { "study" }, auto = { "reactions" } }
  local me = g:lead()
  local foe, other = g:spawn("swarm_of_rats", { engaged = me, exhausted = true }), g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  me.damage = 3
  other:modify("immune", 1, "game")
  local knife = g:put("knife", "play", { owner = me })
  g:effect("move_harm", me, foe, { damage = 1, source = me })
  t:zone(foe, "encounter_discard")
  t:equal(me.damage, 2)
  g:effect("move_harm", me, other, { damage = 1 })
  t:equal({ me.damage, other.damage, knife.damage }, { 2, 0, 0 })
  g:effect("move_harm", me, foe, { damage = 1 })                    -- it has left play
  t:equal({ me.damage, foe.damage }, { 2, 0 })
end)

test("before harm is placed on a card, it is announced, whether it is dealt or moved, and also as it defeats the card", function(t)
  local g  = t:game { locations = { "study" }, auto = { "windows" } }
  local me = g:lead()
  local mantle = g:put("ends_mantle", "play", { owner = me })
  g:effect("harm_asset", me, mantle, 0, 1)
  t:equal(mantle.horror, 0)
  g:choose { mantle }
  t:equal({ mantle.horror, me.resources }, { 1, 6 })
  mantle.exhausted, me.horror = false, 1
  g:effect("move_harm", me, mantle, { horror = 1 })
  g:choose { mantle }
  t:equal(me.resources, 7)
  t:zone(mantle, "discard")
end)

test("an asset diverts horror that is placed without being dealt, too", function(t)
  local g  = t:game { investigators = { "roland_banks", "daisy_walker" }, locations = { "study" }, auto = { "windows", "reactions" } }
  local me, daisy = g:lead(), g:investigator "daisy_walker"
  local idol = g:put("later_idol", "play", { owner = me })
  daisy.horror = 3
  g:effect("move_harm", daisy, me, { horror = 2 })
  t:equal({ daisy.horror, me.horror, idol.horror }, { 1, 1, 1 })
  g:effect("place_harm", me, { horror = 1 })
  t:equal({ me.horror, idol.horror }, { 1, 2 })
  g:effect("place_harm", daisy, { horror = 1 })
  g:effect("place_harm", idol, { horror = 1 })
  t:equal({ daisy.horror, me.horror }, { 2, 1 })
  t:zone(idol, "discard")
end)

test("what is dealt to an asset itself is damage and horror of which it can take some",
  { rules = { "ah.health.none_is_not_zero" } }, function(t)
    local g = t:game { locations = { "study" } }
    local me = g:lead()
    local dog, knife = g:put("guard_dog", "play", { owner = me }), g:put("knife", "play", { owner = me })
    local foe = g:spawn("ghoul_minion", { exhausted = true })
    g:effect("harm_all", g:location "study", { dog, knife, foe }, 1, 0)
    t:equal({ dog.damage, dog.horror, knife.damage, foe.damage }, { 1, 0, 0, 1 })
    dog.damage = 0
    g:effect("harm_all", g:location "study", { dog, knife, foe }, 0, 1)
    t:equal({ dog.zone, knife.horror, knife.zone, foe.horror }, { "discard", 0, "play", 0 })
  end)
