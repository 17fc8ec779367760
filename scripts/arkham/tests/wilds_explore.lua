-- Rules Reference, Glossary: Explore.

-- At the base camp, with these cards in the exploration deck, the top one first.
local function expedition(t, cards, more)
  local setup = { investigators = { "wilds_ursula" }, locations = { "wilds_camp" }, agenda = "wilds_expedition",
    auto = { "forced" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  for i = #cards, 1, -1 do g:put(cards[i], "scenario_deck") end
  return g, g:lead()
end

local function ids(cards)
  local list = {}
  for i, card in ipairs(cards) do list[i] = card.id:match "[^:]+$" end
  return list
end

test("to explore is an action that draws the top card of the exploration deck, and provokes",
  { rules = { "ah.explore.activate" } }, function(t)
    local g, me = expedition(t, { "wilds_thorns", "wilds_supplies" })
    g:spawn("ghoul_minion", { engaged = me })
    t:offered(g, { "explore", g:agenda() })
    g:act { "explore" }
    t:equal({ me.actions, me.damage, me.horror }, { 2, 1, 1 })
    t:equal({ me.place.title, ids(g:cards "scenario_deck") }, { "Thorn Thicket", { "wilds_supplies" } })
    t:equal(g:cards "encounter_deck", {})
  end)

test("there is nothing to explore without an exploration deck", { rules = { "ah.explore.activate" } }, function(t)
  local g, me = expedition(t, {})
  local diary = g:put("wilds_diary", "play", { owner = me })
  t:not_offered(g, { { "explore", g:agenda() }, { "activate", diary } })
end)

test("an effect performs an exploration without an action, and only what is an exploration",
  { rules = { "ah.explore.activate" } }, function(t)
    local g, me = expedition(t, { "wilds_thorns" })
    local foe = g:spawn("ghoul_minion", { engaged = me })
    local diary = g:put("wilds_diary", "play", { owner = me })
    g:act { "activate", diary }
    t:equal({ me.actions, me.place.title, me.damage, foe.bearer }, { 3, "Thorn Thicket", 0, me })
  end)

test("a location of the sought type is put into play, the explorer moves there, and the exploration is successful",
  { rules = { "ah.explore.success" } }, function(t)
    local g, me = expedition(t, { "wilds_thorns", "wilds_ruin" })
    g:put("wilds_diary", "play", { owner = me })
    g:act { "explore" }
    g:choose { "Travel Diary", "gain 3" }
    local thorns = g:location "Thorn Thicket"
    t:equal({ me.place, me.resources, thorns.face }, { thorns, 8, 1 })
    t:order(g, { "draws Thorn Thicket", "Thorn Thicket enters play", "moves to Thorn Thicket",
      "has explored Thorn Thicket" })
    g:act { "move", "Base Camp" }
    t:equal(me.place.title, "Base Camp")
  end)

test("which type is sought, says the ability", { rules = { "ah.explore.success", "ah.explore.other_location_repeats" } },
  function(t)
    local g, me = expedition(t, { "wilds_thorns", "wilds_ruin" }, { act = "wilds_old_roads" })
    g:act { "explore", g:current_act() }
    t:equal({ me.place.title, ids(g:cards "scenario_deck") }, { "Toppled Ruin", { "wilds_thorns" } })
  end)

test("reactions to the location that enters play come when the explorer is there",
  { rules = { "ah.explore.success" } }, function(t)
    local g, me = expedition(t, { "wilds_thorns" })
    g:put("wilds_diary", "play", { owner = me })
    g:put("wilds_scout", "play", { owner = me })
    g:act { "explore" }
    g:choose { "Scout" }
    t:equal(me.clues, 1)          -- from where they are now
    t:equal(g:location "Thorn Thicket".clues, 1)
  end)

test("the exploration is successful even if the explorer cannot enter", { rules = { "ah.explore.success" } }, function(t)
  local g, me = expedition(t, { "wilds_gate" })
  g:act { "explore" }
  t:equal({ me.place.title, #g:cards "locations" }, { "Base Camp", 2 })
  t:logged(g, "has explored Overgrown Gate")
end)

test("any other location is put beside the deck, and the drawing goes on to a sought one",
  { rules = { "ah.explore.other_location_repeats" } }, function(t)
    local g, me = expedition(t, { "wilds_trail", "wilds_ruin", "wilds_thorns", "wilds_gate" })
    g:stop_at "exploration_succeeded"
    g:act { "explore" }
    local beside = g:call("find", "beside_exploration_deck")
    t:equal(ids(beside), { "wilds_ruin", "wilds_trail" })
    t:equal({ g:sees(me, beside[1]), beside[1].in_play, beside[1].clues }, { true, false, 0 })
    t:equal({ me.place.title, ids(g:cards "scenario_deck") }, { "Thorn Thicket", { "wilds_gate" } })
    t:not_logged(g, "Endless Trail enters play")
    t:not_logged(g, "moves to Endless Trail")
  end)

test("the drawing ends with a treachery, whatever lies below it", { rules = { "ah.explore.other_location_repeats",
  "ah.explore.treachery" } }, function(t)
    local g, me = expedition(t, { "wilds_trail", "wilds_supplies", "wilds_thorns" })
    g:act { "explore" }
    t:equal({ me.place.title, me.resources, #g:cards "locations" }, { "Base Camp", 3, 1 })
  end)

test("locations beside the deck are shuffled back into it when the exploration is over",
  { rules = { "ah.explore.shuffle_back" } }, function(t)
    local orders, n = {}, 0
    for seed = 1, 8 do
      local g, me = expedition(t, { "wilds_trail", "wilds_ruin", "wilds_supplies", "wilds_gate" }, { seed = seed })
      g:put("wilds_diary", "play", { owner = me })
      g:act { "explore" }
      t:prompt(g, "has explored without success")
      t:equal(#g:call("find", "beside_exploration_deck"), 2)     -- the action has not ended
      g:pass()
      local deck = ids(g:cards "scenario_deck")
      t:equal({ #deck, #g:cards "beneath", g:sees(me, g:card "wilds_trail") }, { 3, 0, false })
      local order = table.concat(deck, " ")
      n = n + (orders[order] and 0 or 1)
      orders[order] = true
    end
    t:truthy(n > 2, "the deck is not shuffled")
  end)

test("locations are shuffled back even if the explorer is defeated meanwhile",
  { rules = { "ah.explore.shuffle_back", "ah.explore.treachery" } }, function(t)
    local g = expedition(t, { "wilds_trail", "wilds_chasm" }, { investigators = { "wilds_ursula", "roland_banks" } })
    g:act { "explore" }
    t:equal({ ids(g:cards "scenario_deck"), #g:call "players" }, { { "wilds_trail" }, 1 })
    t:zone(g:card "wilds_chasm", "encounter_discard")
  end)

test("a deck in which no sought location is left is shuffled again, and the exploration is unsuccessful", {
  rules = { "ah.explore.shuffle_back" } }, function(t)
    local g, me = expedition(t, { "wilds_trail", "wilds_ruin" })
    g:act { "explore" }
    t:equal({ me.place.title, #g:cards "scenario_deck", me.actions }, { "Base Camp", 2, 2 })
    t:logged(g, "has explored without success")
  end)

test("a treachery resolves as any other and is discarded to the encounter discard pile; the exploration is unsuccessful",
  { rules = { "ah.explore.treachery" } }, function(t)
    local g, me = expedition(t, { "wilds_supplies", "wilds_thorns" })
    g:put("wilds_diary", "play", { owner = me })
    g:deck(me, { "knife" })
    g:act { "explore" }
    g:choose { "Travel Diary", "draw 1" }
    t:equal({ me.resources, me.place.title, #g:cards("hand", me) }, { 3, "Base Camp", 1 })
    t:zone(g:card "wilds_supplies", "encounter_discard")
    t:logged(g, "draws Empty Packs")
    t:not_logged(g, "has explored Thorn")
  end)

test("a treachery that is not discarded stays where its text puts it", { rules = { "ah.explore.treachery" } }, function(t)
  local g, me = expedition(t, { "wilds_vines" })
  g:act { "explore" }
  t:equal({ g:card "wilds_vines".zone, g:card "wilds_vines".parent }, { "attached", me.place })
  t:equal(#g:cards "encounter_discard", 0)
end)

test("a single-sided location has its clues as it is put into play, and was never unrevealed",
  { rules = { "ah.explore.location_clues" } }, function(t)
    local g = expedition(t, { "wilds_thorns" }, { investigators = { "wilds_ursula", "roland_banks" } })
    g:stop_at "enters_play"
    g:act { "explore" }
    local thorns = g:location "Thorn Thicket"
    t:equal({ thorns.clues, thorns.face }, { 4, 1 })
    g:go_on()
    t:equal(thorns.clues, 4)
    t:not_logged(g, "is revealed")
  end)

test("an exploration from the rules: two actions, an unconnected trail, a treachery, a connected path",
  { rules = { "ah.explore.ursula" } }, function(t)
    local g, ursula = expedition(t, { "wilds_trail", "wilds_supplies", "wilds_thorns" })
    g:act { "explore" }
    t:equal({ ursula.place.title, ursula.actions, ursula.resources }, { "Base Camp", 2, 3 })
    t:zone(g:card "wilds_supplies", "encounter_discard")
    t:zone(g:card "wilds_trail", "scenario_deck")
    g:act { "explore" }
    t:equal({ ursula.place.title, ursula.actions, ursula.place.clues }, { "Thorn Thicket", 1, 2 })
    t:zone(g:card "wilds_trail", "scenario_deck")
  end)

test("the exploration deck of a scenario is shuffled in the set-up, and hidden", { rules = { "ah.explore.activate" } },
  function(t)
    local orders, n = {}, 0
    for seed = 1, 4 do
      local g = t:game { scenario = "wilds_jungle", investigators = { "wilds_ursula" }, seed = seed }
      local deck = g:cards "scenario_deck"
      t:equal({ #deck, g:sees(g:lead(), deck[1]) }, { 6, false })
      local order = table.concat(ids(deck), " ")
      n = n + (orders[order] and 0 or 1)
      orders[order] = true
      t:offered(g, { "explore", g:agenda() })
    end
    t:truthy(n > 1, "always the same order")
  end)

test("a single card is shuffled into an empty exploration deck: only decks of investigators and the encounter deck refuse it",
  { rules = { "ah.discard.single_into_empty_other" } }, function(t)
    local g = t:game { locations = { "study" } }
    local knife = g:put("knife", "play", { owner = g:lead() })
    t:equal(#g:cards "scenario_deck", 0)
    g:effect("shuffle_into", knife, "scenario_deck")
    t:zone(knife, "scenario_deck")
  end)

test("only locations that this exploration has put there lie beside the deck", { rules = { "ah.explore.shuffle_back" } },
  function(t)
    local g, me = expedition(t, { "wilds_trail", "wilds_thorns" })
    local knife = g:hand(me, { "knife" })[1]
    g:effect("put_beneath", knife, me)
    g:stop_at "exploration_succeeded"
    g:act { "explore" }
    t:equal(ids(g:call("find", "beside_exploration_deck")), { "wilds_trail" })
    g:go_on()
    t:equal({ knife.zone, ids(g:cards "scenario_deck") }, { "beneath", { "wilds_trail" } })
  end)

test("a drawn location lies revealed while it is looked at, so its own text may connect it",
  { rules = { "ah.explore.success" } }, function(t)
    local g, me = expedition(t, { "wilds_ford", "wilds_thorns" })
    g:act { "explore" }
    t:equal({ me.place.title, me.place.face, #g:cards "scenario_deck" }, { "Hidden Ford", 1, 1 })
  end)

test("a single location beside the deck is shuffled into it; with none the deck keeps its order",
  { rules = { "ah.explore.shuffle_back" } }, function(t)
    local places, n = {}, 0
    for seed = 1, 12 do
      for _, beside in ipairs { true, false } do
        local rest = { "wilds_thorns", "wilds_ruin", "wilds_gate", "wilds_supplies", "wilds_chasm" }
        if beside then table.insert(rest, 1, "wilds_trail") end
        local g = expedition(t, rest, { seed = seed })
        g:act { "explore" }
        local deck = ids(g:cards "scenario_deck")
        if not beside then
          t:equal(deck, { "wilds_ruin", "wilds_gate", "wilds_supplies", "wilds_chasm" })
        else
          for i, id in ipairs(deck) do
            if id == "wilds_trail" then
              n = n + (places[i] and 0 or 1)
              places[i] = true
            end
          end
        end
      end
    end
    t:truthy(n > 2, n)
  end)

test("an effect learns which location it has explored; the eliminated explore nothing", { rules = { "ah.explore.success" } },
  function(t)
    for _, case in ipairs { { "wilds_thorns", 0, 5, 1 }, { "wilds_supplies", 0, 7, 0 }, { "wilds_thorns", 6, 7, 0 } } do
      local top, damage, resources, on_it = unpack(case)
      local g, me = expedition(t, { top }, { investigators = { "wilds_ursula", "roland_banks" } })
      me.damage = damage
      local roland, card = g:investigator "roland_banks", g:cards "scenario_deck"[1]
      g:auto { "windows", "forced" }
      g:act { "play", g:hand(me, { "wilds_dash" })[1] }
      t:equal({ roland.resources, card.resources }, { resources, on_it })
      t:equal({ me.in_play, #g:cards "scenario_deck" }, { damage == 0, damage > 0 and 1 or 0 })
    end
  end)
