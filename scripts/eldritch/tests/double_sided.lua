-- Double-sided cards: hidden information, flipping, casting Spells.

-- Everything that a front end learns: the table, the log, prompts and options, and the reasons for missing ones.
local function shown(g, me)
  local out = {}
  for _, lines in ipairs { g:call("board", me), g:log(), g:prompt_options(), g:why_not(me),
    { g:prompt() and g:prompt().text } } do
    for _, line in ipairs(lines) do out[#out + 1] = line end
  end
  return out
end

-- Everything that is shown in a game in which `play` happens, with that back of a card.
local function seen(t, id, variant, play)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" }, at = "london", clues_of = 1 }
  local me = g:active()
  g:no_shuffle(true)
  g:only("spell_deck", {})
  g:only("condition_deck", {})
  local deck = g:call("data_of", id).kind .. "_deck"
  g:put(id, deck, { variant = variant })
  return shown(g, me), play and play(g, me, id), shown(g, me)
end

-- The investigator gains it; then one of their cards must be chosen.
local function gains(g, me, id)
  g:effect("gain_named", me, id)
  local refused = g:why_not(me)
  g:effect("gain_named", me, "sanctuary")
  for _, other in ipairs { "axe", "kerosene" } do g:give(me, other) end
  if g:prompt().text == "Your action" then g:effect("discard_one", me) end
  return refused
end

test("nothing that is shown tells the back of a card before it is flipped",
    { rules = { "eh.double_sided.front_only", "eh.hidden.double_sided_backs" } }, function(t)
  for _, id in ipairs { "wither", "shriveling", "debt", "paranoia" } do
    local before, refused, held = seen(t, id, 1, gains)
    for variant = 2, id == "debt" and 6 or 2 do
      t:equal({ seen(t, id, variant, gains) }, { before, refused, held }, id)
    end
  end
end)

test("a casting shows nothing of the back before the flip, and then its name",
    { rules = { "eh.hidden.double_sided_backs" } }, function(t)
  local function cast(g, me, id)
    g:effect("gain_named", me, id)
    g:dice { 1, 1 }
    g:act { "use", g:cards("possessions", me)[1] }
    t:prompt(g, "After the roll")
    return shown(g, me)
  end
  local _, first = seen(t, "shriveling", 1, cast)
  local _, second = seen(t, "shriveling", 2, cast)
  t:equal(first, second)
  local function flip(g, me, id)
    g:effect("gain_named", me, id)
    g:effect("flip", g:cards("conditions", me)[1])
  end
  local _, _, one = seen(t, "paranoia", 1, flip)
  local _, _, other = seen(t, "paranoia", 3, flip)
  t:not_equal(one, other)
end)

test("a copy that was seen is not known again", { rules = { "eh.hidden.double_sided_backs" } }, function(t)
  local changed = false
  for seed = 1, 12 do
    local g = t:game { seed = seed }
    local card = g:give(g:active(), "debt", 1)[1]
    g:effect("discard_condition", g:active(), "debt")
    changed = changed or card.variant ~= 1
  end
  t:truthy(changed, "the copies have changed backs in the deck")
end)

test("cards in a deck are not shown, nor are Gates and Clues that lie face down",
    { rules = { "eh.hidden.decks", "eh.hidden.clue_gate_fronts" } }, function(t)
  local function table_with(artifact, gate, clue)
    local g = t:game()
    g:on_top("artifact_deck", { artifact })
    g:on_top("gate_stack", { gate })
    g:on_top("clue_pool", { clue })
    return shown(g, g:active())
  end
  t:equal(table_with("gate_box", "gate_rome", "clue_3"), table_with("pallid_mask", "gate_tokyo", "clue_7"))
end)

test("the front of the top card of a double-sided deck is shown", { rules = { "eh.double_sided.top_front_visible" } },
    function(t)
  local g = t:game()
  for _, id in ipairs { "wither", "flesh_ward" } do
    g:on_top("spell_deck", { id })
    t:truthy(table.concat(g:call("board", g:active()), "\n"):find(g:cards "spell_deck"[1].title, 1, true))
  end
end)

-- --- flipping -------------------------------------------------------------------------------------------------------

test("flipped to its back, a card resolves it at once", { rules = { "eh.double_sided.flip_resolves_back" } },
    function(t)
  local g = t:game()
  local me = g:active()
  local card = g:give(me, "internal_injury", 2)[1]
  g:effect("flip", card)
  t:equal(me.health, me.max_health - 3)
  t:zone(card, "condition_deck")
  t:order(g, { "Internal Injury is flipped: Excruciating Pain", "loses 3 Health", "Internal Injury is discarded" })
  local pact = g:give(me, "dark_pact", 1)[1]
  g:dice { 6 }
  g:effect("flip", g:give(me, "debt", 6)[1])
  t:not_rolled(g, { 6 })   -- no reckoning of its own
  t:zone(pact, "conditions")
end)

test("flipped to its front, a card resolves nothing", { rules = { "eh.double_sided.flip_to_front" } }, function(t)
  local g = t:game()
  local me = g:active()
  local card = g:give(me, "debt", 2)[1]
  card.flipped = true
  g:effect("flip", card)
  t:falsy(card.flipped)
  t:zone(card, "conditions")
  t:not_logged(g, "rolls")
end)

-- --- casting --------------------------------------------------------------------------------------------------------

test("casting a Spell resolves its front: the test, what follows from it, and the flip",
    { rules = { "eh.spell.resolve_front" } }, function(t)
  local g = t:game { investigators = { "lily_chen" }, possessions = { "shriveling" }, at = "london" }
  local me = g:active()
  local spell = g:cards("possessions", me)[1]
  spell.variant = 2
  local foe = g:spawn("ghoul", "london")
  g:dice { 5, 1 }
  g:act { "use", spell }
  t:order(g, { "rolls", "result of 1", "loses 2 Health", "Shriveling is flipped", "loses 1 Sanity",
    "Shriveling is flipped" })
  t:equal(me.sanity, me.max_sanity - 1)
  t:falsy(spell.flipped)
  t:equal(foe.title, "Ghoul")
end)

test("a failed Spell is flipped as well", { rules = { "eh.spell.resolve_front" } }, function(t)
  local g = t:game { investigators = { "lily_chen" }, possessions = { "shriveling" }, at = "london" }
  local me = g:active()
  local spell = g:cards("possessions", me)[1]
  spell.variant = 2
  g:dice { 1, 1 }
  g:act { "use", spell }
  t:equal(me.health, me.max_health - 2)
  t:zone(spell, "possessions")
end)
