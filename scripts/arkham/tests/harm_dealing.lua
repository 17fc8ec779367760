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
