-- Neutral cards.

test("Emergency Cache: 3 resources for an action", function(t)
  local g  = t:game { locations = { "study" }, hand = { "emergency_cache" } }
  local me = g:investigator "roland_banks"
  g:act { "play", "Emergency Cache" }
  t:equal(me.resources, 8)
  t:equal(me.actions, 2)
  t:zone(g:card "emergency_cache", "discard", me)
end)

test("Flashlight: a supply for an investigation at -2 shroud, which does not go below zero", function(t)
  local g  = t:game { locations = { "study" } }                -- shroud 2, Roland's intellect is 3
  local me = g:investigator "roland_banks"
  local lamp = g:put("flashlight", "play", { owner = me })
  g:tokens { "-4", "-3" }
  g:act { "activate", lamp }
  t:equal(me.clues, 1, "a total below 0 is 0, and that is enough against shroud 0")
  t:equal(lamp.uses, 2)
  g:act "investigate"
  t:equal(me.clues, 1, "the next one is at shroud 2 again")
end)

test("Flashlight: an auto-fail fails even against shroud 0", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local lamp = g:put("flashlight", "play", { owner = me, uses = 1 })
  g:tokens { "auto_fail" }
  g:act { "activate", lamp }
  t:equal(me.clues, 0)
  t:zone(lamp, "play", me)
end)

test("Knife: +1 combat, or discarded for +2 and one more damage", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local knife = g:put("knife", "play", { owner = me })
  local foe   = g:spawn("flesh_eater", { engaged = me })         -- fight 4
  g:tokens { "-1", "-2", "-2" }
  g:act { "activate", knife, "fight with +1", foe }
  t:equal(foe.damage, 1)
  g:act { "activate", knife, "fight with +1", foe }
  t:equal(foe.damage, 1, "4 + 1 - 2")
  t:zone(knife, "play", me)
  g:stop_at "test_ends"
  g:act { "activate", knife, "discard this", foe }
  t:zone(knife, "discard", me)
  t:equal(foe.damage, 3, "4 + 2 - 2")
  t:equal(me.damage, 0)
end)

test("Knife: thrown away at an enemy that another investigator is engaged with, and missed, it hits that one",
  { rules = { "ah.fight.fail_hits_friend" } }, function(t)
    local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" }, auto = { "commit" } }
    local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
    local knife = g:put("knife", "play", { owner = me })
    local foe = g:spawn("flesh_eater", { engaged = agnes })
    g:tokens { "auto_fail" }
    g:act { "activate", knife, "discard this", foe }
    t:equal({ foe.damage, agnes.damage, me.damage }, { 0, 2, 0 })
  end)

test("Roland's .38 Special: +3 combat with a clue at the location, +1 without, and 2 damage", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local gun = g:put("rolands_38_special", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  t:equal(gun.uses, 4)
  g:tokens { "-3", "-1", "-2" }
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 2, "4 + 3 - 3 against 4")
  g:location "study".clues = 0
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 4, "4 + 1 - 1")
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 4, "4 + 1 - 2")
  t:equal(gun.uses, 1)
end)

test("Roland's .38 Special: a clue taken during the test does not help any more", function(t)
  local g  = t:game { locations = { "study" }, auto = { "commit" } }
  local me = g:investigator "roland_banks"
  local gun = g:put("rolands_38_special", "play", { owner = me })
  local cop = g:put("beat_cop", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:location "study".clues = 1
  g:tokens { "-2" }
  g:act { "activate", gun, foe }
  g:act { "activate", cop, rats }
  g:choose { me }                                               -- Roland takes the last clue
  t:equal(me.clues, 1)
  t:equal(foe.damage, 0, "4 + 1 - 2 against 4")
end)

local DRAWS = {
  guts = { "Guts", "willpower" }, perception = { "Perception", "intellect" },
  overpower = { "Overpower", "combat" }, manual_dexterity = { "Manual Dexterity", "agility" },
}
for id, about in pairs(DRAWS) do
  local title, skill = about[1], about[2]
  local function try(t, token, drawn)
    local g  = t:game { locations = { "study" }, hand = { id }, deck = { "knife", "knife" } }
    local me = g:investigator "roland_banks"
    local foe = g:spawn("swarm_of_rats", { engaged = me, exhausted = true })
    g:auto { "reactions" }
    g:tokens { token }
    if skill == "combat" then g:act { "fight", foe } end
    if skill == "agility" then g:act { "evade", foe } end
    if skill == "intellect" then g:act "investigate" end
    if skill == "willpower" then
      g:encounter_deck { "rotting_remains" }
      g:effect("draw_encounter", me)
    end
    t:equal(#g:prompt_options(), 1)
    g:auto { "reactions", "forced" }
    g:choose { "commit", title }
    t:equal(#g:cards("hand", me), drawn)
    t:zone(g:card(id), "discard", me)
  end
  test(title .. ": two icons and a card after a success", function(t)
    try(t, skill == "agility" and "-1" or "-2", 1)
  end)
  test(title .. ": no card after a failure", function(t)
    try(t, "auto_fail", 0)
  end)
end

test("Max 1 committed counts the copies of all investigators", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" },
    hand = { roland_banks = { "perception", "perception" }, agnes_baker = { "perception" } }, deck = { "knife", "knife" } }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  g:tokens { "-3" }
  g:auto { "forced" }
  g:act "investigate"
  t:raises(function() g:choose { "commit", "Perception", "Perception" } end)
  g:choose { "commit", "Perception" }
  g:auto { "forced" }
  t:no_prompt(g, "commit")
  t:equal(me.clues, 1)
  t:equal(#g:cards("hand", agnes), 1)
end)

test("Guts: who committed it draws, whoever makes the test", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" },
    hand = { agnes_baker = { "perception" } }, deck = { roland_banks = { "knife" }, agnes_baker = { "knife" } } }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  g:tokens { "-3" }
  g:auto { "forced" }
  g:act "investigate"
  g:choose { "commit", "Perception", player = agnes }
  t:equal(me.clues, 1)
  t:equal(#g:cards("hand", agnes), 1)
  t:equal(#g:cards("hand", me), 0)
end)

test("Unexpected Courage: two wild icons for any test", function(t)
  local g  = t:game { locations = { "study" }, hand = { "unexpected_courage", "unexpected_courage" } }
  local me = g:investigator "roland_banks"
  g:tokens { "-3" }
  g:act "investigate"
  t:raises(function() g:choose { "commit", "Unexpected Courage", "Unexpected Courage" } end)
  g:choose { "commit", "Unexpected Courage" }
  t:equal(me.clues, 1, "3 + 2 - 3 against 2")
end)

test("Heirloom of Hyperborea: a card after a Spell has been played and is resolved, only a Spell", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" }, auto = { "commit" },
    hand = { "scrying", "emergency_cache", "blinding_light", "dark_memory" }, deck = { "knife", "guts", "lucky" } }
  local me = g:investigator "agnes_baker"
  local heirloom = g:put("heirloom_of_hyperborea", "play", { owner = me })
  g:act { "play", "Emergency Cache" }
  t:equal(#g:cards("hand", me), 3, "no Spell")
  g:act { "play", "Scrying" }
  g:choose { heirloom }
  t:zone(g:card "knife", "hand", me)
  local foe = g:spawn("ghoul_minion", { engaged = me })
  me.actions = 3
  g:tokens { "0" }
  g:act { "evade", "Blinding Light", foe }
  g:choose { heirloom }
  t:order(g, { "succeeds by", "1 damage on Ghoul Minion", "uses Heirloom" })
  g:act { "play", "Dark Memory" }
  g:choose { heirloom }
  t:zone(g:card "lucky", "hand", me)
end)

-- --- Daisy's Tote Bag ---------------------------------------------------------------------------------------------------

local function bag_of(t, config)
  config.investigators = config.investigators or { "daisy_walker" }
  config.locations = { "study" }
  local g  = t:game(config)
  local me = g:investigator "daisy_walker"
  return g, me, g:put("daisys_tote_bag", "play", { owner = me })
end

test("Daisy's Tote Bag: 2 more hand slots, for Tomes and nothing else", function(t)
  local g, me, bag = bag_of(t, { hand = { "old_book_of_lore", "medical_texts", "magnifying_glass", "old_book_of_lore" } })
  me.resources = 20
  local knife, lamp = g:put("knife", "play", { owner = me }), g:put("flashlight", "play", { owner = me })
  g:act { "play", "Old Book of Lore" }
  g:act { "play", "Medical Texts" }
  t:equal(#g:cards("play", me), 5)
  t:equal({ g:card "old_book_of_lore".parent, g:card "medical_texts".parent }, { bag, bag })
  g:act { "play", "Magnifying Glass" }
  t:prompt(g, "slot", me)
  t:equal(#g:prompt_options(), 2, "a Tome less makes no room for a glass")
  g:choose { lamp }
  t:zone(lamp, "discard", me)
  g:act { "play", "Old Book of Lore" }
  t:prompt(g, "slot", me)
  t:equal(#g:prompt_options(), 4, "one of the other four in hands or bag")
  g:choose { knife }
  g:auto { "which asset does" }
  t:zone(knife, "discard", me)
  t:equal(#g:cards("play", me), 5)
end)

test("Daisy's Tote Bag holds The Necronomicon too, and takes no slot itself", function(t)
  local g, me, bag = bag_of(t, { deck = { "the_necronomicon" } })
  local knife, lamp = g:put("knife", "play", { owner = me }), g:put("flashlight", "play", { owner = me })
  g:effect("draw", me, 1)
  local tome = g:card "the_necronomicon"
  t:equal({ tome.zone, tome.parent, knife.zone, lamp.zone }, { "threat", bag, "play", "play" })
end)

test("Daisy's Tote Bag leaves: what has no slot any more leaves with it", function(t)
  local g, me, bag = bag_of(t, {})
  local texts = g:put("medical_texts", "play", { owner = me, parent = bag })
  local knife = g:put("knife", "play", { owner = me })
  local lamp = g:put("flashlight", "play", { owner = me })
  g:effect("leave_play", bag)
  t:prompt(g, "slot", me)
  g:choose { knife }
  t:zone(knife, "discard", me)
  t:equal({ texts.zone, lamp.zone, texts.parent }, { "play", "play", nil })
end)

-- --- Wendy's Amulet -----------------------------------------------------------------------------------------------------

local function amulet_of(t, config)
  config.investigators = config.investigators or { "wendy_adams" }
  config.locations = config.locations or { "study" }
  config.auto = config.auto or { "commit" }
  local g  = t:game(config)
  local me = g:investigator "wendy_adams"
  return g, me, g:put("wendys_amulet", "play", { owner = me })
end

test("Wendy's Amulet: the topmost event of her discard pile is played like one in hand, at its cost", function(t)
  local g, me, amulet = amulet_of(t, { hand = { "magnifying_glass" }, deck = { "knife" } })
  local top, under = unpack(g:discard_pile(me, { "emergency_cache", "emergency_cache" }))
  g:discard_pile(me, { "knife", "guts" })                                 -- on top, but no events
  g:spawn("swarm_of_rats", { engaged = me })
  t:not_offered(g, { "play", under })
  g:act { "play", top }
  t:equal({ me.actions, me.damage, me.resources }, { 2, 1, 8 })
  t:equal(g:cards("deck", me)[2], top, "at the bottom")
  t:offered(g, { { "play", under } })
  me.actions = 0
  t:not_offered(g, { "play", under }, "cost")
  me.actions = 1
  amulet:move("hand", me)
  t:not_offered(g, { "play", under })
end)

test("Wendy's Amulet: a fast event at its moment, for its resources; only hers; not to be committed", function(t)
  local g, me = amulet_of(t, { investigators = { "wendy_adams", "roland_banks" }, auto = {} })
  local lucky = g:discard_pile(me, { "lucky" })[1]
  g:discard_pile(g:investigator "roland_banks", { "evidence" })
  g:discard_pile(me, { "perception" })
  g:tokens { "-2", "-2" }
  g:act "investigate"                                                     -- 3 - 2 against 2
  t:no_prompt(g, "commit")
  g:choose { lucky }
  t:equal({ me.clues, me.resources }, { 1, 4 })
  t:zone(lucky, "deck", me)
  lucky:move("discard", me)
  me.resources = 0
  g:act "investigate"
  t:no_prompt(g, "would fail")
  t:zone(lucky, "discard", me)
  g:effect("deal_damage", g:investigator "roland_banks", g:spawn("swarm_of_rats", { at = me.place }), 1)
  g:pass()                                                                -- Roland's own reaction
  t:no_prompt(g, "is defeated")
end)

test("Wendy's Amulet: events she plays go to the bottom of her deck, committed or discarded ones do not", function(t)
  local g, me = amulet_of(t, { hand = { "emergency_cache", "cunning_distraction", "look_what_i_found" },
    deck = { "knife", "guts" }, auto = {} })
  local cache = g:card "emergency_cache"
  g:act { "play", cache }
  t:equal(g:cards("deck", me)[3], cache)
  g:tokens { "0" }
  g:act "investigate"
  g:choose { "commit", "\"Look what I found!\"" }
  g:choose { me }                                                         -- Wendy's own reaction discards the other one
  t:zone(g:card "look_what_i_found", "discard", me)
  t:zone(g:card "cunning_distraction", "discard", me)
end)

test("Wendy's Amulet: only events, only hers, and only those that she plays go into her deck", function(t)
  local g, me = amulet_of(t, { investigators = { "wendy_adams", "roland_banks" }, deck = { "knife" } })
  local roland, knife = g:investigator "roland_banks", g:put("knife", "play", { owner = me })
  local his = g:put("emergency_cache", "hand", { owner = roland, controller = me })
  local mine = g:put("emergency_cache", "hand", { owner = me, controller = roland })
  g:act { "play", his }
  t:zone(his, "discard", roland)
  g:effect("leave_play", knife)
  t:zone(knife, "discard", me)
  g:end_turn()
  g:act { "play", mine }
  t:zone(mine, "discard", me)
end)

test("Wendy's Amulet: an event that stays in play goes to the bottom of the deck when it is discarded", function(t)
  local g, me = amulet_of(t, { investigators = { "wendy_adams", "roland_banks" }, hand = { "barricade" },
    deck = { "knife" }, locations = { "study", "hallway" } })
  local roland, wall = g:investigator "roland_banks", g:card "barricade"
  local his = g:put("barricade", "attached", { owner = roland, at = me.place })
  g:act { "play", wall }
  t:zone(wall, "attached")
  g:auto { "forced" }
  g:effect("move_to", roland, g:location "hallway")
  t:equal(g:cards("deck", me)[2], wall)
  t:zone(his, "discard", roland)
end)

test("Bulletproof Vest: takes 4 damage, no horror", function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local vest = g:put("bulletproof_vest", "play", { owner = me })
  g:effect("take_horror", me, 1)
  t:equal(me.horror, 1)
  g:effect("take_damage", me, 5)
  for _ = 1, 4 do g:choose { vest } end
  t:equal(me.damage, 1)
  t:zone(vest, "discard", me)
end)

test("Elder Sign Amulet: takes 4 horror, no damage; one accessory at a time", function(t)
  local g = t:game { locations = { "study" }, hand = { "elder_sign_amulet" } }
  local me = g:lead()
  local rosary = g:put("holy_rosary", "play", { owner = me })
  g:act { "play", "Elder Sign Amulet" }
  t:zone(rosary, "discard", me)
  local amulet = g:card "elder_sign_amulet"
  g:effect("take_damage", me, 1)
  t:equal(me.damage, 1)
  g:effect("take_horror", me, 5)
  for _ = 1, 4 do g:choose { amulet } end
  t:equal(me.horror, 1)
  t:zone(amulet, "discard", me)
end)
