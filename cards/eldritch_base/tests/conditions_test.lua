-- Conditions: the fronts, and each back.

local TRAITS = { "boon", "bane", "deal", "common", "restriction", "injury", "madness" }
-- id, name, traits, names of the backs
local FIGURES = {
  { "blessed", "Blessed", "boon", "Beloved of Bast, Visions of Hypnos, Blessing of Nodens" },
  { "cursed", "Cursed", "bane", "Harried, Karmic Justice, The Innsmouth Look" },
  { "dark_pact", "Dark Pact", "deal", "One of the Thousand, Pact with the Dark Man, Pact with Yog-Sothoth" },
  { "debt", "Debt", "deal common",
    "Hitmen, Beyond Riches, Debt Collector, Local Authorities, Unwilling Servant, Make a Deal" },
  { "detained", "Detained", "restriction", "Holding Cell, Cruel and Unusual, Starvation" },
  { "back_injury", "Back Injury", "injury", "Fractured Spine, Muscle Spasms, Nerve Damage" },
  { "internal_injury", "Internal Injury", "injury", "Cracked Rib, Excruciating Pain, Internal Bleeding" },
  { "leg_injury", "Leg Injury", "injury", "Stabbing Pain, Strange Remedy, Twisted Knee" },
  { "amnesia", "Amnesia", "madness", "Forgotten Crimes, The Terrible Truth, Unexplained Debts" },
  { "hallucinations", "Hallucinations", "madness", "Delusions, Swarming, The Voices" },
  { "paranoia", "Paranoia", "madness", "Agoraphobia, Kleptomania, Violent Outbursts" },
}

test("names, traits and backs of the Conditions", function(t)
  local g = t:game()
  for _, row in ipairs(FIGURES) do
    local id, name, traits, backs = unpack(row)
    local card = g:put(id, "box")
    local names = {}
    for i, back in ipairs(card.data.backs) do names[i] = back.name end
    t:equal({ card.title, table.concat(names, ", ") }, { name, backs })
    for _, trait in ipairs(TRAITS) do
      t:equal(card:is(trait), (" " .. traits .. " "):find(" " .. trait .. " ", 1, true) ~= nil, id .. ": " .. trait)
    end
  end
  t:equal(#FIGURES, #g:call("cards_with", "condition"))
end)

-- Silas (Lore 1, Influence 3, Observation 3, Strength 3, Will 3) in London, with that Condition.
local function bearer(t, id, variant, more)
  more = more or {}
  more.investigators = more.investigators or { "silas_marsh", "lily_chen" }
  more.at = more.at or "london"
  local g = t:game(more)
  local me = g:investigator "silas_marsh"
  return g, me, g:give(me, id, variant)[1], #more.investigators > 1 and g:investigator "lily_chen"
end

-- Outside Silas's turn: an investigator who becomes Delayed in their own turn ends it.
local function others_turn(more)
  more = more or {}
  more.investigators = { "lily_chen", "silas_marsh" }
  return more
end

-- The same, flipped.
local function flipped(t, id, variant, more, dice)
  local g, me, card, other = bearer(t, id, variant, more)
  if dice then g:dice(dice) end
  g:effect("flip", card)
  return g, me, card, other
end

local function health(inv) return inv.health - inv.max_health end
local function sanity(inv) return inv.sanity - inv.max_sanity end
local FAIL, PASS = { 1, 1, 1 }, { 5, 1, 1 }

-- --- fronts ---------------------------------------------------------------------------------------------------------

test("blessed: 4, 5 and 6 are successes", function(t)
  local g, me = bearer(t, "blessed", 1)
  g:test(me, "will", 0, { 3, 4, 5 })
  t:equal(g:result(), 2)
end)

test("cursed: only 6 is a success", function(t)
  local g, me = bearer(t, "cursed", 1)
  g:test(me, "will", 0, { 4, 5, 6 })
  t:equal(g:result(), 1)
end)

test("blessed and cursed take the place of each other", function(t)
  local g, me, card = bearer(t, "blessed", 2)
  g:effect("gain_condition", me, "cursed")
  t:equal({ g:conditions(me), card.zone, #g:cards "clue_discard" }, { {}, "condition_deck", 0 })
  g, me, card = bearer(t, "cursed", 2)
  g:effect("gain_condition_with", me, "boon")
  t:equal({ g:conditions(me), card.zone }, { {}, "condition_deck" })
end)

test("blessed and cursed are flipped when gained again", function(t)
  local g, me, card = bearer(t, "blessed", 2)
  for _, other in ipairs(g:cards "condition_deck") do
    if other.id == card.id then other:move "box" end
  end
  g:effect("gain_condition", me, "blessed")
  t:equal({ g:conditions(me), g:clues(me), card.flipped }, { { "Blessed" }, 2, false })
  g, me, card = bearer(t, "cursed", 2)
  g:effect("gain_condition", me, "cursed")
  t:equal({ g:conditions(me), card.zone }, { {}, "condition_deck" })
end)

-- id, the results of the die that discard it, the further effect of a 1
for _, row in ipairs { { "blessed", { true, true, false, false, false, false } },
    { "cursed", { false, false, false, true, true, true } } } do
  test(row[1] .. ": a die in the reckoning", function(t)
    for face, gone in ipairs(row[2]) do
      local g, me, card = bearer(t, row[1], 1)
      g:dice { face }
      g:resolve(card, "reckoning", me)
      t:equal(card.zone, gone and "condition_deck" or "conditions", face)
    end
  end)
end

test("dark_pact: a 1 in the reckoning flips it", function(t)
  local g, me, card = bearer(t, "dark_pact", 3, { possessions = { "wither" } })
  g:dice { 2 }
  g:resolve(card, "reckoning", me)
  t:zone(card, "conditions")
  g, me, card = bearer(t, "dark_pact", 3, { possessions = { "wither" } })
  g:dice { 1 }
  g:resolve(card, "reckoning", me)
  t:logged(g, "Dark Pact is flipped: Pact with Yog-Sothoth")
end)

test("debt: flipped in the reckoning, discarded by Influence", function(t)
  local g, me, card = bearer(t, "debt", 1)
  g:dice(PASS)
  g:act { "use", card }
  t:zone(card, "condition_deck")
  g, me, card = bearer(t, "debt", 1)
  g:dice(FAIL)
  g:act { "use", card }
  t:zone(card, "conditions")
  g:dice(PASS)
  g:resolve(card, "reckoning", me)
  t:logged(g, "Debt is flipped: Hitmen")
end)

test("detained: no moves and no other actions", function(t)
  local g, me, card = bearer(t, "detained", 1)
  g:effect("move_to", me, g:space "rome")
  t:equal(me.place, g:space "london")
  t:not_offered(g, "rest")
  t:not_offered(g, "travel")
  g:dice(PASS)
  g:act { "use", card }
  t:zone(card, "condition_deck")
  t:offered(g, { "rest", "travel" })
end)

test("detained: nor the action of another's Detained, which everybody else here may perform", function(t)
  local g, me, own, lily = bearer(t, "detained", 1)
  local hers = g:give(lily, "detained", 2)[1]
  local debt = g:give(lily, "debt", 1)[1]
  t:offered(g, { { "use", own } })
  t:not_offered(g, { { "use", hers }, { "use", debt } })
  own:move("condition_deck")
  t:offered(g, { { "use", hers }, { "use", debt } })
  t:truthy(me)
end)

test("detained: flipped instead of an encounter", function(t)
  local g = bearer(t, "detained", 1, { phase = "encounter", monsters = { vampire = "london" }, clues_of = 1 })
  g:go_on()
  t:logged(g, "Detained is flipped: Holding Cell")
  t:not_logged(g, "Silas Marsh encounters Vampire")
end)

for _, row in ipairs { { "back_injury", "strength" }, { "internal_injury", "strength" }, { "leg_injury", "strength" },
    { "amnesia", "will" }, { "hallucinations", "will" }, { "paranoia", "will" } } do
  local id, skill = unpack(row)
  test(id .. ": a test of " .. skill .. " in the reckoning, a die at a rest", function(t)
    local g, me, card = bearer(t, id, 3)
    me[skill .. "_improved"] = 2
    g:dice { 1, 1, 1, 1, 5 }
    g:resolve(card, "reckoning", me)
    t:zone(card, "conditions")
    t:not_logged(g, "flipped")
    g:dice { 5 }
    g:act "rest"
    g:choose { card }
    t:zone(card, "condition_deck")
    g, me, card = bearer(t, id, 3)
    g:dice { 4 }
    g:act "rest"
    g:choose { card }
    t:zone(card, "conditions")
    g:dice(FAIL)
    g:resolve(card, "reckoning", me)
    t:logged(g, card.title .. " is flipped")
  end)
end

-- --- backs ----------------------------------------------------------------------------------------------------------

test("Beloved of Bast: 2 Health and 2 Sanity", function(t)
  local g, me, card = bearer(t, "blessed", 1)
  me.health, me.sanity = 1, 1
  g:effect("flip", card)
  t:equal({ me.health, me.sanity, card.zone, card.flipped }, { 3, 3, "conditions", false })
end)

test("Visions of Hypnos: 2 Clues", function(t)
  local g, me, card = flipped(t, "blessed", 2)
  t:equal({ g:clues(me), card.zone, card.flipped }, { 2, "conditions", false })
end)

test("Blessing of Nodens: a Monster is discarded, no Epic one", function(t)
  local g, _, card = bearer(t, "blessed", 3)
  local a, b = g:spawn("deep_one", "rome"), g:spawn("vampire", "tokyo")
  g:spawn("epic_cthulhu", "tokyo")
  g:effect("flip", card)
  t:equal(#g:prompt_options(), 2)
  g:choose { b }
  t:equal({ a.zone, b.zone, card.zone, card.flipped }, { "monsters", "cup", "conditions", false })
end)

test("Harried: an ambush", function(t)
  local g, _, card = bearer(t, "cursed", 1)
  g:only("cup", { "deep_one" })
  g:effect("flip", card)
  t:logged(g, "Silas Marsh encounters Deep One")
  t:equal({ card.zone, card.flipped }, { "conditions", false })
end)

test("Karmic Justice: discarded", function(t)
  local _, _, card = flipped(t, "cursed", 2)
  t:zone(card, "condition_deck")
end)

test("The Innsmouth Look: devoured at Sea, else 3 Health", function(t)
  local g, me, card = flipped(t, "cursed", 3)
  t:equal({ health(me), card.zone }, { -3, "condition_deck" })
  g, me = flipped(t, "cursed", 3, { at = "space_3" })
  t:logged(g, "Silas Marsh is devoured")
  t:not_equal(me.zone, "investigators")
end)

test("One of the Thousand: another investigator is devoured", function(t)
  local g, me, card, other = flipped(t, "dark_pact", 1)
  t:not_equal(other.zone, "investigators")
  t:equal({ me.zone, card.zone }, { "investigators", "condition_deck" })
  t:logged(g, "Lily Chen is devoured")
  g, me, card = flipped(t, "dark_pact", 1, { investigators = { "silas_marsh" } })
  t:equal({ me.zone, card.zone }, { "investigators", "condition_deck" })
end)

test("Pact with the Dark Man: devoured", function(t)
  local g, me = flipped(t, "dark_pact", 2)
  t:not_equal(me.zone, "investigators")
  t:logged(g, "Silas Marsh is devoured")
end)

test("Pact with Yog-Sothoth: a Gate for each Spell, and the Omen", function(t)
  local g, _, card = flipped(t, "dark_pact", 3, { possessions = { "wither", "flesh_ward", "axe" } })
  t:equal({ #g:cards "gates", g:get "omen", card.zone }, { 2, 2, "condition_deck" })
end)

test("Hitmen: Strength, or 3 Health", function(t)
  local _, me, card = flipped(t, "debt", 1, nil, FAIL)
  t:equal({ health(me), card.zone }, { -3, "condition_deck" })
  _, me, card = flipped(t, "debt", 1, nil, PASS)
  t:equal({ health(me), card.zone }, { 0, "condition_deck" })
end)

test("Beyond Riches: Will, or 3 Sanity", function(t)
  local _, me, card = flipped(t, "debt", 2, nil, FAIL)
  t:equal({ sanity(me), card.zone }, { -3, "condition_deck" })
  _, me = flipped(t, "debt", 2, nil, PASS)
  t:equal(sanity(me), 0)
end)

test("Debt Collector: Influence, or 2 Items", function(t)
  local g, me, card = flipped(t, "debt", 3, { possessions = { "axe", "kerosene", "bandages", "pocket_watch" } }, FAIL)
  t:equal(#g:prompt_options(), 3)
  g:choose { "Axe", "Kerosene" }
  t:equal({ g:possessions(me), card.zone }, { { "Bandages", "Pocket Watch" }, "condition_deck" })
  g, me = flipped(t, "debt", 3, { possessions = { "axe" } }, PASS)
  t:equal(g:possessions(me), { "Axe" })
end)

test("Local Authorities: Observation, or an Ally, or Detained in the nearest City", function(t)
  local g, me, card = flipped(t, "debt", 4, { at = "space_14", possessions = { "hired_muscle" } }, FAIL)
  g:choose { "Discard 1 Ally" }
  t:equal({ g:possessions(me), g:conditions(me) }, { {}, {} })
  g, me, card = flipped(t, "debt", 4, { at = "pyramids" }, FAIL)
  g:choose { g:space "rome" }
  t:equal({ g:conditions(me), me.place:is "city", card.zone }, { { "Detained" }, true, "condition_deck" })
  g, me = flipped(t, "debt", 4, nil, PASS)
  t:equal(g:conditions(me), {})
end)

test("Unwilling Servant: Lore, or Amnesia", function(t)
  local g, me = flipped(t, "debt", 5, nil, { 1 })
  t:equal(g:conditions(me), { "Amnesia" })
  g, me = flipped(t, "debt", 5, nil, { 5 })
  t:equal(g:conditions(me), {})
end)

test("Make a Deal: a Dark Pact, or 1 Doom", function(t)
  local g, me, card = flipped(t, "debt", 6)
  g:choose { "Gain a Dark Pact" }
  t:equal({ g:conditions(me), g:get "doom", card.zone }, { { "Dark Pact" }, 15, "condition_deck" })
  g, me = flipped(t, "debt", 6)
  g:choose { "Advance Doom by 1" }
  t:equal({ g:conditions(me), g:get "doom" }, { {}, 14 })
end)

-- name, variant, the loss on a fail: Health, Sanity, Condition
for _, row in ipairs { { "Holding Cell", 1, -2, -2, {} }, { "Cruel and Unusual", 2, 0, -3, { "Paranoia" } },
    { "Starvation", 3, -3, 0, { "Internal Injury" } } } do
  local name, variant, hurt, mad, conditions = unpack(row)
  test(name .. ": 1 Clue or a test", function(t)
    local g, me, card = flipped(t, "detained", variant, { clues_of = 1 })
    g:choose { "Spend 1 Clue" }
    t:equal({ g:clues(me), health(me), sanity(me), card.zone }, { 0, 0, 0, "condition_deck" })
    g, me, card = flipped(t, "detained", variant, nil, { 1, 1 })
    t:equal({ health(me), sanity(me), g:conditions(me), card.zone }, { hurt, mad, conditions, "condition_deck" })
    g, me, card = flipped(t, "detained", variant, nil, { 1, 5 })
    t:equal({ health(me), sanity(me), g:conditions(me), card.zone }, { 0, 0, {}, "condition_deck" })
  end)
end

test("Fractured Spine: one Item is kept", function(t)
  local g, me, card = flipped(t, "back_injury", 1, { possessions = { "axe", "kerosene", "bandages", "hired_muscle" } })
  g:choose { "Bandages" }
  t:equal({ g:possessions(me), card.zone }, { { "Bandages", "Hired Muscle" }, "condition_deck" })
end)

test("Muscle Spasms: an Item, and Delayed", function(t)
  local g, me, card = bearer(t, "back_injury", 2, others_turn { possessions = { silas_marsh = { "axe", "bandages" } } })
  g:effect("flip", card)
  g:choose { "Axe" }
  t:equal({ g:possessions(me), me.delayed, card.zone }, { { "Bandages" }, true, "condition_deck" })
end)

test("Nerve Damage: an Item", function(t)
  local g, me, card = flipped(t, "back_injury", 3, { possessions = { "axe" } })
  t:equal({ g:possessions(me), card.zone, card.flipped }, { {}, "conditions", false })
end)

test("Cracked Rib: 1 Health", function(t)
  local _, me, card = flipped(t, "internal_injury", 1)
  t:equal({ health(me), card.zone, card.flipped }, { -1, "conditions", false })
end)

test("Excruciating Pain: 3 Health", function(t)
  local _, me, card = flipped(t, "internal_injury", 2)
  t:equal({ health(me), card.zone }, { -3, "condition_deck" })
end)

test("Internal Bleeding: 1 Health, and Delayed", function(t)
  local _, me, card = flipped(t, "internal_injury", 3, others_turn())
  t:equal({ health(me), me.delayed, card.zone }, { -1, true, "condition_deck" })
end)

test("Stabbing Pain: Delayed", function(t)
  local _, me, card = flipped(t, "leg_injury", 1, others_turn())
  t:equal({ health(me), me.delayed, card.zone, card.flipped }, { 0, true, "conditions", false })
end)

test("Strange Remedy: 1 Health; Delayed, it is discarded", function(t)
  local g, me, card = flipped(t, "leg_injury", 2, others_turn())
  g:choose { "Become Delayed" }
  t:equal({ health(me), me.delayed, card.zone }, { -1, true, "condition_deck" })
  g, me, card = flipped(t, "leg_injury", 2, others_turn())
  g:choose { "Flip this card" }
  t:equal({ health(me), me.delayed, card.zone, card.flipped }, { -1, false, "conditions", false })
end)

test("Twisted Knee: 2 Health or Delayed", function(t)
  local g, me, card = flipped(t, "leg_injury", 3, others_turn())
  g:choose { "Lose 2 Health" }
  t:equal({ health(me), me.delayed, card.zone, card.flipped }, { -2, false, "conditions", false })
  g, me, card = flipped(t, "leg_injury", 3, others_turn())
  g:choose { "Become Delayed" }
  t:equal({ health(me), me.delayed, card.zone, card.flipped }, { 0, true, "conditions", false })
end)

for i, row in ipairs { { "Forgotten Crimes", "Detained" }, { "The Terrible Truth", "Dark Pact" },
    { "Unexplained Debts", "Debt" } } do
  test(row[1] .. ": a " .. row[2] .. " Condition", function(t)
    local g, me, card = flipped(t, "amnesia", i)
    t:equal({ g:conditions(me), card.zone }, { { row[2] }, "condition_deck" })
  end)
end

test("Delusions: all Clues", function(t)
  local g, me, card = flipped(t, "hallucinations", 1, { clues_of = 3 })
  t:equal({ g:clues(me), #g:cards "clue_discard", card.zone }, { 0, 3, "condition_deck" })
end)

test("Swarming: 3 Sanity", function(t)
  local _, me, card = flipped(t, "hallucinations", 2)
  t:equal({ sanity(me), card.zone }, { -3, "condition_deck" })
end)

test("The Voices: 1 Sanity", function(t)
  local _, me, card = flipped(t, "hallucinations", 3)
  t:equal({ sanity(me), card.zone, card.flipped }, { -1, "conditions", false })
end)

test("Agoraphobia: 2 Sanity in a City", function(t)
  local _, me, card = flipped(t, "paranoia", 1)
  t:equal({ sanity(me), card.zone, card.flipped }, { -2, "conditions", false })
  _, me, card = flipped(t, "paranoia", 1, { at = "amazon" })
  t:equal({ sanity(me), card.zone, card.flipped }, { 0, "conditions", false })
end)

test("Kleptomania: an Item, kept when Observation gives its value", function(t)
  for _, row in ipairs { { 2, true }, { 1, false } } do
    local g, me, card = bearer(t, "paranoia", 2)
    g:only("asset_deck", { "hired_muscle", "axe", "sanctuary" })
    g:dice { row[1] >= 1 and 5 or 1, row[1] >= 2 and 5 or 1, 1 }
    g:effect("flip", card)
    t:equal({ g:possessions(me), g:conditions(me), card.zone },
      { row[2] and { "Axe" } or {}, row[2] and {} or { "Detained" }, "condition_deck" })
  end
end)

test("Violent Outbursts: the others here lose 2 Health, and he an Ally", function(t)
  local g, me, card, other = flipped(t, "paranoia", 3, { possessions = { "hired_muscle", "axe", "witch_doctor" } })
  g:choose { "Hired Muscle" }
  t:equal({ health(other), health(me), g:possessions(me), card.zone, card.flipped },
    { -2, 0, { "Axe", "Witch Doctor" }, "conditions", false })
  g, me, card, other = bearer(t, "paranoia", 3)
  g:place(other, "rome")
  g:effect("flip", card)
  t:equal(health(other), 0)
end)
