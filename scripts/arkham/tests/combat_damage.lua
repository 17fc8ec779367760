-- Rules Reference, Glossary: Dealing Damage/Horror; Direct Damage; Health and Damage; Heal; Defeat.

local function table_of_one(t, fields)
  local g = t:game { locations = { "study" }, hand = fields and fields.hand }
  return g, g:investigator "roland_banks"
end

test("damage goes to the investigator or to assets with health, horror to those with sanity",
  { rules = { "ah.damage.soak_with_controlled_assets", "ah.damage.asset_needs_stat", "ah.damage.take_is_deal_to_self" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local coat   = g:put("leather_coat", "play", { owner = me })      -- health 2, no sanity
    local rosary = g:put("holy_rosary", "play", { owner = me })       -- sanity 2, no health
    g:put("knife", "play", { owner = me })
    g:put("beat_cop", "play", { owner = partner })
    g:effect("take_damage", me, 1)
    t:prompt(g, "takes this damage", me)
    t:equal(g:prompt_options(), { "Roland Banks", "Leather Coat" })
    g:choose { coat }
    t:equal(coat.damage, 1)
    g:effect("take_horror", me, 1)
    t:equal(g:prompt_options(), { "Roland Banks", "Holy Rosary" })
    g:choose { rosary }
    t:equal(rosary.horror, 1)
    t:equal(me.damage + me.horror, 0)
  end)

test("an asset is assigned no more than defeats it, the rest is the investigator's",
  { rules = { "ah.damage.asset_cap", "ah.damage.remainder_to_investigator", "ah.damage.defeats_asset" } }, function(t)
    local g, me = table_of_one(t)
    local cop = g:put("beat_cop", "play", { owner = me, damage = 1 })
    g:effect("take_damage", me, 4)
    g:choose { cop }
    t:no_prompt(g, "takes this damage")
    t:equal(me.damage, 3)
    t:zone(cop, "discard", me)
    local dog = g:put("guard_dog", "play", { owner = me })             -- sanity 1
    g:effect("take_horror", me, 1)
    g:choose { dog }
    t:zone(dog, "discard", me)
  end)

test("what was assigned is placed on all cards at once",
  { rules = { "ah.damage.applied_simultaneously", "ah.damage.assign_then_apply" } },
  function(t)
    local g, me = table_of_one(t)
    local cop = g:put("beat_cop", "play", { owner = me })
    g:stop_at "damage_placed"
    g:effect("take", me, { damage = 2, horror = 1 })
    g:choose { cop }
    t:equal(cop.damage, 0)
    g:choose { me }
    g:choose { cop }
    t:stopped(g)
    t:equal({ cop.damage, me.damage, cop.horror }, { 1, 1, 1 })
  end)

test("prevention comes between assigning and placing, and what is not placed was not dealt",
  { rules = { "ah.damage.prevent_between_steps", "ah.damage.none_applied_none_dealt" } }, function(t)
    local g, me  = table_of_one(t)
    local cop    = g:put("beat_cop", "play", { owner = me })
    local shield = g:put("combat_shield", "play", { owner = me })
    g:put("hypochondria", "threat", { owner = me })                    -- after you take damage: 1 direct horror
    g:effect("take_damage", me, 2)
    g:choose { me }
    g:choose { me }
    t:prompt(g, "", me)
    t:equal(me.damage, 0)
    g:choose { shield }
    t:equal({ me.damage, cop.damage, me.horror }, { 0, 0, 0 })
    t:not_logged(g, "damage on Roland")
    g:effect("take_damage", me, 1)
    g:choose { cop }
    g:pass()                                                           -- it could be prevented
    t:equal(cop.damage, 1)
    t:equal(me.horror, 1, "damage on one's asset was taken")
  end)

test("direct damage and horror cannot be put on an asset", { rules = { "ah.direct.no_reassign" } }, function(t)
  local g, me = table_of_one(t)
  local cop   = g:put("beat_cop", "play", { owner = me })
  g:effect("take", me, { damage = 1, horror = 1, direct = true })
  t:no_prompt(g, "takes this")
  t:equal({ me.damage, me.horror, cop.damage, cop.horror }, { 1, 1, 0, 0 })
end)

test("an investigator with as much damage as health, or horror as sanity, is defeated and eliminated",
  { rules = { "ah.damage.defeats_investigator", "ah.elim.defeat_or_resign" } }, function(t)
    for _, case in ipairs { { "damage", 9, "physical_trauma" }, { "horror", 5, "mental_trauma" } } do
      local g = t:game { investigators = { "test_partner", "roland_banks" }, locations = { "study" } }
      local me = g:investigator "roland_banks"
      g:effect("take_" .. case[1], me, case[2] - 1)
      t:zone(me, "investigators")
      g:effect("take_" .. case[1], me, 1)
      t:zone(me, "removed")
      t:truthy(me.defeated)
      t:equal(me[case[3]], 1)
    end
  end)

test("defeated by a card's word, an investigator is eliminated without trauma",
  { rules = { "ah.defeat.by_card_ability" } }, function(t)
  local g = t:game { investigators = { "test_partner", "roland_banks" }, locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:effect("defeat", me)
  t:zone(me, "removed")
  t:truthy(me.defeated)
  t:equal(me.physical_trauma + me.mental_trauma, 0)
end)

test("an enemy with as much damage as health goes to the encounter discard pile",
  { rules = { "ah.damage.defeats_enemy" } }, function(t)
  local g, me = table_of_one(t)
  local foe = g:spawn("ravenous_ghoul", { engaged = me })              -- health 3
  g:effect("deal_damage", me, foe, 2)
  t:zone(foe, "threat")
  g:effect("deal_damage", me, foe, 1)
  if g:prompt() then g:pass() end
  t:zone(foe, "encounter_discard")
end)

test("a defeated weakness enemy goes to its owner's discard pile",
  { rules = { "ah.damage.defeated_weakness_enemy" } }, function(t)
  local g = t:game { investigators = { "test_partner", "roland_banks" }, locations = { "study" } }
  local partner, me = g:investigator "test_partner", g:investigator "roland_banks"
  local thug = g:put("mob_enforcer", "threat", { owner = me, controller = partner })
  g:effect("deal_damage", partner, thug, 3)
  t:zone(thug, "discard")
  t:equal(g:cards("discard", me), { thug })
end)

test("an asset without health or sanity can be assigned none, whatever it gains",
  { rules = { "ah.health.none_is_not_zero", "ah.damage.asset_needs_stat" } }, function(t)
    local g, me = table_of_one(t)
    g:put("combat_amulet", "play", { owner = me })                     -- all assets get +2 health
    g:put("knife", "play", { owner = me })
    g:put("holy_rosary", "play", { owner = me })
    g:effect("take_damage", me, 2)
    t:no_prompt(g, "takes this")
    t:equal(me.damage, 2)
    t:zone(g:card "knife", "play")
  end)

test("what remains is health less damage, with modifiers", { rules = { "ah.health.remaining" } }, function(t)
  local g = t:game { investigators = { "test_partner", "roland_banks" }, locations = { "study" } }
  local partner, me = g:investigator "test_partner", g:investigator "roland_banks"
  local cop = g:put("beat_cop", "play", { owner = me })                -- health 2
  me.damage = 3                                                        -- 9 - 3 = 6 against 7
  local foe = g:spawn("ravenous_ghoul", {})                            -- prey: lowest remaining health
  g:effect "check_engagement"
  t:equal(foe.bearer, me)
  g:effect("disengage", foe)
  g:put("combat_amulet", "play", { owner = me })                       -- +2: 8 against 7
  g:effect "check_engagement"
  t:equal(foe.bearer, partner)
  me.damage = 9
  g:effect("take", me, { damage = 1, direct = true })
  t:zone(me, "investigators")
  cop.damage = 3
  g:effect("take_damage", me, 1)
  g:choose { cop }
  t:zone(cop, "discard", me)
  g:effect("take", me, { damage = 1, direct = true })
  t:zone(me, "removed")
end)

test("healing removes what is said, or as much as there is", { rules = { "ah.heal.up_to_present" } }, function(t)
  local g, me = table_of_one(t)
  me.damage, me.horror = 3, 1
  g:effect("heal_damage", me, 2)
  t:equal({ me.damage, me.horror }, { 1, 1 })
  g:effect("heal_damage", me, 2)
  g:effect("heal_horror", me, 2)
  t:equal({ me.damage, me.horror }, { 0, 0 })
  t:logged(g, "1 damage healed")
end)

test("there are always enough tokens", { rules = { "ah.tokens.unlimited" } }, function(t)
  local g, me = table_of_one(t)
  local study = g:location "study"
  local foe = g:spawn("combat_colossus", { exhausted = true })
  foe:modify("health", 2000, "game")
  for _, kind in ipairs { "clues", "resources", "doom", "damage" } do
    local card = kind == "clues" and study or kind == "resources" and me or foe
    local before = card[kind]
    g:effect("add", card, kind, 1000)
    t:equal(card[kind], before + 1000)
  end
  local before = me.resources
  g:effect("gain", me, 1000)
  t:equal(me.resources, before + 1000)
end)

test("where there is nothing to heal nothing is healed", { rules = { "ah.heal.up_to_present" } }, function(t)
  local g = t:game { locations = { "study" } }
  g:effect("heal_damage", g:lead(), 1)
  g:effect("heal_horror", g:lead(), 1)
  t:not_logged(g, "healed")
end)
