-- Rules Reference, Glossary: Treachery Cards; Revelation; Surge; Peril; Weakness; Victory Display.

local TWO = { "roland_banks", "test_partner" }

test("a drawn treachery resolves and is then discarded", { rules = { "ah.treachery.resolve_then_discard" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:encounter_deck { "grasping_hands", "dissonant_voices" }
  g:tokens { "auto_fail" }
  g:stop_at "damage_placed"
  g:effect("draw_encounter", me)
  t:stopped(g)
  t:zone(g:card "grasping_hands", "limbo")
  g:go_on()
  t:zone(g:card "grasping_hands", "encounter_discard")
  g:effect("draw_encounter", me)
  t:zone(g:card "dissonant_voices", "threat")
end)

test("an enemy's revelation resolves before the enemy enters play",
  { rules = { "ah.revelation.before_entering" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:encounter_deck { "combat_herald" }
  g:stop_at "horror_placed"
  g:effect("draw_encounter", me)
  t:stopped(g)
  t:zone(g:card "combat_herald", "limbo")
  g:go_on()
  t:equal(g:card "combat_herald".bearer, me)
  t:equal(me.horror, 1)
end)

test("after a surge another card is drawn, and again if that one surges",
  { rules = { "ah.surge.draw_another" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:encounter_deck { "combat_omen", "combat_omen", "combat_ordeal", "combat_omen" }
  g:effect("draw_encounter", me)
  t:equal(me.resources, 3)
  t:equal(me.damage, 1)
  t:equal(#g:cards "encounter_deck", 1)
  t:order(g, { "draws Omen", "draws Omen", "draws Ordeal" })
end)

test("a keyword from two sources counts once", { rules = { "ah.keyword.no_stacking" } }, function(t)
  local g  = t:game { locations = { "study" } }
  g:encounter_deck { "combat_omen", "combat_ordeal", "combat_ordeal" }
  g:card "combat_omen":gain_tag("surge", "round")
  g:effect("draw_encounter", g:lead())
  t:equal(#g:cards "encounter_deck", 1)
end)

test("surge resolves during set-up too", { rules = { "ah.surge.during_setup" } }, function(t)
  local g = t:game { scenario = "combat_setup" }
  t:equal(g:lead().resources, 4)
  t:equal(g:lead().damage, 1, "of the card drawn next")
end)

-- The players who are asked in windows and to commit while Roland draws `id`; both may act in either.
local function asked_during(t, id)
  local g = t:game { investigators = TWO, locations = { "study" }, hand = { roland_banks = { "guts" }, test_partner = { "guts" } } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  g:spawn("combat_colossus", { exhausted = true })
  for _, inv in ipairs { me, partner } do g:put("beat_cop", "play", { owner = inv }) end
  g:encounter_deck { id }
  g:tokens { "0" }
  local asked = {}
  g:effect("draw_encounter", me)
  for _ = 1, 20 do
    local p = g:prompt()
    if not p or p.id == "turn" then break end
    local kind = p.from == "window" and "window" or "commit"
    asked[kind .. " " .. p.parts[1].player.title] = true
    g:pass()
  end
  return asked
end

test("nobody else acts while somebody resolves a peril card", { rules = { "ah.peril.others_locked_out" } }, function(t)
  local roland, partner = " Roland Banks", " Test Partner"
  for _, id in ipairs { "combat_dread", "rotting_remains" } do
    local asked = asked_during(t, id)
    for _, kind in ipairs { "window", "commit" } do
      t:truthy(asked[kind .. roland], id .. ": " .. kind)
      t:equal(asked[kind .. partner] or false, id == "rotting_remains", id .. ": " .. kind)
    end
  end
end)

test("what a peril card's surge draws is no peril by that",
  { rules = { "ah.peril.others_locked_out", "ah.surge.draw_another" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, hand = { test_partner = { "guts" } } }
    g:encounter_deck { "combat_rush", "rotting_remains" }
    g:effect("draw_encounter", g:lead())
    t:prompt(g, "commit", g:investigator "test_partner")
  end)

test("with no card in the encounter deck and its discard pile nothing is drawn",
  { rules = { "ah.draw.encounter_resolved" } }, function(t)
    local g  = t:game { locations = { "study" } }
    g:put("dread_watch", "play", { owner = g:lead() })
    g:effect("draw_encounter", g:lead())
    t:no_prompt(g, "gain 1 resource")
    t:equal(g:lead().resources, 5)
  end)

test("the encounter discard pile is shuffled as it becomes the deck",
  { rules = { "ah.encounter_deck.reshuffle" } }, function(t)
  local ids = { "swarm_of_rats", "ghoul_minion", "ravenous_ghoul", "flesh_eater", "icy_ghoul", "ancient_evils",
    "rotting_remains", "grasping_hands" }
  local orders, n = {}, 0
  for seed = 1, 3 do
    local g = t:game { locations = { "study" }, seed = seed }
    g:encounter_discard(ids)
    g:encounter_deck { "combat_ordeal" }
    g:effect("draw_encounter", g:lead())
    local deck = g:cards "encounter_deck"
    t:equal(#deck, #ids)
    for i, card in ipairs(deck) do deck[i] = card.title end
    local order = table.concat(deck, ", ")
    if not orders[order] then n = n + 1 end
    orders[order] = true
  end
  t:truthy(n > 1, "three seeds do not all give the same order")
end)

-- Weakness.

test("a weakness of encounter cardtype resolves as if drawn from the encounter deck",
  { rules = { "ah.weakness.encounter_type" } },
  function(t)
    local g  = t:game { locations = { "study" }, deck = { "combat_grief", "mob_enforcer", "knife" } }
    local me = g:investigator "roland_banks"
    g:encounter_deck { "combat_ordeal" }
    local thug = g:cards("deck", me)[2]
    g:act "draw"
    t:equal(me.horror, 1)
    t:equal(g:cards("discard", me), { g:card "combat_grief" })
    t:equal(me.damage, 1, "it surges into the encounter deck")
    g:act "draw"
    t:equal(thug.bearer, me)
    t:equal(#g:cards("hand", me), 0)
  end)

test("a weakness of player cardtype reveals itself and stays in hand, to be used like any card",
  { rules = { "ah.weakness.player_type", "ah.weakness.control" } }, function(t)
    local g  = t:game { locations = { "study" }, deck = { "combat_relic" } }
    local me = g:investigator "roland_banks"
    g:act "draw"
    local relic = g:card "combat_relic"
    t:equal(me.horror, 1)
    t:zone(relic, "hand", me)
    g:act { "play", relic }
    t:zone(relic, "play", me)
    t:equal(relic.controller, me)
  end)

test("a weakness added to a hand resolves as if drawn", { rules = { "ah.revelation.weakness_to_hand" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = {} }
  local me = g:investigator "roland_banks"
  local relic = g:put("combat_relic", "discard", { owner = me })
  g:effect("add_to_hand", me, relic)
  t:equal(me.horror, 1)
  t:zone(relic, "hand", me)
  local thug = g:put("mob_enforcer", "discard", { owner = me })
  g:effect("add_to_hand", me, thug)
  t:equal(thug.bearer, me)
end)

test("nobody controls a weakness of encounter cardtype", { rules = { "ah.weakness.control" } }, function(t)
  local g  = t:game { locations = { "study" }, deck = { "mob_enforcer", "haunted" } }
  local me = g:investigator "roland_banks"
  local cards = g:cards("deck", me)
  g:act "draw"
  g:effect("draw", me, 1)
  for _, card in ipairs(cards) do
    t:zone(card, "threat")
    t:equal(card.controller, nil)
    t:equal(card.bearer, me)
  end
end)

test("the bearer of a weakness is who began the game with it", { rules = { "ah.weakness.bearer" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" }, deck = { "mob_enforcer" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local thug = g:cards("deck", me)[1]
  g:act "draw"
  g:effect("engage", partner, thug)
  t:equal(thug.bearer, partner)
  t:equal(thug.owner, me)
  thug.exhausted = true
  g:effect("disengage", thug)
  g:effect("ready", thug)
  t:equal(thug.bearer, me, "its prey is its bearer, whoever else is here")
end)

test("a weakness cannot be chosen to be discarded from hand",
  { rules = { "ah.weakness.no_optional_discard" } }, function(t)
  local g  = t:game { locations = { "study" }, phase = "upkeep", auto = { "windows", "forced" },
    hand = { "dark_memory", "knife", "knife", "knife", "knife", "knife", "knife", "knife", "evidence" }, deck = { "guts" } }
  g:go_on()
  t:prompt(g, "hand size")
  t:equal(#g:prompt_options(), 9)
  for _, option in ipairs(g:prompt_options()) do t:not_equal(option, "Dark Memory") end
end)

-- Victory.

test("a defeated enemy with victory goes to the victory display, which is shared and out of play",
  { rules = { "ah.victory.enemy", "ah.victory.shared_out_of_play" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local first, second = g:spawn("combat_trophy", { engaged = me }), g:spawn("combat_trophy", { engaged = partner })
    g:effect("deal_damage", partner, first, 1)
    g:effect("deal_damage", partner, second, 1)
    t:zone(first, "victory")
    t:zone(second, "victory")
    t:equal(#g:cards "victory", 2)
    t:falsy(first.in_play)
    local third = g:spawn("combat_trophy", { engaged = partner })
    g:effect("leave_play", third)
    t:zone(third, "encounter_discard", nil)
  end)

test("a treachery with victory goes there when it is resolved", { rules = { "ah.victory.treachery" } }, function(t)
  local g = t:game { locations = { "study" } }
  g:encounter_deck { "combat_ordeal" }
  g:stop_at "damage_placed"
  g:effect("draw_encounter", g:lead())
  t:not_equal(g:card "combat_ordeal".zone, "victory")
  g:go_on()
  t:zone(g:card "combat_ordeal", "victory")
end)

test("at the end, revealed victory locations without clues go there", { rules = { "ah.victory.location" } }, function(t)
  local g = t:game { locations = { "hallway", "attic", "cellar" }, unrevealed = { "parlor" } }
  local attic, cellar = g:location "attic", g:location "cellar"
  attic.clues = 0
  local blank = g:put("attic", "locations", { face = 0 })
  g:effect("end_scenario", "R1")
  t:zone(attic, "victory")
  t:zone(cellar, "locations")
  t:zone(g:location "hallway", "locations")
  t:zone(blank, "locations")
end)

test("a story asset that nobody owns leaves the game with the location to which it is attached",
  { rules = { "ah.victory.location" } }, function(t)
    local g = t:game { locations = { "hallway", "attic", "cellar" } }
    local function attached(place)
      local asset = g:call("create", "lita_chantler", "set_aside")
      g:effect("attach_to", asset, place)
      t:equal(asset.parent, place)
      return asset
    end
    local cellar, attic = g:location "cellar", g:location "attic"
    local one, two = attached(cellar), nil
    g:effect("remove_location", cellar, attic)
    t:equal({ one.zone, cellar.zone }, { "removed", "removed" })
    two = attached(attic)
    attic.clues = 0
    g:effect("end_scenario", "R1")
    t:over(g, "R1")
    t:equal({ two.zone, attic.zone }, { "removed", "victory" })
  end)

-- --- several at once -------------------------------------------------------------------------------------------------

test("several encounter cards that one effect draws are drawn at once, and then resolved one after the other",
  { rules = { "ah.draw.multiple_simultaneous" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local slide, omen, voices, fear = unpack(g:encounter_deck {
      "combat_landslide", "combat_omen", "dissonant_voices", "frozen_in_fear", "ghoul_minion" })
    g:effect("draw_encounters", me, 2)
    t:order(g, { "draws Landslide", "draws Omen", "draws Frozen in Fear" })      -- the Omen has surge
    t:equal({ slide.zone, omen.zone, voices.zone, fear.zone, me.resources },
      { "encounter_discard", "encounter_discard", "encounter_discard", "threat", 4 })
  end)

test("the encounter deck is reset in the middle of such a draw",
  { rules = { "ah.draw.multiple_simultaneous" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    g:encounter_deck { "combat_landslide" }
    g:encounter_discard { "dissonant_voices" }
    g:effect("draw_encounters", me, 3)
    t:zone(g:card "dissonant_voices", "threat")
    t:zone(g:card "combat_landslide", "encounter_discard")
  end)

test("who is eliminated by the first of several encounter cards resolves no other",
  { rules = { "ah.draw.multiple_simultaneous" } }, function(t)
    local g  = t:game { locations = { "study" }, investigators = TWO }
    local me = g:investigator "roland_banks"
    me.damage = 8
    g:encounter_deck { "grasping_hands", "dissonant_voices" }
    g:tokens { "auto_fail" }
    g:effect("draw_encounters", me, 2)
    t:zone(me, "removed")
    t:zone(g:card "grasping_hands", "encounter_discard")
    t:zone(g:card "dissonant_voices", "encounter_discard")
    t:not_logged(g, "draws Dissonant Voices")
  end)
