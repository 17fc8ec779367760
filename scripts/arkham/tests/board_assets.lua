-- Rules Reference, Glossary: Asset Cards; Slots; Uses; Put into Play; Enters Play.

test("an asset stays in the play area until something removes it", { rules = { "ah.asset.stays_in_play_area" } }, function(t)
  local g = t:game { locations = { "study" }, hand = { "holy_rosary" }, auto = { "windows" } }
  local me = g:lead()
  g:act { "play", "Holy Rosary" }
  local card = g:card "holy_rosary"
  t:zone(card, "play", me)
  g:run_to "upkeep"
  g:run_to "mythos"
  t:zone(card, "play", me)
  g:effect("leave_play", card)
  t:zone(card, "discard", me)
end)

test("1 accessory, 1 body, 1 ally, 2 hand and 2 arcane slots", { rules = { "ah.slots.default" } }, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  t:equal({ me:check "slot_accessory", me:check "slot_body", me:check "slot_ally", me:check "slot_hand",
    me:check "slot_arcane" }, { 1, 1, 1, 2, 2 })
  local function fits(ids, n)
    g:empty("play", me)
    for _, id in ipairs(ids) do g:effect("enter_play", g:put(id, "hand", { owner = me }), me) end
    t:equal(#g:cards("play", me), n)
  end
  fits({ "holy_rosary", "rabbits_foot" }, 1)
  fits({ "leather_coat", "leather_coat" }, 1)
  fits({ "guard_dog", "beat_cop" }, 1)
  fits({ "knife", "machete" }, 2)
  fits({ "shrivelling", "scrying" }, 2)
end)

test("assets without a slot symbol are unlimited", { rules = { "ah.slots.slotless_unlimited" } }, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  for _ = 1, 6 do g:effect("enter_play", g:put("physical_training", "hand", { owner = me }), me) end
  t:equal(#g:cards("play", me), 6)
end)

test("an asset too many makes its player discard another of that slot, of his choice, as it enters",
  { rules = { "ah.slots.overflow_discard", "ah.asset.no_discard_unless_slot_full" } }, function(t)
    local g = t:game { locations = { "study" }, hand = { "machete", "leather_coat" } }
    local me = g:lead()
    local dog = g:put("guard_dog", "play", { owner = me })
    local knife = g:put("knife", "play", { owner = me })
    g:act { "play", "Leather Coat" }
    t:zone(dog, "play", me)
    local lamp = g:put("flashlight", "play", { owner = me })
    g:act { "play", "Machete" }
    t:prompt(g, "slot", me)
    t:equal(#g:prompt_options(), 2, "the two in his hands, not the new one nor the dog")
    g:choose { lamp }
    t:zone(lamp, "discard", me)
    t:zone(knife, "play", me)
    t:zone(g:card "machete", "play", me)
  end)

test("a two-handed asset needs both hands", { rules = { "ah.slots.overflow_discard" } }, function(t)
  local g = t:game { locations = { "study" }, hand = { "baseball_bat" } }
  local me = g:lead()
  local a, b = g:put("knife", "play", { owner = me }), g:put("knife", "play", { owner = me })
  g:act { "play", "Baseball Bat" }
  g:choose { a }
  t:zone(a, "discard", me)
  t:zone(b, "discard", me)
end)

test("gaining control of an asset needs a slot as well", { rules = { "ah.slots.overflow_discard" } }, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local dog = g:put("guard_dog", "play", { owner = me })
  local lita = g:put("lita_chantler", "board", { at = g:location "study" })
  g:effect("take_control", me, lita)
  t:zone(dog, "discard", me)
  t:zone(lita, "play", me)
end)

test("what cannot leave play makes no room: without room an asset is not played, and nobody gains control of it",
  { rules = { "ah.slots.overflow_discard" } }, function(t)
  local g = t:game { locations = { "study" }, investigators = { "daisy_walker", "roland_banks" }, auto = { "windows" },
    hand = { "baseball_bat", "knife" } }
  local me, roland = g:investigator "daisy_walker", g:investigator "roland_banks"
  local book = g:put("the_necronomicon", "threat", { owner = me, horror = 3 })
  local knife = g:put("knife", "play", { owner = me })
  local bat = g:put("baseball_bat", "play", { owner = roland })
  t:not_offered(g, { "play", "Baseball Bat" })
  g:effect("take_control", me, bat)
  t:zone(bat, "play", roland)
  local third = g:put("baseball_bat", "set_aside", { owner = me })
  g:effect("enter_play", third, me)
  t:zone(third, "set_aside")
  g:act { "play", g:cards("hand", me)[2] }
  t:equal({ knife.zone, book.zone, #g:cards("play", me) }, { "discard", "threat", 1 })
  local bag = g:put("daisys_tote_bag", "play", { owner = me })
  t:offered(g, { "play", "Baseball Bat" })                                  -- the bag can hold the book
  g:effect("leave_play", bag)
  t:not_offered(g, { "play", "Baseball Bat" })
  book.horror = 0
  t:offered(g, { "play", "Baseball Bat" })
end)

test("a story card comes in spite of a full slot that nothing can leave, but is not played into it",
  { rules = { "ah.slots.overflow_discard" } }, function(t)
  local g = t:game { locations = { "study" }, hand = { "lita_chantler" } }
  local me = g:lead()
  local dog = g:put("guard_dog", "play", { owner = me })
  dog:modify("cannot_leave_play", 1, "game")
  t:not_offered(g, { "play", "Lita Chantler" })
  g:effect("take_control", me, g:card "lita_chantler")
  t:zone(g:card "lita_chantler", "play", me)
end)

test("an asset in the threat area fills a slot", { rules = { "ah.slots.threat_area_counts" } }, function(t)
  local g = t:game { locations = { "study" }, hand = { "machete" } }
  local me = g:lead()
  g:put("board_tome", "threat", { owner = me })
  g:put("knife", "play", { owner = me })
  g:act { "play", "Machete" }
  t:prompt(g, "slot", me)
  t:equal(#g:prompt_options(), 2)
end)

test("a card with uses enters play with that many, which are no resources", { rules = { "ah.uses.enter_with_x" } }, function(t)
  local g = t:game { locations = { "study" }, hand = { "45_automatic" } }
  local me = g:lead()
  g:act { "play", ".45 Automatic" }
  local gun = g:card "45_automatic"
  t:equal({ gun.uses, gun.resources, me.resources }, { 4, 0, 1 })
  local lamp = g:put("flashlight", "hand", { owner = me })
  g:effect("enter_play", lamp, me)
  t:equal(lamp.uses, 3)
end)

test("spending a use takes it from the card itself, and an empty card stays",
  { rules = { "ah.uses.spend_removes", "ah.uses.empty_stays" } }, function(t)
    local g = t:game { locations = { "study" } }
    local me = g:lead()
    local a = g:put("flashlight", "play", { owner = me, uses = 1 })
    local b = g:put("flashlight", "play", { owner = me })
    g:tokens { "0" }
    g:act { "activate", a }
    t:equal({ a.uses, b.uses }, { 0, 3 })
    t:zone(a, "play", me)
    t:not_offered(g, { "activate", a }, "cost")
    t:offered(g, { { "activate", b } })
  end)

test("an empty card goes if it says so", { rules = { "ah.uses.empty_stays" } }, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local kit = g:put("first_aid", "play", { owner = me, uses = 1 })
  me.damage = 1
  g:act { "activate", kit, me }
  t:zone(kit, "discard", me)
end)

test("a card put into play costs nothing, and is neither played nor drawn",
  { rules = { "ah.put_into_play.no_cost", "ah.put_into_play.not_played_or_drawn", "ah.put_into_play.legal_area" } }, function(t)
    local g = t:game { investigators = { "agnes_baker" }, locations = { "study" }, deck = { "shrivelling" } }
    local me = g:lead()
    g:put("heirloom_of_hyperborea", "play", { owner = me })
    local spell = g:card "shrivelling"
    g:effect("enter_play", spell, me)
    t:equal(me.resources, 5)
    t:prompt(g, "your turn")                        -- the Heirloom would react to a Spell played
    t:not_logged(g, "has played")
    t:not_logged(g, "draws")
    t:zone(spell, "play", me)
  end)

test("a bonus is not offered for a test that has failed already", function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  g:put("hyperawareness", "play", { owner = me })
  g:act { "activate", g:put("board_doomed", "play", { owner = me }) }
  t:prompt(g, "your turn")
  t:equal(me.resources, 5)
end)

test("a card gains only uses of its own type", { rules = { "ah.uses.only_own_type" } }, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local gun, lamp = g:put("45_automatic", "play", { owner = me }), g:put("flashlight", "play", { owner = me })
  local charger = g:put("board_charger", "play", { owner = me })
  g:act { "activate", charger, lamp }
  t:equal({ gun.uses, lamp.uses }, { 4, 3 })
  charger.exhausted = false
  g:act { "activate", charger, gun }
  t:equal({ gun.uses, lamp.uses }, { 5, 3 })
end)

test("an asset may take the damage of others at its location, if it says so", {}, function(t)
  local g = t:game { investigators = { "roland_banks", "wendy_adams" }, locations = { "study", "hallway" } }
  local roland, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local dog = g:put("guard_dog", "play", { owner = wendy })     -- health 3, sanity 1
  g:effect("take_damage", roland, 1)
  t:equal({ roland.damage, dog.damage }, { 1, 0 })
  dog:modify("shares_damage", 1, "game")
  g:effect("take_damage", roland, 2)
  t:prompt(g, "Who takes this damage?", roland)
  g:choose { dog }
  g:choose { roland }
  t:equal({ roland.damage, dog.damage }, { 2, 1 })
  g:effect("take_horror", roland, 1)
  t:equal({ roland.horror, dog.horror }, { 1, 0 })
  g:place(roland, g:location "hallway")
  g:effect("take_damage", roland, 1)
  t:equal({ roland.damage, dog.damage }, { 3, 1 })
end)

test("an asset that takes the damage of others takes no more than its health", {}, function(t)
  local g = t:game { investigators = { "roland_banks", "wendy_adams" }, locations = { "study" }, auto = { "reactions" } }
  local roland, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local dog = g:put("guard_dog", "play", { owner = wendy, damage = 2 })
  dog:modify("shares_damage", 1, "game")
  g:effect("take_damage", roland, 3)
  g:choose { dog }
  t:zone(dog, "discard", wendy)
  t:equal(roland.damage, 2)
end)

test("who cannot gain resources gains none, by no action, effect or upkeep", {}, function(t)
  local g = t:game { locations = { "study" }, auto = { "windows" } }
  local me = g:lead()
  t:offered(g, "resource")
  me:modify("cannot_gain", 1, "game")
  g:effect("gain", me, 3)
  t:equal(me.resources, 5)
  g:act { "draw" }
  t:not_offered(g, "resource")
  g:run_to "mythos"
  t:equal(me.resources, 5)
  t:not_logged(g, "gains 1 resource")
end)
