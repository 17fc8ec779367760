-- Rules Reference, The Golden Rules; Must; "Different"; Qualifiers; Cardtypes; Enters Play; Target; Empty Location; Being at No Location.

test("without 'must' an option that changes nothing may be chosen", { rules = { "ah.must.absent_any_option" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "tea_or_tonic", "bitter_tea" } }
  local me = g:investigator "roland_banks"
  g:act { "play", g:card "tea_or_tonic" }
  t:equal(#g:prompt_options(), 2)
  g:choose { "heal 1 horror" }
  t:equal({ me.horror, me.resources, g:card "tea_or_tonic".zone }, { 0, 5, "discard" })
  g:act { "play", g:card "bitter_tea" }                       -- "must": nothing is left to choose
  t:equal(me.resources, 6)
end)

-- The Golden Rules

test("a card's text beats the rules: who may be evaded, and when one may fight", { rules = { "ah.golden.card_over_rules" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" }, auto = { "commit" } }
    local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
    local cat, knife = g:put("stray_cat", "play", { owner = me }), g:put("survival_knife_example", "play", { owner = me })
    local hers = g:spawn("swarm_of_rats", { engaged = agnes })
    for _, option in ipairs(g:prompt_options()) do              -- by the rules, only enemies engaged with Roland
      t:falsy(option:find "Evade ->", option)
    end
    g:act { "activate", cat, hers }
    t:equal({ hers.exhausted, hers.zone }, { true, "board" })
    local mine = g:spawn("swarm_of_rats", { engaged = me })
    g:end_turn()
    g:end_turn()
    g:tokens { "0" }
    g:choose { knife }                                          -- in the enemy phase, and without an action
    t:zone(mine, "encounter_discard")
    t:equal(me.damage, 1)
  end)

-- "Different"

test("different cards have different titles, whatever their subtitle and level", { rules = { "ah.different.cards_by_title" } },
  function(t)
    local g  = t:game { locations = { "study" }, hand = { "rummage" } }
    local me = g:investigator "roland_banks"
    local collection = g:put("collection", "play", { owner = me })
    local plain, knife = unpack(g:discard_pile(me, { "ward_of_protection", "knife", "ward_of_protection_upgraded", "guts" }))
    g:act { "activate", collection }
    t:equal(me.resources, 8, "Ward of Protection, Knife and Guts")
    g:act { "play", g:card "rummage" }
    t:equal(#g:prompt_options(), 4)
    g:choose { plain }
    t:equal(g:prompt_options(), { "Knife", "Guts" }, "the other Ward of Protection is not different")
    g:choose { knife }
    t:equal({ plain.zone, knife.zone, #g:cards("discard", me) }, { "hand", "hand", 3 })
  end)

test("as many different cards as there are", { rules = { "ah.different.cards_by_title" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "rummage", "rummage" } }
  local me = g:investigator "roland_banks"
  local one, other = unpack(g:discard_pile(me, { "guts", "guts" }))
  local first, second = unpack(g:cards("hand", me))
  g:act { "play", first }
  g:choose { one }
  t:equal({ one.zone, other.zone }, { "hand", "discard" })
  first:move "removed"
  g:act { "play", second }
  t:zone(other, "hand", me)
  t:prompt(g, "Your turn")
end)

test("two abilities of one card are different, those of two copies and two basic fights are not",
  { rules = { "ah.different.abilities", "ah.different.sledgehammer_machete" } }, function(t)
    local g  = t:game { locations = { "study" }, auto = { "commit" } }
    local me = g:investigator "roland_banks"
    me.actions, me.resources = 15, 0
    me:modify("slot_hand", 3, "game")                              -- for three weapons and the manual
    g:put("fencing_manual", "play", { owner = me })
    local hammer = g:put("sledgehammer_example", "play", { owner = me })
    local one, two = g:put("machete", "play", { owner = me }), g:put("machete", "play", { owner = me })
    local foe = g:spawn("ghoul_minion", { engaged = me })
    foe:modify("health", 60, "game")
    local function fight(with, text)
      local before = me.resources
      g:tokens { "0" }
      g:act { text or "fight", with or me, foe }
      return me.resources - before
    end
    fight(one)
    t:equal(fight(one), 0, "the same")
    t:equal(fight(two), 0, "identical, of a copy")
    t:equal(fight(hammer, "fight. this"), 1, "of another card")
    t:equal(fight(hammer, "fight with"), 1, "another ability of the same card")
    t:equal(fight(hammer, "fight with"), 0)
    t:equal(fight(hammer, "fight. this"), 1)
    t:equal(fight(), 1, "the basic one")
    t:equal(fight(), 0, "twice the basic one")
    t:equal(fight(two), 1)
  end)

test("an ability without a name resolves again, without its costs", function(t)
  local g  = t:game { locations = { "study" }, auto = { "commit" } }
  local me = g:investigator "roland_banks"
  me.resources = 0
  local horn = g:put("echo_horn_example", "play", { owner = me })
  local rasp = g:put("rasp_example", "play", { owner = me })
  g:act { "use", rasp, "damage" }
  g:choose { horn }
  t:equal({ me.resources, me.damage }, { 6, 1 })
  g:act { "use", rasp, "exhaust" }
  t:equal(me.resources, 8, "once in each round")
end)

-- Qualifiers

test("a qualifier before a list goes for each of its terms", { rules = { "ah.qualifier.applies_to_all" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"                     -- willpower 3
  me:modify("slot_ally", 1, "game")                            -- for two allies
  g:put("family_pride", "play", { owner = me })
  g:put("knife", "play", { owner = me })                       -- an Item
  g:put("beat_cop", "play", { owner = me })                    -- an Ally
  t:equal(me.willpower, 3)
  g:put("rolands_38_special", "play", { owner = me })          -- a unique Item
  t:equal(me.willpower, 4)
  g:put("lita_chantler", "play", { owner = me })               -- a unique Ally
  t:equal(me.willpower, 5)
end)

-- Cardtypes

test("a card that changes its cardtype loses the old one and works as one of the new",
  { rules = { "ah.cardtype.change_replaces" } }, function(t)
    local g  = t:game { locations = { "study" }, auto = { "commit", "reactions" } }
    local me = g:investigator "roland_banks"
    local dog = g:put("guard_dog", "play", { owner = me })     -- an asset, health 3
    me.actions = 9
    g:encounter_deck { "betrayal" }
    g:effect("draw_encounter", me)
    t:truthy(dog:is "enemy")
    t:falsy(dog:is "asset")
    t:truthy(dog:is "ally", "its traits stay")
    g:effect("take_damage", me, 1)
    t:equal({ me.damage, dog.damage }, { 1, 0 }, "an enemy takes nothing for you")
    g:encounter_deck { "crypt_chill" }
    g:tokens { "auto_fail" }
    g:effect("draw_encounter", me)
    t:equal({ me.damage, dog.zone }, { 3, "threat" }, "you control no asset")
    g:act "gain 1 resource"
    t:equal(me.damage, 4, "it attacks")
    g:tokens { "0" }
    g:act { "evade", dog }
    t:equal({ dog.exhausted, dog.zone }, { true, "board" })
    dog.exhausted, dog.damage = false, 2
    g:effect("check_engagement")
    t:equal(dog.bearer, me, "a ready enemy engages you")
    g:tokens { "0" }
    g:act { "fight", dog }
    t:zone(dog, "discard", me)
    t:logged(g, "Guard Dog is defeated")
    t:truthy(dog:is "asset", "what was done to it ends as it leaves play")
  end)

test("when the change is over the old cardtype is back; a constant change lasts while its condition does",
  { rules = { "ah.cardtype.change_replaces" } }, function(t)
    local g  = t:game { locations = { "study" }, auto = { "windows", "reactions" } }
    local me = g:investigator "roland_banks"
    local dog = g:put("guard_dog", "play", { owner = me })
    g:encounter_deck { "betrayal" }
    g:effect("draw_encounter", me)
    t:falsy(dog:is "asset")
    g:stop_at "round_ends"
    g:end_turn()
    t:truthy(dog:is "asset")
    t:falsy(dog:is "enemy")
    local shape = g:spawn("lurking_shape", { engaged = me })
    t:truthy(shape:is "enemy")
    shape.clues = 1
    t:equal({ shape:is "enemy", shape:is "treachery", #g:call("find", "enemies") }, { false, true, 0 })
    shape.clues = 0
    t:equal({ shape:is "enemy", shape:is "treachery" }, { true, false })
  end)

test("a keyword that is lost is gone, unless the card has it from elsewhere, too", { rules = { "ah.gain.characteristic" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local leash = g:put("leash", "play", { owner = me })
    local rats = g:spawn("swarm_of_rats", { at = g:location "study", exhausted = true })
    t:truthy(rats:is "hunter")
    leash.on = 1
    t:falsy(rats:is "hunter")
    rats:gain_tag("hunter", "round")
    t:truthy(rats:is "hunter")
    leash.on = 0
    rats:lose_tag("hunter", "round")
    rats:lose_tag("hunter", "round")
    t:falsy(rats:is "hunter")
  end)

-- Enters Play

test("what enters play exhausted does not exhaust", { rules = { "ah.enters_play.in_that_state" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "beat_cop", "drowsy_friend" } }
  local me = g:investigator "roland_banks"
  local nurse = g:put("night_nurse", "play", { owner = me })
  local cop, hound = g:card "beat_cop", g:put("sleepy_hound", "discard", { owner = me })
  g:act { "play", g:card "drowsy_friend" }                    -- as an effect says
  t:equal({ cop.zone, cop.exhausted }, { "play", true })
  g:effect("leave_play", cop)
  g:effect("enter_play", hound, me)                            -- as its own text says
  t:equal({ hound.zone, hound.exhausted }, { "play", true })
  local ghoul = g:put("drowsy_ghoul", "set_aside")
  g:effect("spawn", ghoul, me)
  t:equal({ ghoul.zone, ghoul.exhausted }, { "board", true }, "exhausted, it engages nobody")
  t:equal(nurse.slept, 0)
  g:effect("ready", ghoul)
  g:effect("exhaust", ghoul)
  t:equal(nurse.slept, 1)
end)

-- Target

test("'any number' of which none is chosen changes nothing", { rules = { "ah.target.any_number_zero_fails" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "lullaby", "lullaby" } }
  local me = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion", { at = g:location "study", exhausted = true })
  foe.exhausted = false
  local cards = g:cards("hand", me)
  g:act { "play", cards[1] }
  g:choose { "lull which", none = true }
  t:equal({ foe.exhausted, me.resources, cards[1].zone }, { false, 4, "discard" }, "played and paid for")
  g:act { "play", cards[2] }
  g:choose { foe }
  t:equal({ foe.exhausted, me.resources }, { true, 5 })
end)

test("'then' follows only if any were chosen",
  { rules = { "ah.target.any_number_zero_fails", "ah.then.requires_full_success" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "cradle_song", "cradle_song" } }
    local me = g:investigator "roland_banks"
    local foe = g:spawn("combat_lurker", {})                   -- aloof: engages nobody
    local songs = g:cards("hand", me)
    g:act { "play", songs[1] }
    g:choose { "lull which", none = true }
    t:equal({ foe.exhausted, me.resources }, { false, 5 })
    g:act { "play", songs[2] }
    g:choose { foe }
    t:equal({ foe.exhausted, me.resources }, { true, 6 })
  end)

-- Locations

test("clues that have never been there have not been discovered: the location must have been revealed",
  { rules = { "ah.unless_clues.unrevealed_fails" } }, function(t)
    local g  = t:game { locations = { "study" }, unrevealed = { "dining_car", "engine_car_example" } }
    local me = g:investigator "roland_banks"
    local dining, engine = g:location "dining_car", g:location "engine_car_example"
    g:place(me, dining)
    dining.clues = 0
    t:falsy(g:call("cleared", dining))
    t:not_offered(g, { "move", engine })
    g:effect("reveal", dining)
    t:equal(dining.clues, 1)
    t:not_offered(g, { "move", engine })
    g:effect("discover", me, 1)
    t:truthy(g:call("cleared", dining))
    t:offered(g, { { "move", engine } })
  end)

test("an empty location has no enemy and no investigator at it", { rules = { "ah.location.empty" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study", "attic", "cellar", "parlor" },
    at = { agnes_baker = "attic" }, hand = { "lonely_lead" } }
  local me, parlor = g:investigator "roland_banks", g:location "parlor"
  parlor.clues = 1
  local ghoul = g:spawn("ghoul_minion", { at = g:location "cellar" })
  t:offered(g, { { "play", g:card "lonely_lead" } })
  t:equal(g:call("find", "empty_locations"), { parlor })
  ghoul:move "removed"
  g:put("obscuring_fog", "attached", { attached_to = g:location "cellar" })
  t:equal(g:call("find", "empty_locations"), { parlor, g:location "cellar" }, "an attachment is neither")
  g:act { "play", g:card "lonely_lead", parlor }
  t:equal({ parlor.clues, me.clues }, { 0, 1 })
end)

test("nobody is ever at no location: what would leave him there is ignored", { rules = { "ah.location.never_nowhere" } },
  function(t)
    local g  = t:game { scenario = "the_gathering", auto = { "windows", "reactions", "forced" } }
    local me = g:investigator "roland_banks"
    g:put("rooted", "threat", { owner = me })
    g:effect("advance_act")                                    -- Roland moves to the Hallway, the Study leaves the game
    t:equal(me.place, g:location "hallway", "that he cannot move is ignored")
    t:zone(g:card "study", "removed")
    t:not_offered(g, "move", "aimed at")
    local rats = g:spawn("swarm_of_rats", { at = g:location "attic" })
    g:effect("leave_play", g:location "attic")
    t:equal(rats.place, g:card "attic")
    g:encounter_deck { "cave_in" }
    g:effect("draw_encounter", me)
    t:equal(me.place, g:card "hallway", "an effect that takes his location away is ignored")
    g:effect("remove_location", g:location "attic")
    t:equal(rats.place, g:card "attic")
    rats:move "removed"
    g:effect("leave_play", g:location "attic")
    t:not_equal(g:card "attic".zone, "locations")
  end)

-- An effect learns what it has done, for "then" and "if you do"

test("what was done counts, what was not does not; nothing is done to what is immune",
  { rules = { "ah.then.requires_full_success", "ah.immune.not_affected_or_chosen" } }, function(t)
    local function gained(foe, config)
      config.locations = { "hallway", "attic" }
      config.auto = { "forced" }
      local g  = t:game(config)
      local me = g:lead()
      if foe then g:spawn(foe, { engaged = me }) end
      return g, me, function(card)
        g:act { "play", g:card(card) }
        return me.resources - 5
      end
    end
    local _, _, play = gained("ghoul_minion", { hand = { "chain" } })
    t:equal(play "chain", 1 + 4 + 16 + 64)          -- exhausted, readied, attacked, moved: each once
    _, _, play = gained("warded_ghoul", { hand = { "chain" } })
    t:equal(play "chain", 16, "its attack is its own")
    local g, me
    g, me, play = gained(nil, { hand = { "errands" }, deck = { "knife" } })
    g:put("45_automatic", "play", { owner = me })
    t:equal(play "errands", 1 + 8 + 16 + 32)
    g, me, play = gained(nil, { hand = { "errands" } })
    g:put("sealed_box", "play", { owner = me })
    t:equal(play "errands", 16, "only to the place; the deck is empty")
  end)

test("what befalls an investigator is what he takes; nothing befalls one who is immune",
  { rules = { "ah.then.requires_full_success", "ah.immune.not_affected_or_chosen" } }, function(t)
    for _, ward in ipairs { "knife", "saints_medal" } do
      local g  = t:game { locations = { "hallway", "attic" } }
      local me = g:lead()
      me.damage, me.horror = 1, 1
      g:put(ward, "play", { owner = me })
      g:encounter_deck { "woes", "swarm_of_rats" }
      g:effect("draw_encounter", me)
      if ward == "knife" then g:choose { "Heal what?", "damage" } end
      t:equal(me.resources - 5, ward == "knife" and 1 + 2 + 4 + 8 + 16 + 32 + 64 + 256 or 0, ward)
    end
  end)
