-- Rules Reference, Glossary: Defeat; Health and Damage; Sanity and Horror; Modifiers: an investigator or enemy whose
-- damage reaches its health, or whose horror reaches its sanity, is defeated, for any reason.

local TWO = { "roland_banks", "test_partner" }

local function one(t, config)
  config = config or {}
  config.locations = { "study" }
  config.investigators = config.investigators or { "test_partner", "roland_banks" }
  local g = t:game(config)
  return g, g:investigator "roland_banks"
end

test("an investigator whose health bonus is discarded as a cost is defeated before the effect",
  { rules = { "ah.damage.defeats_investigator", "ah.health.remaining", "ah.modifier.recalculated" } }, function(t)
    local g, me = one(t, { turn_of = "roland_banks" })
    local amulet = g:put("ends_amulet", "play", { owner = me })
    me.damage = 10
    g:act { "activate", amulet }
    t:zone(me, "removed")
    t:equal(me.physical_trauma, 1)
    t:order(g, { "Amulet of Vigour: Discard this", "Roland Banks is defeated" })
    t:not_logged(g, "Roland Banks gains")
  end)

test("an asset and its controller whose health bonus leaves play are defeated together",
  { rules = { "ah.damage.defeats_asset", "ah.damage.defeats_investigator", "ah.health.remaining" } }, function(t)
    local g, me = one(t)
    local amulet = g:put("ends_amulet", "play", { owner = me })
    local cop = g:put("beat_cop", "play", { owner = me, damage = 3 })
    me.damage = 9
    g:effect("gain", me, 1)
    t:zone(cop, "play", me)
    g:stop_at "asset_defeated"
    g:effect("leave_play", amulet)
    t:stopped(g)
    t:zone(me, "removed")                                         -- the impact of both is over
    g:go_on()
    t:equal(me.physical_trauma, 1)
    t:order(g, { "Beat Cop is defeated" })
  end)

test("what ends with the round takes the investigator with it before the end of the round is reacted to",
  { rules = { "ah.damage.defeats_investigator", "ah.lasting.expires_before_at_end" } }, function(t)
    local g, me = one(t, { phase = "upkeep", auto = { "windows" } })
    g:put("ends_fate", "threat", { controller = me })             -- at the end of the round: 1 horror
    me:modify("health", 2, "round")
    me.damage = 10
    g:go_on()
    t:zone(me, "removed")
    t:equal(me.horror, 0)
  end)

test("an enemy that gives others health takes them along, all at the same time",
  { rules = { "ah.damage.defeats_enemy", "ah.health.remaining" } }, function(t)
    local g, me = one(t)
    local captain = g:spawn("ends_captain", { damage = 2, exhausted = true })
    local ghosts = {}
    for i = 1, 2 do ghosts[i] = g:spawn("ends_ghost", { damage = 2, exhausted = true }) end
    g:place(g:investigator "test_partner", g:put("hallway", "locations"))
    g:effect("gain", me, 1)
    t:zone(ghosts[1], "board")
    g:effect("deal_damage", me, captain, 1)
    if g:prompt() and g:prompt().from == "reaction" then g:pass() end
    for _, ghost in ipairs(ghosts) do t:zone(ghost, "encounter_discard") end
    t:equal(me.horror, 2, "each of them has seen the other")
  end)

test("enemies killed by one blow are defeated together",
  { rules = { "ah.damage.defeats_enemy", "ah.damage.applied_simultaneously" } }, function(t)
    local g, me = one(t)
    local a, b = g:spawn("ends_ghost", { exhausted = true }), g:spawn("ends_ghost", { exhausted = true })
    g:place(g:investigator "test_partner", g:put("hallway", "locations"))
    g:effect("harm_all", me, { a, b }, 1)
    while g:prompt().from == "reaction" do g:pass() end
    t:zone(a, "encounter_discard")
    t:zone(b, "encounter_discard")
    t:equal(me.horror, 2)
  end)

test("damage that is moved or put on a card defeats it, without any dealing", { rules = { "ah.damage.defeats_enemy",
  "ah.damage.defeats_investigator", "ah.damage.defeats_asset" } }, function(t)
  local g, me = one(t)
  local foe = g:spawn("ends_brute", { engaged = me })
  g:effect("add", foe, "damage", 1)
  t:zone(foe, "threat", me)
  g:effect("add", foe, "damage", 1)
  t:zone(foe, "encounter_discard")
  local cat = g:put("stray_cat", "play", { owner = me })
  g:effect("add", cat, "damage", 1)
  t:zone(cat, "discard", me)
  g:effect("add", me, "horror", 5)
  t:zone(me, "removed")
  t:equal(me.mental_trauma, 1)
end)

test("a bonus with a condition counts while the condition holds", { rules = { "ah.damage.defeats_investigator",
  "ah.constant.while_condition" } }, function(t)
  local g, me = one(t)
  g:put("ends_heart", "play", { owner = me })
  me.damage = 9
  g:effect("gain", me, 1)
  t:zone(me, "investigators")
  g:effect("add", me, "resources", -4)
  t:zone(me, "removed")
end)

test("a blank text box gives no health",
  { rules = { "ah.blank.no_printed_text", "ah.damage.defeats_investigator" } }, function(t)
  local g, me = one(t)
  local amulet = g:put("ends_amulet", "play", { owner = me })
  me.damage = 9
  amulet:modify("text_blank", 1, "round")
  g:effect("gain", me, 1)
  t:zone(me, "removed")
end)

test("less sanity than horror defeats as more horror than sanity does", { rules = { "ah.damage.defeats_investigator",
  "ah.health.remaining" } }, function(t)
  local g, me = one(t)
  me.horror = 4
  g:encounter_deck { "ends_curse" }
  g:effect("draw_encounter", me)
  t:zone(me, "removed")
  t:equal(me.mental_trauma, 1)
end)

test("what is kept from being defeated stays until something changes for it",
  { rules = { "ah.damage.defeats_asset" } }, function(t)
  local g, me = one(t)
  local amulet = g:put("ends_amulet", "play", { owner = me })
  local charm  = g:put("ends_charm", "play", { owner = me })
  local coat   = g:put("leather_coat", "play", { owner = me, damage = 2 })
  g:effect("leave_play", amulet)
  g:choose { charm }
  t:zone(coat, "play", me)
  g:effect("gain", me, 1)
  t:no_prompt(g, "defeated")
  g:effect("add", me, "damage", 1)                                -- all are looked at, and it has not changed
  t:zone(coat, "play", me)
  g:effect("leave_play", charm)
  g:effect("heal_damage", coat, 1)
  g:effect("add", coat, "damage", 1)
  t:zone(coat, "discard", me)
end)

test("in the middle of a step, before the next enemy attacks", { rules = { "ah.damage.defeats_investigator",
  "ah.enemy_phase.order_by_investigator" } }, function(t)
  local g, me = one(t, { phase = "enemy", auto = { "windows" } })
  local banner = g:put("ends_banner", "play", { owner = me })     -- an ally with 1 health: you get +2 health
  me.damage = 9
  local a, b = g:spawn("ends_brute", { engaged = me }), g:spawn("ends_brute_scarred", { engaged = me })
  g:go_on()
  g:choose { a }
  g:choose { banner }
  t:zone(me, "removed")
  t:not_logged(g, "Scarred Brute attacks")
  t:zone(b, "threat")
end)

test("two defeated together suffer each his own trauma",
  { rules = { "ah.damage.defeats_investigator", "ah.damage.applied_simultaneously" } }, function(t)
    local g, me = one(t, { investigators = { "roland_banks", "test_partner", "agnes_baker" } })
    local partner = g:investigator "test_partner"
    me.damage, me.horror, partner.horror = 8, 4, 6
    g:effect("harm_all", nil, { partner, me }, 1, 1)
    t:prompt(g, "Which trauma", me)
    g:choose { "mental" }
    t:equal({ me.mental_trauma, me.physical_trauma, partner.mental_trauma }, { 1, 0, 1 })
  end)

test("the same after horror is healed", { rules = { "ah.damage.defeats_asset" } }, function(t)
  local g, me = one(t)
  local charm = g:put("ends_charm", "play", { owner = me })
  local cop   = g:put("beat_cop", "play", { owner = me, horror = 1 })
  g:effect("add", cop, "horror", 1)
  g:choose { charm }
  g:effect("leave_play", charm)
  t:zone(cop, "play", me)
  g:effect("heal_horror", cop, 1)
  g:effect("add", cop, "horror", 1)
  t:zone(cop, "discard", me)
end)

test("what is being defeated is not defeated again meanwhile", { rules = { "ah.damage.defeats_enemy" } }, function(t)
  local g, me = one(t)
  local foe = g:spawn("ends_revenant", { engaged = me, exhausted = true })
  g:effect("deal_damage", me, foe, 2)
  t:zone(foe, "encounter_discard")
  t:equal(g:lead().horror, 1)
end)

test("what goes elsewhere as it would be defeated has not been defeated",
  { rules = { "ah.damage.defeats_enemy" } }, function(t)
  local g, me = one(t)
  local gauge = g:put("ends_gauge", "play", { owner = me })
  local phantom = g:spawn("ends_phantom", { exhausted = true })
  g:effect("deal_damage", me, phantom, 2)
  t:zone(phantom, "set_aside")
  t:equal(gauge.others, 0)
  g:effect("deal_damage", me, g:spawn("ghoul_minion", { exhausted = true }), 2)
  t:equal(gauge.others, 100, "where it was")
end)

test("what works as an enemy is defeated by as much damage as the health it has been given",
  { rules = { "ah.damage.defeats_enemy", "ah.cardtype.change_replaces" } }, function(t)
    local g, me = one(t)
    local knife = g:put("knife", "play", { owner = me })
    g:effect("become", knife, "enemy", "round")
    knife:modify("health", 1, "round", me, "base")
    knife.exhausted = true
    knife:move("threat", me)
    t:truthy(knife:is "enemy")
    g:effect("deal_damage", me, knife, 1)
    t:zone(knife, "discard", me)
  end)

test("what works as an enemy is defeated when it loses health that it has been given",
  { rules = { "ah.damage.defeats_enemy", "ah.cardtype.change_replaces" } }, function(t)
    local g, me = one(t)
    local knife = g:put("knife", "play", { owner = me })
    g:effect("become", knife, "enemy", "round")
    knife:modify("health", 3, "round", me, "base")
    knife.exhausted = true
    knife:move("threat", me)
    g:effect("deal_damage", me, knife, 2)
    t:zone(knife, "threat", me)
    g:effect("modify", knife, "health", -1, "round")
    t:zone(knife, "discard", me)
  end)

test("who is out of the game is harmed and defeated no more, and is no asset",
  { rules = { "ah.elim.still_counts_per_investigator", "ah.damage.defeats_investigator" } }, function(t)
    local g, me = one(t)
    local gauge = g:put("ends_gauge", "play", { owner = g:lead() })
    g:effect("take_damage", me, me.health)
    t:equal({ me.physical_trauma, gauge.others }, { 1, 1 })
    t:logged(g, "Roland Banks is out of the game")
    local damage = me.damage
    gauge.dealt = 0
    g:mark()
    g:effect("take_damage", me, 1)
    g:effect("defeat", me, true)
      t:equal({ me.damage, me.physical_trauma, gauge.dealt, gauge.others }, { damage, 1, 0, 1 })
    t:not_logged(g, "Roland Banks")
  end)

test("an asset that an effect takes out of play as it is defeated is defeated all the same",
  { rules = { "ah.damage.defeats_asset" } }, function(t)
    local g, me = one(t, { investigators = { "roland_banks" } })
    local kite = g:put("ends_kite", "play", { owner = me })
    g:put("company_mourner", "play", { owner = me })
    g:effect("harm_asset", me, kite, 1, 0)
    t:equal({ kite.zone, me.resources }, { "hand", 6 })
    kite = g:put("ends_kite", "play", { owner = me })
    g:effect("return_to_hand", kite)
    t:equal(me.resources, 6, "not defeated")
  end)

test("it is known where a defeated asset or investigator was", { rules = { "ah.damage.defeats_asset" } }, function(t)
  local g = t:game { locations = { "hallway", "attic" }, investigators = { "roland_banks", "wendy_adams", "test_partner" },
    at = { test_partner = "attic" } }
  local me, wendy, far = g:investigator "roland_banks", g:investigator "wendy_adams", g:investigator "test_partner"
  g:put("ends_witness", "play", { owner = me })
  g:effect("harm_asset", far, g:put("beat_cop", "play", { owner = far }), 2, 0)
  t:equal(me.resources, 5)
  g:effect("harm_asset", wendy, g:put("beat_cop", "play", { owner = wendy }), 2, 0)
  t:equal(me.resources, 6)
  g:effect("defeat", far)
  t:equal(me.resources, 6)
  g:effect("defeat", wendy)
  t:equal(me.resources, 8)
end)
