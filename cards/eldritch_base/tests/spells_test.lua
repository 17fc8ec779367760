-- Spells: the fronts, and both backs of each, row by row.

local FIGURES = { "blessing_of_isis Blessing of Isis ritual", "conjuration Conjuration ritual",
  "feed_the_mind Feed the Mind ritual", "plumb_the_void Plumb the Void ritual", "shriveling Shriveling ritual",
  "clairvoyance Clairvoyance incantation", "flesh_ward Flesh Ward incantation",
    "instill_bravery Instill Bravery incantation",
  "mists_of_releh Mists of Releh incantation", "wither Wither incantation" }

test("names, traits and backs of the Spells", function(t)
  local g = t:game()
  for _, row in ipairs(FIGURES) do
    local id, name, trait = row:match "^(%S+) (.+) (%S+)$"
    local card = g:put(id, "box")
    t:equal({ card.title, #card.data.backs }, { name, 2 })
    t:truthy(card:is(trait), id)
    t:falsy(card:is(trait == "ritual" and "incantation" or "ritual"), id)
  end
  t:equal(#FIGURES, #g:call("cards_with", "spell"))
end)

-- Akachi (Lore 3) in London with that Spell; Lily (Lore 2) is with her.
local function caster(t, id, variant, more)
  more = more or {}
  more.investigators, more.at = { "akachi_onyele", "lily_chen" }, more.at or "london"
  local g = t:game(more)
  local me, other = g:active(), g:investigator "lily_chen"
  return g, me, other, g:give(me, id, variant)[1]
end

-- Casts it. The first `n` dice are successes, the rest shows `rest` (3). The number of dice is Lore 3 and the bonus of
-- the Spell.
local function dice(g, pool, n, rest)
  local list = {}
  for i = 1, pool do list[i] = i <= n and 5 or rest or 3 end
  g:dice(list)
end

local function health(inv) return inv.health - inv.max_health end
local function sanity(inv) return inv.sanity - inv.max_sanity end

-- --- Blessing of Isis -----------------------------------------------------------------------------------------------

local function isis(t, variant, n)
  local g, me, other, spell = caster(t, "blessing_of_isis", variant)
  dice(g, 2, n)
  g:act { "use", spell }
  g:choose { other }
  return g, me, other, spell
end

test("blessing_of_isis, 1: the chosen one is Cursed, the caster loses 1 Sanity, or neither", function(t)
  local g, me, other, spell = isis(t, 1, 0)
  t:equal({ g:conditions(other), sanity(me), spell.flipped }, { { "Cursed" }, 0, false })
  g, me, other = isis(t, 1, 1)
  t:equal({ g:conditions(other), sanity(me) }, { { "Blessed" }, -1 })
  g, me, other = isis(t, 1, 2)
  t:equal({ g:conditions(other), sanity(me) }, { { "Blessed" }, 0 })
end)

test("blessing_of_isis, 2: the caster loses 1 Health, or everybody here may be Blessed", function(t)
  local g, me, other = isis(t, 2, 0)
  t:equal({ g:conditions(other), health(me) }, { {}, -1 })
  g, me, other = isis(t, 2, 2)
  t:equal({ g:conditions(other), health(me) }, { { "Blessed" }, -1 })
  local h, caster_, lily, spell = caster(t, "blessing_of_isis", 2)
  caster_.lore_improved = 1
  dice(h, 3, 3)
  h:act { "use", spell }
  h:choose { lily }
  h:choose { "yes", player = caster_ }
  t:equal({ h:conditions(lily), h:conditions(caster_), health(caster_) }, { { "Blessed" }, { "Blessed" }, 0 })
end)

-- --- Conjuration ----------------------------------------------------------------------------------------------------

local RESERVE = { "axe", "pocket_watch", "hired_muscle", "double_barreled_shotgun" }
local function conjure(t, variant, n, rest, more)
  more = more or {}
  more.reserve = more.reserve or RESERVE
  local g, me, _, spell = caster(t, "conjuration", variant, more)
  g:on_top("asset_deck", { "sanctuary", "charter_flight", "private_care", "hired_muscle" })
  dice(g, 4, n, rest)
  g:act { "use", spell }
  return g, me, spell
end

test("conjuration: an Item or Trinket worth up to the result", function(t)
  local g, me = conjure(t, 1, 2)
  t:equal(g:prompt_options(), { "Axe", "Pocket Watch" })
  t:logged(g, "rolls 3, 3, 5, 5.")
  g:choose { "Axe" }
  t:equal({ g:possessions(me), sanity(me) }, { { "Axe", "Conjuration" }, -1 })
end)

test("conjuration, 1: discarded without a 4, 1 Sanity, or a second card", function(t)
  local g, me, spell = conjure(t, 1, 0)
  t:equal({ spell.zone, g:possessions(me) }, { "spell_deck", {} })
  g, me, spell = conjure(t, 1, 0, 4)
  t:equal(spell.zone, "possessions")
  g, me = conjure(t, 1, 4)
  g:choose { "Pocket Watch" }
  t:equal(g:prompt_options(), { "Axe", "Double-barreled Shotgun" })
  g:choose { "Double-barreled Shotgun" }
  t:equal({ g:possessions(me), sanity(me) }, { { "Conjuration", "Double-barreled Shotgun", "Pocket Watch" }, 0 })
end)

test("conjuration, 2: discarded unless an Item is, 1 Sanity, or any cards up to the result together", function(t)
  local g, me, spell = conjure(t, 2, 0)
  t:equal(spell.zone, "spell_deck")
  g, me, spell = conjure(t, 2, 0, 3, { possessions = { "kerosene" } })
  g:choose { "Discard 1 Item" }
  t:equal({ g:possessions(me), spell.zone }, { { "Conjuration" }, "possessions" })
  g, me = conjure(t, 2, 1)
  g:choose { "Pocket Watch" }
  t:equal({ g:possessions(me), sanity(me) }, { { "Conjuration", "Pocket Watch" }, -1 })
  g, me = conjure(t, 2, 3)
  g:choose { "Pocket Watch" }
  g:choose { "Axe" }
  t:equal({ g:possessions(me), sanity(me) }, { { "Axe", "Conjuration", "Pocket Watch" }, 0 })
  g, me = conjure(t, 2, 3)
  g:choose { none = true }
  g:choose { "Axe" }
  g:choose { "Pocket Watch" }
  t:equal({ g:possessions(me), sanity(me) }, { { "Axe", "Conjuration", "Pocket Watch" }, 0 })
end)

-- --- Feed the Mind --------------------------------------------------------------------------------------------------

local function feed(t, variant, n, rest)
  local g, me, other, spell = caster(t, "feed_the_mind", variant)
  me.lore_improved = 1
  dice(g, 3, n, rest)
  g:act { "use", spell }
  -- Nobody is chosen before the test is passed.
  if n > 0 then
    g:choose { other }
    g:choose { "Will" }
    g:choose { "React", none = true }   -- Lily Chen's own ability
  end
  return g, me, other, spell
end

test("feed_the_mind, 1: discarded unless 2 Sanity are lost, or a second skill", function(t)
  local g, me, _, spell = feed(t, 1, 0)
  g:choose { "Discard this card" }
  t:equal({ spell.zone, sanity(me) }, { "spell_deck", 0 })
  local other
  g, me, other, spell = feed(t, 1, 2)
  g:choose { "Lose 2 Sanity" }
  t:equal({ spell.zone, sanity(me), other.will_improved }, { "possessions", -2, 1 })
end)

test("feed_the_mind, 1: a result of 3 improves a second skill", function(t)
  local g, me, other, spell = caster(t, "feed_the_mind", 1)
  me.lore_improved = 1
  dice(g, 3, 3)
  g:act { "use", spell }
  g:choose { me }
  g:choose { "Will" }
  g:choose { "Strength" }
  t:equal({ me.will_improved, me.strength_improved, other.will_improved, sanity(me) }, { 1, 1, 0, 0 })
end)

test("feed_the_mind, 2: discarded without a 4, or 1 Sanity", function(t)
  local _, me, _, spell = feed(t, 2, 0)
  t:equal(spell.zone, "spell_deck")
  _, me, _, spell = feed(t, 2, 0, 4)
  t:equal({ spell.zone, sanity(me) }, { "possessions", 0 })
  local other
  _, me, other, spell = feed(t, 2, 1)
  t:equal({ spell.zone, sanity(me), other.will_improved }, { "possessions", -1, 1 })
end)

-- --- Plumb the Void -------------------------------------------------------------------------------------------------

local function plumb(t, variant, n)
  local g, me, other, spell = caster(t, "plumb_the_void", variant)
  me.lore_improved = 1
  local actions = me.actions
  dice(g, 3, n)
  g:act { "use", spell }
  g:choose { other }
  if n > 0 then g:choose { g:space "tokyo" } end
  return g, me, other, spell, me.actions - actions
end

test("plumb_the_void, 1: the chosen one loses 3 Health, the caster 1 Sanity, or has an action more", function(t)
  local g, me, other, _, actions = plumb(t, 1, 0)
  t:equal({ health(other), other.place, actions }, { -3, g:space "london", -1 })
  g, me, other = plumb(t, 1, 2)
  t:equal({ health(other), other.place, sanity(me) }, { 0, g:space "tokyo", -1 })
  g, me, other, _, actions = plumb(t, 1, 3)
  t:equal({ other.place, sanity(me), actions }, { g:space "tokyo", 0, 0 })
end)

test("plumb_the_void, 2: discarded unless he gains Amnesia, or nothing", function(t)
  local g, me, _, spell = plumb(t, 2, 1)
  g:choose { "Gain an Amnesia Condition" }
  t:equal({ g:conditions(me), spell.zone }, { { "Amnesia" }, "possessions" })
  g, me, _, spell = plumb(t, 2, 0)
  g:choose { "Discard this card" }
  t:equal({ g:conditions(me), spell.zone }, { {}, "spell_deck" })
  g, me, _, spell = plumb(t, 2, 2)
  t:equal({ g:conditions(me), spell.zone }, { {}, "possessions" })
end)

-- --- Shriveling -----------------------------------------------------------------------------------------------------

local function shrivel(t, variant, n)
  local g, me, _, spell = caster(t, "shriveling", variant)
  local foe, other = g:spawn("dark_young", "london"), g:spawn("vampire", "london")
  dice(g, 3, n)
  g:act { "use", spell }
  -- No Monster is chosen before the test is passed.
  if n > 0 then
    t:logged(g, "Akachi Onyele has a result of " .. n)
    g:choose { foe }
  end
  return g, me, foe, other, spell
end

test("shriveling, 1: discarded unless 2 Sanity are lost, nothing, or as much Health as the result", function(t)
  local g, me, foe, other, spell = shrivel(t, 1, 1)
  g:choose { "Lose 2 Sanity" }
  t:equal({ sanity(me), foe.lost, spell.zone }, { -2, 2, "possessions" })
  g, me, foe, other, spell = shrivel(t, 1, 0)
  g:choose { "Discard this card" }
  t:equal({ sanity(me), foe.lost, spell.zone }, { 0, 0, "spell_deck" })
  g, me, foe, other, spell = shrivel(t, 1, 2)
  t:equal({ sanity(me), foe.lost, other.lost, spell.zone }, { 0, 2, 0, "possessions" })
  g, me, foe, other = shrivel(t, 1, 3)
  t:equal({ sanity(me), foe.lost, other.lost }, { 0, 3, 0 })
end)

test("shriveling, 2: 2 Health, 1 Sanity, or the other Monsters too", function(t)
  local _, me, foe, other = shrivel(t, 2, 0)
  t:equal({ health(me), foe.lost, other.lost }, { -2, 0, 0 })
  _, me, foe, other = shrivel(t, 2, 1)
  t:equal({ sanity(me), foe.lost, other.lost }, { -1, 2, 0 })
  _, me, foe, other = shrivel(t, 2, 2)
  t:equal({ health(me), sanity(me), foe.lost, other.lost }, { 0, 0, 2, 2 })
end)

-- --- Clairvoyance ---------------------------------------------------------------------------------------------------

local function see(t, variant, n)
  local g, me, _, spell = caster(t, "clairvoyance", variant, { phase = "encounter", clues = { "tokyo" } })
  g:spawn("vampire", "tokyo")
  g:go_on()
  dice(g, 3, n)
  g:act { "use", spell }
  return g, me, spell, g:clues_at "tokyo"[1]
end

test("clairvoyance, 1: discarded unless he gains Paranoia, nothing, or 1 die more", function(t)
  local g, me, spell = see(t, 1, 0)
  g:choose { "Gain a Paranoia Condition" }
  t:equal({ g:conditions(me), spell.zone }, { { "Paranoia" }, "possessions" })
  g, me, spell = see(t, 1, 2)
  t:prompt(g, "Encounter the Clue?")
  t:equal({ me.additional_dice, sanity(me) }, { 0, 0 })
  g, me = see(t, 1, 3)
  t:prompt(g, "Encounter the Clue?")
  t:equal(me.additional_dice, 1)
end)

test("clairvoyance, 2: the Clue is discarded, 1 Sanity, or a Clue", function(t)
  local g, me, _, clue = see(t, 2, 0)
  t:equal(clue, nil)
  t:equal(g:clues(me), 0)
  g, me, _, clue = see(t, 2, 1)
  t:equal({ sanity(me), g:clues(me), clue.zone }, { -1, 0, "clues" })
  g, me, _, clue = see(t, 2, 3)
  t:equal({ sanity(me), g:clues(me), clue.zone }, { 0, 1, "clues" })
end)

test("clairvoyance: passed, the Clue is encountered from afar", function(t)
  local g, me = see(t, 1, 1)
  g:choose { "yes" }
  t:logged(g, "Akachi Onyele resolves")
  t:equal(me.place, g:space "london")
  t:not_logged(g, "Vampire")
end)

-- --- Flesh Ward, Instill Bravery ------------------------------------------------------------------------------------

local function ward(t, id, verb, variant, n, lost, rest)
  local g, me, other, spell = caster(t, id, variant)
  g:effect(verb, other, lost)
  dice(g, 3, n, rest)
  g:choose { spell }
  return g, me, other, spell
end

for _, row in ipairs {
  { "flesh_ward", "lose_health", health, sanity, "Internal Injury", "an Internal Injury" },
  { "instill_bravery", "lose_sanity", sanity, health, "Hallucinations", "a Hallucinations" },
} do
  local id, verb, lost, other_loss, condition, gain = unpack(row)

  test(id .. ": once a round up to 2 less, for anybody", function(t)
    local g, me, other, spell = ward(t, id, verb, 2, 2, 4)
    t:equal({ lost(other), lost(me), spell.zone }, { -2, 0, "possessions" })
    g:effect(verb, me, 1)
    t:equal(lost(me), -1)
  end)

  test(id .. ", 1: discarded without a 4; 1 of the other is lost", function(t)
    local _, _, other, spell = ward(t, id, verb, 1, 0, 3)
    t:equal({ lost(other), spell.zone }, { -3, "spell_deck" })
    _, _, other, spell = ward(t, id, verb, 1, 0, 3, 4)
    t:equal({ lost(other), spell.zone }, { -3, "possessions" })
    local me
    _, me, other, spell = ward(t, id, verb, 1, 1, 3)
    t:equal({ lost(other), other_loss(me), lost(me) }, { -1, -1, 0 })
  end)

  test(id .. ", 2: who loses it loses 1 more or gains a Condition; or as much less as the result", function(t)
    local g, _, other = ward(t, id, verb, 2, 0, 2)
    g:choose { "Gain " .. gain, player = other }
    t:equal({ lost(other), g:conditions(other) }, { -2, { condition } })
    g, _, other = ward(t, id, verb, 2, 0, 2)
    g:choose { "Lose 1", player = other }
    t:equal({ lost(other), g:conditions(other) }, { -3, {} })
    g, _, other = ward(t, id, verb, 2, 3, 4)
    t:equal(lost(other), -1)
  end)
end

-- --- Mists of Releh -------------------------------------------------------------------------------------------------

local function mists(t, variant, n)
  local g, me, _, spell = caster(t, "mists_of_releh", variant, { phase = "encounter",
    monsters = { vampire = "london" } })
  g:go_on()
  dice(g, 3, n)
  if n == 0 and variant == 1 then g:stop_at "combat_begins" end
  g:act { "use", spell }
  if n > 0 then g:choose { "Ignore the Monsters?", "yes" } end
  return g, me, spell
end

test("mists_of_releh, 1: 1 Health and 1 Sanity, or nothing", function(t)
  local _, me = mists(t, 1, 0)
  t:equal({ health(me), sanity(me), me.ignores_monsters }, { -1, -1, 0 })
  _, me = mists(t, 1, 1)
  t:equal({ health(me), sanity(me), me.ignores_monsters }, { -1, -1, 1 })
  _, me = mists(t, 1, 2)
  t:equal({ health(me), sanity(me), me.ignores_monsters }, { 0, 0, 1 })
end)

test("mists_of_releh, 2: discarded unless he has Hallucinations, or 1 Sanity", function(t)
  local g, me, spell = mists(t, 2, 0)
  g:choose { "Discard this card" }
  t:equal(spell.zone, "spell_deck")
  g, me, spell = mists(t, 2, 0)
  g:choose { "Gain a Hallucinations" }
  t:equal({ g:conditions(me), spell.zone }, { { "Hallucinations" }, "possessions" })
  g, me = mists(t, 2, 1)
  t:equal({ sanity(me), me.ignores_monsters }, { -1, 1 })
end)

-- --- Wither ---------------------------------------------------------------------------------------------------------

local function wither(t, variant, n)
  local g, me, _, spell = caster(t, "wither", variant)
  g:effect("encounter_monster", me, g:spawn("skeleton", "london"))
  dice(g, 3, n)
  g:act { "use", spell }
  return g, me, spell
end

test("wither, 1: discarded unless 2 Sanity are lost, or 1 Sanity for +5", function(t)
  local g, me, spell = wither(t, 1, 1)
  t:equal(me.strength_bonus, 3)
  g:choose { "Discard this card" }
  t:equal(spell.zone, "spell_deck")
  g, me, spell = wither(t, 1, 0)
  t:equal(me.strength_bonus, 0)
  g:stop_at "combat_ends"
  g:choose { "Lose 2 Sanity" }
  t:equal(spell.zone, "possessions")
  t:logged(g, "loses 2 Sanity")
  g, me, spell = caster(t, "wither", 1)
  spell = g:cards("possessions", me)[1]
  g:effect("encounter_monster", me, g:spawn("skeleton", "london"))
  dice(g, 3, 2)
  g:stop_at "combat_ends"
  g:act { "use", spell }
  t:order(g, { "Wither is flipped", "loses 1 Sanity", "Wither is flipped", "rolls" })
  t:equal(me.strength_bonus, 5)
end)

test("wither, 2: discarded unless he has an Internal Injury, 1 Sanity, or a reroll", function(t)
  local g, me, spell = wither(t, 2, 0)
  g:choose { "Gain an Internal Injury" }
  t:equal({ g:conditions(me), spell.zone }, { { "Internal Injury" }, "possessions" })
  g, me, spell = caster(t, "wither", 2)
  spell = g:cards("possessions", me)[1]
  g:effect("encounter_monster", me, g:spawn("skeleton", "london"))
  g:dice { 5, 5, 3, 5, 5, 5, 5, 5, 1 }
  g:act { "use", spell }
  t:prompt(g, "After the roll")
  g:dice { 2 }
  g:act { "use", spell }
  g:choose { "Which die is rerolled?", "5" }
  t:equal(spell.rerolls, 0)
  t:not_logged(g, "loses 1 Sanity")
  g, me, spell = wither(t, 2, 1)
  t:order(g, { "Wither is flipped", "loses 1 Sanity", "Wither is flipped", "rolls" })
  t:equal({ spell.zone, spell.rerolls }, { "possessions", 0 })
end)

test("wither: cast before the roll of the Strength test, and once in a combat",
    { rules = { "eh.combat.will_before_strength", "eh.spell.resolve_front" } }, function(t)
  local g, me, _, spell = caster(t, "wither", 1)
  g:effect("encounter_monster", me, g:spawn("deep_one", "london"))   -- Akachi: Will 4; Strength 2 - 1
  g:dice { 5, 5, 5, 5 }
  g:pass()
  t:prompt(g, "Before the roll", me)
  g:pass()
  t:prompt(g, "Before the roll", me)
  t:logged(g, "tests Strength")
  g:dice { 5, 5, 3, 1, 1, 1, 1, 1, 1 }
  g:mark()
  g:act { "use", spell }
  t:no_prompt(g, "Before the roll")
  t:order(g, { "tests Lore", "Wither is flipped", "rolls 1, 1, 1, 1, 1, 1." })
end)

test("wither: its own Lore test does not ask for what is used in a combat", { rules = { "eh.spell.resolve_front" } },
    function(t)
  local g, me, _, spell = caster(t, "wither", 2, { possessions = { akachi_onyele = { "kerosene" } } })
  g:effect("encounter_monster", me, g:spawn("deep_one", "london"))
  g:dice { 5, 5, 3 }
  g:act { "use", spell }
  t:logged(g, "Wither is flipped")
  t:prompt(g, "Before the combat", me)
end)

test("wither, 2: a reroll that was not used is gone after the combat", function(t)
  local g, me, _, spell = caster(t, "wither", 2)
  g:effect("encounter_monster", me, g:spawn("skeleton", "london"))
  g:dice { 5, 5, 3, 5, 5, 5, 5, 5, 5, 5 }
  g:act { "use", spell }
  t:equal(spell.rerolls, 1)
  g:pass()
  t:equal(spell.rerolls, 0)
end)
