-- Gaining, searching and discarding cards; the reserve; Clues in hand.

local function ids(g, zone)
  local out = {}
  for i, card in ipairs(g:cards(zone)) do out[i] = card.id:match "[^:]+$" end
  return out
end

local function in_play(t, more)
  local g = t:game(more)
  return g, g:active()
end

-- --- at random ------------------------------------------------------------------------------------------------------

test("a random card is the top card of its deck", { rules = { "eh.gain.random_from_top" } }, function(t)
  local g, me = in_play(t)
  g:on_top("artifact_deck", { "gate_box", "pallid_mask" })
  g:effect("gain_artifact", me)
  t:equal(g:possessions(me), { "Gate Box" })
  g:on_top("asset_deck", { "axe", "kerosene" })
  g:effect("gain_random", me, "asset")
  t:equal(g:possessions(me), { "Axe", "Gate Box" })
end)

test("a random Spell is the bottom card of its deck", { rules = { "eh.gain.random_double_sided_bottom" } }, function(t)
  local g, me = in_play(t)
  g:only("spell_deck", { "wither", "flesh_ward", "shriveling" })
  g:effect("gain_spell", me)
  t:equal(g:possessions(me), { "Shriveling" })
end)

test("a random Spell that he has is discarded for the next", { rules = { "eh.gain.random_duplicate_redraw" } },
    function(t)
  local g, me = in_play(t, { possessions = { "shriveling" } })
  g:only("spell_deck", { "wither", "flesh_ward", "shriveling" })
  g:no_shuffle(true)
  g:effect("gain_spell", me)
  t:equal(g:possessions(me), { "Flesh Ward", "Shriveling" })
  t:logged(g, "Shriveling is discarded")
  g:only("spell_deck", { "shriveling", "flesh_ward" })
  g:effect("gain_spell", me)
  t:equal(#g:possessions(me), 2, "none left that he has not")
end)

-- --- searching ------------------------------------------------------------------------------------------------------

test("with a trait: the first in the deck, from the bottom; then in the discard pile",
    { rules = { "eh.gain.trait_search", "eh.search.from_bottom" } }, function(t)
  local g, me = in_play(t)
  g:only("asset_deck", { "arcane_manuscripts", "king_james_bible", "kerosene", "axe" })
  g:only("asset_discard", { "arcane_tome", "derringer_18" })
  g:effect("gain_by_trait", me, "asset", "tome")
  t:equal(g:possessions(me), { "King James Bible" })
  g:effect("gain_by_trait", me, "asset", "tome")
  g:effect("gain_by_trait", me, "asset", "tome")
  t:equal(g:possessions(me), { "Arcane Manuscripts", "Arcane Tome", "King James Bible" })
  g:effect("gain_by_trait", me, "asset", "tome")
  t:equal(#g:possessions(me), 3, "there are no more")
end)

test("what was searched is shuffled", { rules = { "eh.search.shuffle", "eh.gain.trait_search" } }, function(t)
  local g, me = in_play(t)
  g:on_top("asset_deck", { "axe" })
  local before = {}
  for _, id in ipairs(ids(g, "asset_deck")) do
    if id ~= "axe" then before[#before + 1] = id end
  end
  g:effect("gain_named", me, "axe")
  t:equal(#ids(g, "asset_deck"), #before)
  t:not_equal(ids(g, "asset_deck"), before)
end)

test("with a trait: the first that he has not", { rules = { "eh.gain.trait_not_held" } }, function(t)
  local g, me = in_play(t, { possessions = { "amnesia" } })
  g:only("condition_deck", { "hallucinations", "amnesia" })
  g:effect("gain_condition_with", me, "madness")
  t:equal(g:conditions(me), { "Amnesia", "Hallucinations" })
  g:effect("gain_condition_with", me, "madness")
  t:equal(g:conditions(me), { "Amnesia", "Hallucinations" })
  g:only("spell_deck", { "mists_of_releh", "wither" })
  g:give(me, "wither")
  g:effect("gain_spell", me, "incantation")
  t:equal(g:possessions(me), { "Mists of Releh", "Wither" })
end)

test("by name: out of the deck, else the discard pile, else not", { rules = { "eh.gain.named",
  "eh.gain.named_missing" } },
    function(t)
  local g, me = in_play(t)
  g:put("axe", "asset_deck")
  g:put("kerosene", "asset_discard")
  g:put("bandages", "box")
  for _, id in ipairs { "axe", "kerosene", "bandages" } do g:effect("gain_named", me, id) end
  t:equal(g:possessions(me), { "Axe", "Kerosene" })
  g:effect("gain_named", me, "wither")
  g:effect("gain_named", me, "cursed")
  t:equal(g:possessions(me), { "Axe", "Kerosene", "Wither" })
  t:equal(g:conditions(me), { "Cursed" })
end)

test("by name: out of the reserve, where the next Asset follows at once",
    { rules = { "eh.gain.named", "eh.reserve.refill_immediately" } }, function(t)
  local g, me = in_play(t, { reserve = { "axe", "bandages", "kerosene", "pocket_watch" } })
  g:on_top("asset_deck", { "whiskey" })
  g:effect("gain_named", me, "kerosene")
  t:equal(g:possessions(me), { "Kerosene" })
  t:equal(ids(g, "reserve"), { "axe", "bandages", "pocket_watch", "whiskey" })
  g:on_top("asset_deck", { "holy_cross" })
  g:effect("discard_from_reserve", g:cards "reserve"[1])
  t:equal(ids(g, "reserve"), { "bandages", "pocket_watch", "whiskey", "holy_cross" })
  t:equal(ids(g, "asset_discard"), { "axe" })
end)

test("only what lies in deck, discard pile or reserve can be gained", { rules = { "eh.gain.available_only" } },
    function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen", "silas_marsh" },
    possessions = { lily_chen = { "axe" }, silas_marsh = { "kerosene" } } }
  local me = g:active()
  g:effect("defeat", g:investigator "silas_marsh", "health")
  g:effect("gain_named", me, "axe")
  g:effect("gain_named", me, "kerosene")
  t:equal(g:possessions(me), {})
  t:equal(g:possessions(g:investigator "lily_chen"), { "Axe" })
end)

test("from the reserve: one of his choice with that trait", { rules = { "eh.gain.reserve_choice" } }, function(t)
  local g, me = in_play(t, { reserve = { "axe", "bandages", "hired_muscle", "pocket_watch" } })
  g:on_top("asset_deck", { "whiskey" })
  g:effect("gain_from_reserve", me, "item")
  t:equal(g:prompt_options(), { "Axe", "Bandages" })
  g:choose { "Bandages" }
  t:equal(g:possessions(me), { "Bandages" })
  g:effect("gain_from_reserve", me, "ally")
  t:equal(g:possessions(me), { "Bandages", "Hired Muscle" })
end)

test("traits do nothing by themselves", { rules = { "eh.trait.reference_only" } }, function(t)
  local g, me = in_play(t, { possessions = { "dynamite", "whiskey" } })
  t:equal(g:call("best_bonus", me, "strength"), 0, "a Weapon")
  g:effect("discard_one", me, "weapon")
  t:equal(g:possessions(me), { "Whiskey" }, "an effect refers to the trait")
end)

-- --- clues ----------------------------------------------------------------------------------------------------------

test("a Clue is gained at random out of the pool", { rules = { "eh.gain.clue_random" } }, function(t)
  local g, me = in_play(t)
  local pool = #g:cards "clue_pool"
  local chosen = g:cards "clue_pool"[7]
  g:picks("clue_pool", { chosen.id:match "[^:]+$" })
  g:effect("gain_clues", me, 1)
  t:zone(chosen, "held_clues", me)
  t:equal(#g:cards "clue_pool", pool - 1)
end)

test("no Clue is gained when pool and discard pile are empty", { rules = { "eh.clue.none_left" } }, function(t)
  local g, me = in_play(t)
  g:only("clue_pool", { "clue_2" })
  g:put("clue_1", "clue_discard")
  g:effect("gain_clues", me, 3)
  t:equal(g:clues(me), 2)
  t:equal(#g:cards "clue_pool" + #g:cards "clue_discard", 0)
  g:effect("gain_clues", me, 1)
  g:effect("spawn_clue", 1)
  g:effect("spawn_clue_at", g:space "london")
  t:equal(g:clues(me), 2)
  t:equal(#g:cards "clues", 0)
end)

-- --- possessions
-- ------------------------------------------------------------------------------------------------------------

test("possessions are cards, Clues and tickets, but no Conditions", { rules = { "eh.possession.kinds" } }, function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" }, at = "london", clues_of = 1,
    possessions = { "axe", "gate_box", "wither", "amnesia" } }
  local me, other = g:investigator "lily_chen", g:investigator "mark_harrigan"
  me.train = 1
  g:act { "trade", other }
  local offered = g:prompt_options()
  table.sort(offered)
  t:equal(#offered, 5)
  for i, text in ipairs { "Axe", "Clue", "Gate Box", "Train", "Wither" } do
    t:equal(offered[i]:sub(1, #text), text)
  end
end)

test("an effect without a limit is used once for each trigger", { rules = { "eh.possession.once_per_trigger" } },
    function(t)
  local g, me = in_play(t, { possessions = { "hired_muscle" }, clues_of = 1 })
  for _ = 1, 2 do
    g:test(me, "strength", -3, { 1, 1 })
    g:dice { 2 }
    g:act "Reroll a die of your Strength test"
    t:prompt(g, "After the roll")
    t:not_offered(g, "Reroll a die of your Strength test")
    g:pass()
  end
end)

test("a Spell that he has is discarded, however he gains it", { rules = { "eh.spell.no_duplicates" } }, function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" }, possessions = { lily_chen = { "wither" } } }
  local me, other = g:investigator "lily_chen", g:investigator "mark_harrigan"
  local given = g:give(other, "wither")[1]
  g:effect("take", me, given)
  t:zone(given, "spell_deck")
  t:equal(g:possessions(me), { "Wither" })
  g:effect("gain_named", me, "wither")
  t:equal(g:possessions(me), { "Wither" })
end)

test("a Condition that he has is not gained", { rules = { "eh.condition.no_duplicates" } }, function(t)
  local g, me = in_play(t, { possessions = { "debt" } })
  g:effect("gain_condition", me, "debt")
  g:effect("gain_card", me, g:put("debt", "condition_deck"))
  t:equal(g:conditions(me), { "Debt" })
  t:falsy(g:call("contains", g:log(), "Mark Harrigan gains Debt."))
end)

-- --- discarding -----------------------------------------------------------------------------------------------------

test("he discards only what is his own", { rules = { "eh.discard.own_only" } }, function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" }, at = "london",
    possessions = { lily_chen = { "axe", "kerosene" }, mark_harrigan = { "bandages", "debt" } } }
  local me, other = g:investigator "lily_chen", g:investigator "mark_harrigan"
  g:effect("discard_one", me, "item")
  t:equal(g:prompt_options(), { "Kerosene", "Axe" })
  g:choose { "Axe" }
  g:effect("discard_one", me, "item")
  g:effect("discard_one", me, "item")
  g:effect("discard_condition", me, "debt")
  t:equal(g:possessions(other), { "Bandages" })
  t:equal(g:conditions(other), { "Debt" })
end)

test("a discarded card lies on its pile, face up", { rules = { "eh.discard.faceup_pile" } }, function(t)
  local g, me = in_play(t, { possessions = { "axe", "gate_box" } })
  g:effect("discard_one", me, "asset")
  g:effect("discard_one", me, "artifact")
  t:equal(ids(g, "asset_discard"), { "axe" })
  t:equal(ids(g, "artifact_discard"), { "gate_box" })
end)

test("an empty deck is made anew from its discard pile at once", { rules = { "eh.deck.empty_reshuffle" } }, function(t)
  local g, me = in_play(t)
  g:only("asset_deck", { "axe" })
  g:only("asset_discard", { "bandages", "kerosene" })
  g:effect("gain_random", me, "asset")
  t:equal(g:possessions(me), { "Axe" })
  t:equal({ #g:cards "asset_deck", #g:cards "asset_discard" }, { 2, 0 })
  g:empty "asset_deck"
  g:effect("discard_one", me, "asset")
  t:equal({ ids(g, "asset_deck"), #g:cards "asset_discard" }, { { "axe" }, 0 })
end)

test("the Mythos deck is never made anew", { rules = { "eh.deck.empty_reshuffle" } }, function(t)
  local g = t:game()
  for _, card in ipairs(g:cards "mythos_deck") do card:move "mythos_discard" end
  t:truthy(#g:cards "mythos_discard" > 0)
  g:call("replenish", "mythos_deck")
  t:equal(#g:cards "mythos_deck", 0)
end)

test("who has too few discards all that he has", { rules = { "eh.discard.not_enough" } }, function(t)
  local g, me = in_play(t, { clues_of = 2, possessions = { "axe" } })
  g:effect("discard_clues", me, 5)
  t:equal(g:clues(me), 0)
  t:equal(#g:cards "clue_discard", 2)
  g:dice { 1, 1 }
  g:effect("flip", g:give(me, "debt", 3)[1])
  t:equal(g:possessions(me), {}, "2 Items")
end)

test("a discarded ticket is back among the tokens", { rules = { "eh.discard.tokens_to_pool" } }, function(t)
  local g, me = in_play(t)
  me.train = 2
  g:effect("gain_ticket", me, "ship")
  g:choose { "Train Ticket" }
  t:equal({ me.train, me.ship }, { 1, 1 })
  g:effect("gain_ticket", me, "train")
  g:choose { "Ship Ticket" }
  t:equal({ me.train, me.ship }, { 2, 0 })
end)

test("a discarded Spell or Condition is shuffled into its deck, with its back",
    { rules = { "eh.double_sided.discard_shuffles_in" } }, function(t)
  local g, me = in_play(t)
  local spell, condition = g:give(me, "wither", 2)[1], g:give(me, "debt", 4)[1]
  local before = ids(g, "spell_deck")
  g:effect("discard_one", me, "spell")
  g:effect("discard_condition", me, "debt")
  t:zone(spell, "spell_deck")
  t:zone(condition, "condition_deck")
  local rest = {}
  for _, card in ipairs(g:cards "spell_deck") do
    if card ~= spell then rest[#rest + 1] = card.id:match "[^:]+$" end
  end
  t:equal(#rest, #before)
  t:not_equal(rest, before)
  local backs = {}
  for _, card in ipairs(g:cards "condition_deck") do
    if card.id == condition.id then backs[#backs + 1] = card.variant end
  end
  table.sort(backs)
  t:equal(backs, { 1, 2, 3, 4, 5, 6 })
end)

test("what the set-up set aside is set aside again, and used only by name",
    { rules = { "eh.set_aside.discard_returns_there", "eh.set_aside.only_by_name" } }, function(t)
  local g, me = in_play(t)
  local axe = g:put("axe", "box")
  g:call("set_aside", axe)
  t:zone(axe, "set_aside")
  g:effect("gain_named", me, "axe")
  t:equal(g:possessions(me), {}, "it is neither in the deck nor in the discard pile")
  g:effect("gain_card", me, axe)
  t:equal(g:possessions(me), { "Axe" })
  g:effect("discard_one", me, "item")
  t:zone(axe, "set_aside")
  g:effect("gain_card", me, axe)
  g:effect("discard_one", me, "item")
  t:zone(axe, "set_aside")
end)

test("what is back in the box is out of the game", { rules = { "eh.box.removed" } }, function(t)
  local g, me = in_play(t)
  for _, card in ipairs(g:cards "condition_deck") do
    if card:is "boon" then card:move "box" end
  end
  g:effect("gain_condition", me, "blessed")
  g:effect("gain_condition_with", me, "boon")
  t:equal(g:conditions(me), {})
end)

test("tokens on the board are discarded by the active investigator, in the Mythos Phase the lead",
    { rules = { "eh.discard.active_discards_board" } }, function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, gates = { "arkham", "rome" } }
  local lead = g:investigator "lily_chen"
  g:set("lead", lead)
  local card = g:put("that_which_consumes", "mythos")
  g:resolve(card, "effect", lead)
  t:prompt(g, "Which Gate is discarded?", lead)
  g:choose { g:gates_at "rome"[1] }
  t:equal({ #g:cards "gates", #g:cards "gate_discard" }, { 1, 1 })
end)

test("what is not on the board is not discarded from it", { rules = { "eh.discard.board_not_enough" } }, function(t)
  local g = t:game { gates = { "rome" }, doom = 10 }
  local gate, stack = g:gates_at "rome"[1], #g:cards "gate_stack"
  local card = g:put("that_which_consumes", "mythos")
  g:resolve(card, "effect", g:lead())
  t:zone(gate, "gate_discard")
  local doom = g:get "doom"
  g:resolve(card, "effect", g:lead())
  g:effect("discard_gate", g:cards "gate_stack"[1])
  g:effect("discard_monster", g:cards "cup"[1])
  t:equal({ #g:cards "gate_stack", #g:cards "gate_discard", g:get "doom" }, { stack, 1, doom })
end)

test("cards set aside lie by kind, shuffled and face down", { rules = { "eh.set_aside.piles" } }, function(t)
  local first, other
  for seed = 1, 2 do
    local g = t:game { ancient_one = "yog_sothoth", seed = seed }
    other, first = first, ids(g, "special_deck")
    t:equal(#first, 6)
    t:falsy(table.concat(g:call("board", g:active()), "\n"):find(g:cards "special_deck"[1].title, 1, true))
  end
  t:not_equal(first, other)
  table.sort(first)
  table.sort(other)
  t:equal(first, other)
  local g = t:game { ancient_one = "cthulhu" }
  for _, card in ipairs(g:cards "set_aside") do t:truthy(card:is "monster") end
  t:equal(#g:cards "set_aside", 2)
end)

-- Ways to discard several cards at the same time, and the number of cards left then besides the Inventory.
local function counted(t, config, act, left)
  local g = t:game(config)
  local me = g:active()
  local inventory = g:card "inventory"
  act(g, me)
  t:equal(inventory.left - 1, left)
end

test("what one sentence discards is gone before anything reacts", { rules = { "eh.defeat.3_keep_possessions" } }, function(t)
  local with = { "inventory", "axe", "kerosene", "whiskey" }
  local function config(more)
    local out = { investigators = { "mark_harrigan", "lily_chen" }, possessions = { lily_chen = with }, reserve = {} }
    for key, value in pairs(more or {}) do out[key] = value end
    return out
  end
  counted(t, config(), function(g)
    g:effect("discard_possessions", g:investigator "lily_chen", "item", 2)
    g:choose { g:card "axe", g:card "whiskey" }
  end, 2)
  counted(t, config { mythos = { "driven_to_bankruptcy" }, reserve = { "dynamite", "bull_whip", "holy_cross", "fine_clothes" } },
    function(g) g:resolve(g:card "driven_to_bankruptcy", "enters") end, 4)
  for _, loss in ipairs { { "lose_health", 8 }, { "devour" } } do
    counted(t, config { possessions = { lily_chen = with, mark_harrigan = { "debt", "paranoia", "amnesia" } } },
      function(g) g:effect(loss[1], g:investigator "mark_harrigan", loss[2]) end, 4)
  end
  counted(t, config(), function(g)
    g:resolve(g:put("burden_of_greed", "mythos"), "effect", g:investigator "mark_harrigan")
    g:choose { g:card "axe", g:card "whiskey" }
  end, 2)
  counted(t, config(), function(g)
    local lily = g:investigator "lily_chen"
    g:give(lily, "back_injury", 1)
    g:resolve(g:cards("conditions", lily)[1], "back", lily)
    g:choose { "Which Item do you keep?", g:card "axe" }
  end, 3)
end)

test("a Condition does what it says when it is gained, before anything reacts; not when it is not gained", {}, function(t)
  local g = t:game { investigators = { "mark_harrigan", "jacqueline_fine" } }
  local mark, jacqueline = g:investigator "mark_harrigan", g:investigator "jacqueline_fine"
  local clues = g:clues(jacqueline)
  for copy = 1, 2 do
    local card = g:put(g:call("create", "sunstroke", "box"), "condition_deck")   -- a test's card: two of it
    card.variant = 1
    g:effect("gain_condition", mark, "sunstroke")
    t:equal({ mark.health, card.zone }, { 7, copy == 1 and "conditions" or "condition_deck" })
    if copy == 1 then t:prompt(g, "gains Sunstroke", jacqueline) end   -- the gaining player, who may look at its back
    if copy == 1 then g:pass() end
  end
  t:order(g, { "gains Sunstroke", "loses 1 Health" })
  t:equal(g:clues(jacqueline), clues)
end)
