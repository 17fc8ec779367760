-- Rules Reference, Glossary: Elimination.

local TWO = { "roland_banks", "test_partner" }

test("an eliminated investigator's clues stay where he was, his resources are gone",
  { rules = { "ah.elim.clues_dropped", "ah.elim.resources_returned", "ah.elim.new_lead" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "test_partner", "agnes_baker" }, locations = { "hallway", "cellar" },
      at = { roland_banks = "cellar" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    me.clues = 2
    local before = g:location "cellar".clues
    g:effect("defeat", me)
    t:equal(g:location "cellar".clues, before + 2)
    t:equal({ me.clues, me.resources }, { 0, 0 })
    t:prompt(g, "leads")
    g:choose { g:investigator "agnes_baker" }
    t:equal(g:lead(), g:investigator "agnes_baker")
  end)

test("all his cards leave the game", { rules = { "ah.elim.cards_removed" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local cards = { g:put("knife", "play", { owner = me }), g:put("knife", "hand", { owner = me }),
    g:put("knife", "deck", { owner = me }), g:put("knife", "discard", { owner = me }),
    g:put("barricade", "attached", { owner = me, controller = me, attached_to = g:location "study" }) }
  local theirs = g:put("knife", "play", { owner = partner })
  local lent   = g:put("beat_cop", "play", { owner = partner, controller = me })
  g:effect("defeat", me)
  for _, card in ipairs(cards) do t:zone(card, "removed") end
  t:zone(theirs, "play", partner)
  t:zone(lent, "removed")
end)

test("a card that has left the game with its owner comes back by no effect that goes on",
  { rules = { "ah.elim.cards_removed", "ah.removed.no_interaction" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local card, other = g:put("barricade", "hand", { owner = me }), g:put("barricade", "removed", { owner = partner })
    g:effect("defeat", me)
    for _, way in ipairs { { "move_to_victory" }, { "attach_to", g:location "study" }, { "put_in_threat_area", partner },
      { "put_beneath", g:location "study" } } do
      g:effect(way[1], card, way[2])
      t:zone(card, "removed")
    end
    g:effect("move_to_victory", other)
    t:zone(other, "victory")
  end)

test("a card of his that another controls stays, and is removed when it leaves play",
  { rules = { "ah.elim.owned_not_controlled_stays" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    partner:modify("slot_ally", 1, "game")                         -- both are allies
    local cop = g:put("beat_cop", "play", { owner = me, controller = partner })
    local dog = g:put("guard_dog", "play", { owner = me, controller = partner })
    g:effect("defeat", me)
    t:zone(dog, "play", partner)
    g:effect("take_damage", partner, 3)
    for _ = 1, 3 do g:choose { dog } end
    t:zone(dog, "removed")
    g:effect("leave_play", cop)
    t:zone(cop, "removed")
  end)

test("his weaknesses see the end of the game, and leave it", { rules = { "ah.elim.weakness_game_end" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local cover = g:put("cover_up", "threat", { owner = me, clues = 1 })
  local thug  = g:put("mob_enforcer", "threat", { owner = me })
  local other = g:put("haunted", "threat", { owner = partner })
  g:effect("defeat", me)
  t:equal(me.mental_trauma, 1)
  t:zone(cover, "removed")
  t:zone(thug, "removed")
  t:zone(other, "threat")
end)

test("enemies stay at his last location, unengaged, as they were",
  { rules = { "ah.elim.enemies_left_unengaged" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "hallway", "cellar" }, at = { test_partner = "cellar" } }
  local me   = g:investigator "roland_banks"
  local foe  = g:spawn("ghoul_minion", { engaged = me, damage = 1 })
  local slow = g:spawn("ravenous_ghoul", { engaged = me, damage = 2, exhausted = true })
  g:effect("defeat", me)
  for _, enemy in ipairs { foe, slow } do
    t:zone(enemy, "board")
    t:equal(enemy.place, g:location "hallway")
  end
  t:equal({ foe.damage, slow.damage }, { 1, 2 })
  t:truthy(slow.exhausted)
  t:falsy(foe.exhausted)
end)

test("a ready enemy he leaves behind engages who is there", { rules = { "ah.elim.enemies_left_unengaged" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:effect("defeat", me)
  t:equal(foe.bearer, g:investigator "test_partner")
end)

test("other cards of his threat area go to their discard piles",
  { rules = { "ah.elim.threat_area_discarded" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local fear = g:put("frozen_in_fear", "threat", { controller = me })
  local hers = g:put("haunted", "threat", { owner = partner, controller = me })
  g:effect("defeat", me)
  t:zone(fear, "encounter_discard")
  t:equal(g:cards("discard", partner), { hers })
end)

test("the eliminated still count for values per investigator, and for nothing else",
  { rules = { "ah.elim.still_counts_per_investigator", "ah.actagenda.flat_or_per_investigator" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "hallway" }, unrevealed = { "cellar" }, act = "combat_act_1",
      agenda = { "combat_agenda_1" }, turn_of = "test_partner" }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    g:effect("defeat", me)
    g:act { "move", g:location "cellar" }
    t:equal(g:location "cellar".clues, 4)
    t:equal(g:current_act().clue_threshold, 4)
    t:equal(g:agenda().doom_threshold, 2)
    t:equal(#g:call "players", 1)
    g:auto { "windows" }
    g:end_turn()
    t:not_logged(g, "Roland Banks gains")
  end)

test("when nobody is left, the scenario ends without a resolution",
  { rules = { "ah.elim.all_gone_no_resolution", "ah.elim.defeat_or_resign" } },
  function(t)
    local g = t:game { investigators = TWO, locations = { "parlor" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    g:act "resign"
    t:not_over(g)
    t:equal(g:lead(), partner)
    g:effect("defeat", partner)
    t:over(g, "no_resolution")
  end)

test("what he controls leaves the game, whoever owns it; what another controls stays",
  { rules = { "ah.elim.cards_removed", "ah.elim.owned_not_controlled_stays" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local mine   = g:put("45_automatic", "play", { owner = me })
    local theirs = g:put("45_automatic", "play", { owner = partner })
    local lent = g:put("board_scope", "attached", { owner = partner, controller = me, attached_to = mine })
    local away = g:put("board_scope", "attached", { owner = me, controller = partner, attached_to = theirs })
    local fog  = g:put("obscuring_fog", "attached", { attached_to = g:location "study" })
    local knife = g:put("knife", "threat", { owner = me })
    local loan  = g:put("knife", "threat", { owner = partner, controller = me })
    g:effect("defeat", me)
    for _, card in ipairs { mine, lent, knife, loan } do t:zone(card, "removed") end
    t:equal({ away.zone, away.parent, fog.zone }, { "attached", theirs, "attached" })
  end)

test("a card that he was resolving is gone with him, or lies in the encounter discard pile",
  { rules = { "ah.elim.cards_removed" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, hand = { "ends_doomstone" } }
    local stone = g:card "ends_doomstone"
    g:act { "play", stone }
    t:zone(stone, "removed")
    g = t:game { investigators = TWO, locations = { "study" } }
    local verdict = g:encounter_deck({ "ends_verdict", "swarm_of_rats" })[1]
    g:effect("draw_encounter", g:lead())
    t:zone(verdict, "encounter_discard")
  end)

test("who resigns is eliminated, and says so", { rules = { "ah.elim.defeat_or_resign" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "parlor" } }
  g:act "resign"
  t:order(g, { "Roland Banks resigns", "Roland Banks is out of the game" })
  t:not_logged(g, "is defeated")
end)
