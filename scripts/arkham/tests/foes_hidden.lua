-- Rules Reference, Glossary: Hidden; Hidden Cards in Hand When Eliminated (FAQ 1.22).

local TWO = { "roland_banks", "test_partner" }

local function table_for_two(t, more)
  local setup = { investigators = TWO, locations = { "study" }, auto = { "commit", "reactions" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:investigator "roland_banks", g:investigator "test_partner"
end

test("a hidden encounter card goes into the hand of the drawer, and nobody else sees it or reads its name",
  { rules = { "ah.hidden.to_hand_secretly" } }, function(t)
  local g, me, partner = table_for_two(t)
  for _, id in ipairs { "foes_whisper", "foes_guest" } do
    g:encounter_deck { id }
    g:effect("draw_encounter", me)
    local card = g:card(id)
    t:zone(card, "hand", me)
    t:equal({ g:sees(me, card), g:sees(partner, card) }, { true, false })
    t:logged(g, "Roland Banks draws " .. card.title, me)
    t:not_logged(g, card.title, partner)
  end
  t:logged(g, "Roland Banks draws a card", partner)
  t:falsy(g:card "foes_guest".in_play)
end)

test("a hidden weakness stays in the hand of its owner, who alone sees it",
  { rules = { "ah.hidden.to_hand_secretly" } }, function(t)
  local g, me, partner = table_for_two(t)
  local card = g:deck(me, { "foes_secret" })[1]
  g:effect("draw", me, 1)
  t:zone(card, "hand", me)
  t:falsy(g:sees(partner, card))
  t:not_logged(g, "Guilty Secret", partner)
  t:equal(me.agility, 1)
end)

test("a hidden card whose revelation is cancelled is discarded", { rules = { "ah.hidden.to_hand_secretly" } },
  function(t)
  local g, me = table_for_two(t, { hand = { "ward_of_protection" }, auto = { "commit" } })
  g:encounter_deck { "foes_whisper" }
  g:effect("draw_encounter", me)
  g:choose { g:card "ward_of_protection" }
  t:zone(g:card "foes_whisper", "encounter_discard", nil)
end)

test("a hidden card is discarded whatever part of an effect cancels its revelation",
  { rules = { "ah.hidden.to_hand_secretly" } }, function(t)
    local g, me = table_for_two(t, { hand = { "foes_resolve" }, auto = { "commit", "windows" } })
    g:encounter_deck { "foes_whisper" }
    g:effect("draw_encounter", me)
    g:tokens { "0" }
    g:choose { g:card "foes_resolve" }
    t:equal({ g:card "foes_whisper".zone, me.intellect }, { "encounter_discard", 3 })
  end)

test("a hidden card that the cancelling effect has put elsewhere stays there",
  { rules = { "ah.hidden.to_hand_secretly" } }, function(t)
    local g, me = table_for_two(t, { hand = { "foes_banish" }, auto = { "commit" } })
    local whisper = unpack(g:encounter_deck { "foes_whisper" })
    g:effect("draw_encounter", me)
    g:choose { g:card "foes_banish" }
    t:zone(whisper, "removed", nil)
  end)

test("a hidden treachery in hand works as if in the threat area, for its holder alone",
  { rules = { "ah.hidden.treachery" } }, function(t)
  local g, me, partner = table_for_two(t)
  local burden = g:put("foes_burden", "play", { owner = me })
  local card
  for _ = 1, 2 do
    t:not_offered(g, { "use", burden, "threat area" }, "my_threat_area")
    g:encounter_deck { "foes_whisper" }
    g:effect("draw_encounter", me)
    card = g:card "foes_whisper"
  end
  t:offered(g, { "use", burden, "threat area" })
  t:equal({ me.intellect, partner.intellect }, { 3 - 2, partner:base "intellect" })
  t:offered(g, { "use", card })
  g:act { "use", card }
  t:zone(card, "encounter_discard", nil)
  t:equal({ me.damage, me.intellect }, { 1, 2 })
  g:end_turn()
  t:equal({ me.horror, partner.horror }, { 1, 0 })
  g:pass()
  t:prompt(g, "your turn", partner)
  t:not_offered(g, { "use", g:cards("hand", me)[1] }, partner)
  g:end_turn()
  t:equal({ me.horror, partner.horror }, { 1, 0 })
end)

test("a hidden enemy in hand is neither engaged nor attacks, but its abilities are active for its holder",
  { rules = { "ah.hidden.enemy" } }, function(t)
  local g, me, partner = table_for_two(t, { auto = { "commit", "reactions", "windows" } })
  g:encounter_deck { "foes_guest" }
  g:effect("draw_encounter", me)
  local foe = g:card "foes_guest"
  t:falsy(foe.in_play)
  t:equal({ me.combat, partner.combat }, { 4 - 1, partner:base "combat" })
  t:not_offered(g, { { "fight", foe }, { "evade", foe }, { "engage", foe } })
  g:act "resource"                                           -- it provokes nothing
  t:equal(me.damage, 0)
  g:effect("discover", partner, 1, g:location "study")
  t:equal({ me.damage, partner.damage }, { 0, 0 })
  g:effect("discover", me, 1, g:location "study")            -- its text lets it attack
  t:equal({ me.damage, me.horror }, { 1, 1 })
  g:end_turn()
  t:prompt(g, "your turn", partner)
  t:not_offered(g, { "use", foe }, partner)
  g:run_to "upkeep"
  t:equal({ me.damage, me.horror }, { 1, 1 })
  t:zone(foe, "hand", me)
end)

test("a hidden enemy that its own text brings into play works there like any other",
  { rules = { "ah.hidden.enemy" } }, function(t)
  local g, me = table_for_two(t)
  g:encounter_deck { "foes_guest" }
  g:effect("draw_encounter", me)
  local foe = g:card "foes_guest"
  g:act { "use", foe }
  t:equal({ foe.zone, foe.bearer == me, me.combat }, { "threat", true, 3 })
  t:not_offered(g, { "use", foe })
end)

test("what a hidden card offers is its holder's in the hand, and in play anybody's at its location",
  { rules = { "ah.hidden.treachery", "ah.hidden.enemy" } }, function(t)
  for _, where in ipairs { "study", "hallway" } do
    local g, me, partner = table_for_two(t, { locations = { "study", "hallway" }, at = { test_partner = where },
      auto = { "commit", "windows" } })
    local here = where == "study"
    g:encounter_deck { "foes_lodger" }
    g:effect("draw_encounter", me)
    local foe = g:card "foes_lodger"
    partner.place.clues = 3
    me.place.clues = 3
    g:effect("discover", partner, 1, partner.place)
    t:prompt(g, "Your turn", me)
    g:effect("discover", me, 1, me.place)
    g:choose { foe }
    t:equal({ me.resources, partner.resources }, { 6, 5 })
    g:act { "use", foe, "Place 1" }
    t:equal({ foe.zone, foe.resources }, { "hand", 1 })
    t:not_offered(g, { "use", foe, "From anywhere" })
    g:act { "use", foe, "spawns" }
    t:equal({ foe.place, foe.zone }, { me.place, "board" })
    g:effect("discover", partner, 1, partner.place)
    if here then g:choose { foe } else t:prompt(g, "Your turn", me) end
    t:equal(partner.resources, here and 6 or 5)
    g:end_turn()
    t:prompt(g, "Your turn", partner)
    if here then
      local had = foe.resources
      g:act { "use", foe, "Place 1" }
      t:equal(foe.resources, had + 1)
    else
      t:not_offered(g, { "use", foe, "Place 1" })
    end
    t:offered(g, { "use", foe, "From anywhere" })              -- it says itself who may use it
  end
end)

test("a forced ability of a hidden enemy in play needs nobody there", { rules = { "ah.hidden.enemy" } }, function(t)
  local g, me, partner = table_for_two(t, { locations = { "study", "hallway" }, auto = { "windows" } })
  g:encounter_deck { "foes_lodger" }
  g:effect("draw_encounter", me)
  local foe = g:card "foes_lodger"
  g:act { "use", foe, "spawns" }
  local hall = g:location "hallway"
  g:place(me, hall)
  g:place(partner, hall)
  g:stop_at "round_ends"
  g:run_to "mythos"
  t:equal({ foe.place.title, foe.resources }, { "Study", 3 })
end)

test("a hidden card counts toward the hand size, and cannot be discarded for it",
  { rules = { "ah.hidden.counts_and_stuck" } }, function(t)
  local g  = t:game { locations = { "study" }, auto = { "windows", "forced" },
    hand = { "knife", "knife", "knife", "knife", "knife", "knife", "guts" }, deck = { "guts" } }
  local me = g:lead()
  g:encounter_deck { "foes_whisper" }
  g:effect("draw_encounter", me)
  g:end_turn()
  t:prompt(g, "hand size")                                   -- 9 cards, with the one of the upkeep phase
  t:equal(#g:prompt_options(), 8)
  for _, option in ipairs(g:prompt_options()) do t:not_equal(option, "Cruel Whisper") end
end)

test("a hand of more hidden cards than the hand size stays as it is", { rules = { "ah.hidden.counts_and_stuck" } },
  function(t)
  local g  = t:game { locations = { "study" }, auto = { "windows", "forced" }, deck = { "guts" } }
  local me = g:lead()
  for _ = 1, 9 do
    g:encounter_deck { "foes_guest" }
    g:effect("draw_encounter", me)
  end
  g:end_turn()
  g:run_to "mythos"
  t:equal(#g:cards("hand", me), 9)
  t:equal(#g:cards("discard", me), 1)
end)

test("nothing but its own text takes a hidden card out of the hand",
  { rules = { "ah.hidden.counts_and_stuck" } }, function(t)
  local g, me = table_for_two(t)
  local burden = g:put("foes_burden", "play", { owner = me })
  g:encounter_deck { "foes_whisper" }
  g:effect("draw_encounter", me)
  local card = g:card "foes_whisper"
  t:not_offered(g, { "use", burden, "Discard 1 card" }, "cost")
  g:effect("discard_card", me, card)
  g:effect("discard_cards", me, { card })
  g:effect("discard_random", me, 1)
  g:encounter_deck { "ghoul_minion" }
  g:effect("shuffle_into", card, "encounter_deck")
  t:zone(card, "hand", me)
  local knife = g:hand(me, { "knife" })[1]
  g:effect("discard_random", me, 2)
  t:zone(knife, "discard", me)
  t:zone(card, "hand", me)
  g:act { "use", card }
  t:zone(card, "encounter_discard", nil)
end)

test("the hidden encounter cards of an eliminated investigator go to the encounter discard pile",
  { rules = { "ah.hidden.eliminated" } }, function(t)
  local g, me, partner = table_for_two(t)
  local weakness = g:deck(me, { "foes_secret" })[1]
  g:effect("draw", me, 1)
  for _, id in ipairs { "foes_whisper", "foes_guest" } do
    g:encounter_deck { id }
    g:effect("draw_encounter", me)
  end
  local knife = g:hand(me, { "knife" })[1]
  g:effect("resign", me)
  g:choose { g:card "foes_whisper", player = g:lead() }
  t:zone(g:card "foes_whisper", "encounter_discard", nil)
  t:zone(g:card "foes_guest", "encounter_discard", nil)
  t:zone(weakness, "removed")
  t:zone(knife, "removed")
  t:equal(g:lead(), partner)
end)

test("a revelation that a test has cancelled is not cancelled again", function(t)
  local g, me = table_for_two(t, { hand = { "foes_resolve", "ward_of_protection", "extra_eraser" }, auto = { "commit", "windows" } })
  local evils = g:encounter_deck { "ancient_evils" }[1]
  g:tokens { "0" }
  g:effect("draw_encounter", me)
  g:choose { g:card "foes_resolve" }
  t:prompt(g, "your turn")
  t:equal({ evils.zone, g:agenda().doom, me.horror }, { "encounter_discard", 0, 0 })
end)

test("tokens sealed on a hidden card in hand return to the bag as it leaves the hand",
  { rules = { "ah.seal.release" } }, function(t)
  for _, leaves in ipairs { "by its text", "with its holder" } do
    local g, me = table_for_two(t, { auto = { "commit", "forced" } })
    g:encounter_deck { "foes_listener" }
    g:effect("draw_encounter", me)
    local card = g:card "foes_listener"
    g:add_to_bag { "bless" }
    g:tokens { "bless" }
    g:act "investigate"
    t:equal({ card.zone, #card:sealed_tokens() }, { "hand", 1 })
    if leaves == "by its text" then g:act { "use", card } else g:effect("eliminate", me) end
    t:equal({ card.zone, #g:call("find", "sealed_tokens") }, { "encounter_discard", 0 }, leaves)
  end
end)
