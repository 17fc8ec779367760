-- Verbs and words that cards share, for which no rule has an id of its own.

local TWO = { "roland_banks", "test_partner" }

-- --- nearest ---------------------------------------------------------------------------------------------------------

test("the nearest are those with the shortest way, barred or not", { rules = { "ah.nearest.fewest_connections" } },
  function(t)
    local g = t:game { locations = { "attic", "hallway", "cellar" }, unrevealed = { "parlor" } }
    local me = g:lead()
    local barred = g:spawn("combat_lurker", { at = g:location "parlor" })
    local open = g:spawn("combat_lurker", { at = g:location "cellar" })
    t:equal(g:call("nearest", me, { barred, open }), { barred, open })
    g:place(me, g:location "hallway")
    local here = g:spawn("combat_lurker", { at = g:location "hallway" })
    t:equal(g:call("nearest", me, { barred, here, open }), { here })
  end)

test("what no way leads to is the nearest only when there is nothing else", function(t)
  local g = t:game { locations = { "attic", "hallway", "study" } }
  local me = g:lead()
  local cut_off = g:spawn("combat_lurker", { at = g:location "study" })
  local far = g:spawn("combat_lurker", { at = g:location "hallway" })
  t:equal(g:call("nearest", me, { cut_off, far }), { far })
  t:equal(g:call("nearest", me, { cut_off }), { cut_off })
  t:equal(g:call("nearest", me, {}), {})
end)

test("an empty location is one with no enemies and no investigators", { rules = { "ah.location.empty" } }, function(t)
  local g = t:game { locations = { "attic", "hallway", "cellar" } }
  g:spawn("combat_lurker", { at = g:location "cellar" })
  local acolyte = g:put("acolyte", "set_aside")
  g:effect("spawn", acolyte, g:lead())
  t:equal(acolyte.place, g:location "hallway")
end)

-- --- harm to one's own asset -------------------------------------------------------------------------------------------

test("harm to an asset itself is shared with nobody, and is its controller's to take", function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  me:modify("slot_ally", 1, "game")                            -- both are allies
  local dog, cop = g:put("guard_dog", "play", { owner = me }), g:put("beat_cop", "play", { owner = me })
  g:put("hypochondria", "threat", { owner = me })
  g:effect("harm_asset", me, dog, 1, 0)
  t:equal({ dog.damage, dog.assigned_damage, cop.damage, me.damage }, { 1, 0, 0, 0 })
  t:equal(me.horror, 1, "he has taken damage, says his Hypochondria")
end)

test("harm to an asset itself is assigned to it first, so that nothing else counts on what it could still take", function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local dog = g:put("guard_dog", "play", { owner = me })
  g:stop_at "damage_dealt"
  g:effect("harm_asset", me, dog, 2, 1)
  t:equal({ dog.assigned_damage, dog.assigned_horror, dog.damage, dog.horror }, { 2, 1, 0, 0 })
end)

test("harm to an asset itself may defeat it", function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local dog = g:put("guard_dog", "play", { owner = me, damage = 2 })
  g:effect("harm_asset", me, dog, 1, 1)
  t:zone(dog, "discard", me)
  t:equal({ me.damage, me.horror }, { 0, 0 })
end)

test("a cost of harm to the card itself is not paid when it is prevented", function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local cop, shield = g:put("beat_cop_2", "play", { owner = me }), g:put("combat_shield", "play", { owner = me })
  local foe = g:spawn("combat_lurker", {})
  g:act { "activate", cop, foe }
  g:choose { shield }
  t:equal({ cop.damage, foe.damage, cop.exhausted }, { 0, 0, true })
end)

-- --- leaving play for somewhere else --------------------------------------------------------------------------------------

test("what returns to hand leaves play: attachments fall, tokens are gone, it is its owner's again", function(t)
  local g = t:game { locations = { "study" }, investigators = TWO }
  local me, partner = g:lead(), g:investigator "test_partner"
  local gun = g:put("45_automatic", "play", { owner = partner, controller = me, uses = 1 })
  local wall = g:put("barricade", "attached", { owner = me, attached_to = gun })
  g:stop_at("leaves_play", gun)
  g:effect("return_to_hand", gun)
  t:stopped(g)
  g:go_on()
  t:zone(gun, "hand", partner)
  t:zone(wall, "discard", me)
  t:equal(gun.uses, 0)
end)

test("what cannot leave play neither returns to hand nor is shuffled into a deck", function(t)
  local g = t:game { locations = { "study" }, investigators = { "daisy_walker" }, deck = { "knife" } }
  local me = g:lead()
  local book = g:put("the_necronomicon", "threat", { owner = me, horror = 1 })
  g:effect("return_to_hand", book)
  g:effect("shuffle_into", book, "deck", me)
  t:zone(book, "threat", me)
  t:equal(#g:cards("deck", me), 1)
end)

test("a weakness that returns to hand resolves", function(t)
  local g = t:game { locations = { "study" }, investigators = { "daisy_walker" } }
  local me = g:lead()
  local book = g:put("the_necronomicon", "threat", { owner = me })
  g:effect("return_to_hand", book)
  t:zone(book, "threat", me)
  t:equal(book.horror, 3)
end)

test("what is shuffled into a deck from play leaves play", function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  g:encounter_deck { "ancient_evils" }
  local foe = g:spawn("ghoul_minion", { engaged = me, damage = 1 })
  local wall = g:put("barricade", "attached", { owner = me, attached_to = foe })
  g:stop_at("leaves_play", foe)
  g:effect("shuffle_into", foe, "encounter_deck")
  t:stopped(g)
  g:go_on()
  t:zone(foe, "encounter_deck")
  t:zone(wall, "discard", me)
  t:equal(foe.damage, 0)
end)

test("an asset that gives slots takes them along, and what is too many for the rest is discarded", function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local book = g:put("book_of_shadows", "play", { owner = me })
  for _ = 1, 3 do g:put("shrivelling", "play", { owner = me }) end
  g:effect("return_to_hand", book)
  t:prompt(g, "no free slot", me)
  t:equal(#g:prompt_options(), 3)
  g:choose { g:card "shrivelling" }
  t:equal(#g:cards("play", me), 2)
end)

-- --- searching the encounter deck --------------------------------------------------------------------------------------

test("a search of the encounter deck and discard pile finds one that is there, and it is drawn",
  { rules = { "ah.search.must_find" } }, function(t)
    local g = t:game { locations = { "study" } }
    local me = g:lead()
    g:encounter_deck { "ancient_evils", "ghoul_minion", "swarm_of_rats" }
    g:encounter_discard { "ravenous_ghoul" }
    g:effect("search_encounter", me, { "ghoul", "enemy" })
    t:prompt(g, "which card", me)
    t:raises(function() g:pass() end)
    g:choose { "Ravenous Ghoul" }
    t:equal(g:card "ravenous_ghoul".bearer, me)
    t:logged(g, "draws Ravenous Ghoul")
    g:effect("search_encounter", me, { "ghoul", "enemy" })          -- the only one left
    t:equal(g:card "ghoul_minion".bearer, me)
    g:effect("search_encounter", me, { "ghoul", "enemy" })          -- none
    t:equal({ #g:cards "encounter_deck", #g:cards "encounter_discard" }, { 2, 0 })
  end)

-- --- tests and attacks ------------------------------------------------------------------------------------------------------

test("an action that provokes no attacks of opportunity says so", function(t)
  local g = t:game { locations = { "hallway", "attic" } }
  local me = g:lead()
  local cat = g:put("cat_burglar", "play", { owner = me })
  g:spawn("ghoul_minion", { engaged = me })
  g:act { "activate", cat, g:location "attic" }
  t:prompt(g, "who takes this horror", me)                         -- the Attic's
  t:not_logged(g, "Ghoul Minion attacks")
end)

test("an action of the same card that does not say so provokes them", function(t)
  local g = t:game { locations = { "hallway", "attic" } }
  local me = g:lead()
  g:put("cat_burglar", "play", { owner = me })
  g:spawn("ghoul_minion", { engaged = me })
  g:stop_at "before attack"
  g:act { "move", me, g:location "attic" }
  t:stopped(g)
end)

test("a location that cannot be investigated is not, with whatever card", { rules = { "ah.cannot.absolute" } },
  function(t)
    local g = t:game { locations = { "study" } }
    local me = g:lead()
    local lamp = g:put("flashlight", "play", { owner = me })
    me.place:modify("cannot_be_investigated", 1, "round")
    g:act "gain 1 resource"
    t:not_offered(g, "investigate")
    t:not_offered(g, { "activate", lamp })
  end)

test("who reveals no tokens goes from ST.2 to ST.5, commits and counts as ever", function(t)
  local g = t:game { locations = { "study" }, hand = { "perception" } }
  local me = g:lead()
  g:bag { "auto_fail" }
  g:put("twin_lens", "play", { owner = me })
  me:modify("reveals_no_tokens", 1, "round")
  g:act "investigate"
  t:equal(g:call "odds"[2], "No token is revealed: it succeeds.")
  g:choose { "commit", "Perception" }
  t:logged(g, "succeeds by 3")
  t:not_logged(g, "Twin Lens")
  g:choose { me }
  t:equal(me.clues, 1)
end)

test("a change for an attack ends with it, and with one that is cancelled", function(t)
  local g = t:game { locations = { "study" }, hand = { "dodge" } }
  local me = g:lead()
  local foe = g:spawn("ghoul_minion", { engaged = me })
  foe:modify("attack_damage", 2, "attack")
  g:effect("attack", foe, me, 1)
  g:choose { "Dodge" }
  t:equal({ me.damage, foe.attack_damage }, { 0, 1 })
  foe:modify("attack_damage", 2, "attack")
  g:effect("attack", foe, me, 1)
  t:equal({ me.damage, foe.attack_damage }, { 3, 1 })
end)

test("what cancels an attack comes before what is forced when the enemy attacks", function(t)
  local g = t:game { locations = { "study" }, hand = { "dodge" } }
  local me = g:lead()
  local foe = g:spawn("warded_ghoul", { engaged = me })
  g:effect("attack", foe, me, 1)
  t:equal(me.horror, 0)
  g:choose { "Dodge" }
  t:equal({ me.horror, me.damage }, { 0, 0 })
  g:effect("attack", foe, me, 1)
  t:equal({ me.horror, me.damage }, { 1, 1 })
end)

test("a missed attack on another's enemy hits him with all that the attack deals", function(t)
  local g = t:game { locations = { "study" }, investigators = TWO }
  local me, partner = g:lead(), g:investigator "test_partner"
  local foe = g:spawn("ghoul_minion", { engaged = partner })
  g:effect("miss", me, foe, 2)
  t:equal(partner.damage, 3)
  g:effect("miss", partner, foe)
  g:effect("miss", me, g:spawn("combat_lurker", {}))
  t:equal({ me.damage, partner.damage }, { 0, 3 }, "neither one's own enemy nor one engaged with nobody")
end)

-- --- who cannot draw; with how many resources one begins ---------------------------------------------------------------

local function bound(t, config)
  config = config or {}
  config.locations = { "study" }
  config.deck = config.deck or { "knife", "guts", "dodge" }
  local g = t:game(config)
  local me = g:lead()
  g:put("bound_hands", "play", { owner = me })
  return g, me
end

test("who cannot draw draws nothing by an effect, has no draw action, and takes no horror for an empty deck",
  { rules = { "ah.draw.top_to_hand", "ah.draw.action", "ah.draw.empty_deck_one_horror" } }, function(t)
    local g, me = bound(t)
    g:effect("draw", me, 1)
    g:effect("draw", me, 2)
    t:equal({ #g:cards("hand", me), #g:cards("deck", me) }, { 0, 3 })
    t:not_offered(g, "draw 1 card")
    g:act "gain"
    t:not_logged(g, "draws")
    local other, hero = bound(t, { deck = {} })
    other:put("knife", "discard", { owner = hero })
    other:effect("draw", hero, 2)
    t:equal({ #other:cards("hand", hero), #other:cards("discard", hero), hero.horror }, { 0, 1, 0 })
  end)

test("who cannot draw draws no card in upkeep, and gains the resource",
  { rules = { "ah.upkeep.draw_then_resource", "ah.draw.top_to_hand" } }, function(t)
    local g, me = bound(t, { phase = "upkeep" })
    local resources = me.resources
    g:stop_at "round_ends"
    g:go_on()
    t:stopped(g)
    t:equal({ #g:cards("hand", me), me.resources }, { 0, resources + 1 })
  end)

test("who cannot draw searches and draws none; what is added to hand is not drawn",
  { rules = { "ah.draw.top_to_hand", "ah.draw.add_is_not_draw" } }, function(t)
    local g, me = bound(t)
    g:effect("search", me, nil, { "event" }, true)
    t:equal({ #g:cards("hand", me), #g:cards("deck", me) }, { 0, 3 })
    g:effect("search", me, nil, { "event" })
    t:equal(#g:cards("hand", me), 1, "taken, not drawn")
  end)

test("encounter cards are drawn also by who cannot draw", { rules = { "ah.draw.encounter_resolved" } }, function(t)
  local g, me = bound(t)
  g:encounter_deck { "swarm_of_rats" }
  g:effect("draw_encounter", me)
  t:zone(g:card "swarm_of_rats", "threat", me)
end)

test("an investigator's own text says with how many resources he begins; who cannot draw begins without a hand",
  { rules = { "ah.setup.five_resources", "ah.setup.five_cards" } }, function(t)
    local g = t:game { scenario = "the_gathering", investigators = { "heiress", "roland_banks" }, begin = "setup" }
    local rich, roland = g:investigator "heiress", g:investigator "roland_banks"
    for _, inv in ipairs { rich, roland } do
      g:deck(inv, { "knife", "guts", "dodge", "evidence", "machete", "flashlight" })
    end
    g:go_on()
    t:equal({ rich.resources, roland.resources }, { 8, 5 })
    t:equal({ #g:cards("hand", rich), #g:cards("hand", roland) }, { 0, 5 })
  end)

-- --- who resolves an effect, and what belongs to nobody ----------------------------------------------------------------

test("a function knows who resolves the effect that calls it", function(t)
  local g = t:game { investigators = TWO, locations = { "study" }, hand = { test_partner = { "foundling" } },
    turn_of = "test_partner", deck = { test_partner = { "knife", "guts" } } }
  local partner = g:investigator "test_partner"
  local before = partner.resources
  g:act { "play", "Foundling" }
  t:equal(partner.resources, before + 2)
end)

test("a card can belong to nobody", function(t)
  local g = t:game { locations = { "study" }, hand = { "foundling" }, deck = { "knife", "guts" } }
  g:act { "play", "Foundling" }
  local knife = g:cards "set_aside"[1]
  t:equal({ knife.title, knife.owner, knife.controller }, { "Knife", nil, nil })
end)
