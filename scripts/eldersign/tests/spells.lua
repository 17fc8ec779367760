-- Spells that hold dice.

local MISS = { "1", "1", "1", "1", "1", "1" }

-- At an adventure, with a spell cast before the roll; its die is still to choose.
local function cast(t, dice, more)
  more = more or {}
  more.adventures = more.adventures or { "the_curator" }
  more.possessions = more.possessions or { "wither" }
  local g = t:game(more)
  local me = g:active()
  local spell, card = g:cards("possessions", me)[1], g:cards "museum"[1]
  g:go(card)
  t:prompt(g, "Before the roll")
  g:dice(dice)
  g:act "Cast"
  return g, me, spell, card
end

test("cast before the roll, it takes one die after it, as it is",
    { rules = { "es.spell.stores_die", "es.spell.one_die", "es.spell.die_not_rerolled" } }, function(t)
  local g, _, spell = cast(t, { "lore", "peril", "peril", "peril", "terror", "peril" })
  t:prompt(g, "Which dice does Wither hold?")
  t:zone(spell, "cast")
  g:choose { g:die "lore" }
  t:equal(g:dice_on("held", spell), { "lore" })
  t:equal(#g:pool(), 5)
  t:prompt(g, "No task is completed.")
  g:again { aside = "peril", dice = { "lore", "1", "1", "lore" } }
  t:equal(g:dice_on("held", spell), { "lore" }, "not rolled again")
  g:complete("lore, lore, lore", { "1", "1" })
  t:zone(spell, "spell_deck")
end)

test("after the re-rolls of clues", { rules = { "es.spell.stores_die", "es.clue.reroll" } }, function(t)
  local g = t:game { adventures = { "the_curator" }, possessions = { "wither" } }
  g:active().clues = 1
  g:go(g:adventure "the_curator")
  g:dice(MISS)
  g:act "Cast"
  t:prompt(g, "After the roll")
end)

test("one die only, unless the card says otherwise", { rules = { "es.spell.one_die" } }, function(t)
  local g, _, spell = cast(t, { "lore", "lore", "1", "1", "terror", "1" },
    { possessions = { "dread_curse_of_azathoth" } })
  local pool = g:cards "pool"
  g:choose { "Which dice does", pool[1], pool[2] }
  t:equal(g:dice_on("held", spell), { "lore", "lore" })
  local h = cast(t, { "lore", "lore", "1", "1", "terror", "1" })
  pool = h:cards "pool"
  t:raises(function() h:choose { "Which dice does", pool[1], pool[2] } end, "not allowed")
end)

test("it stays over turns, for whoever's turn it is; used, the spell goes under its deck",
    { rules = { "es.spell.die_persists", "es.spell.any_active_player", "es.spell.returned" } }, function(t)
  local g, _, spell, card = cast(t, { "lore", "peril", "peril", "peril", "terror", "peril" },
    { investigators = { "joe_diamond", "harvey_walters" } })
  g:choose { g:die "lore" }
  g:choose { "give up" }
  t:equal(g:dice_on("held", spell), { "lore" })
  g:go(card, { "lore", "lore", "1", "1", "1" })   -- Harvey's five dice
  t:equal(g:active().title, "Harvey Walters")
  g:complete("lore, lore, lore", { "1", "1", "1" })
  t:equal(g:dice_on("placed", card), { "lore", "lore", "lore" })
  local deck = g:cards "spell_deck"
  t:equal(deck[#deck], spell)
end)

test("a spell with two dice stays until both are used", { rules = { "es.spell.returned" } }, function(t)
  local g, _, spell, card = cast(t, { "lore", "lore", "1", "1", "1", "1" },
    { possessions = { "dread_curse_of_azathoth" }, adventures = { "administration_office" } })
  local pool = g:cards "pool"
  g:choose { "Which dice does", pool[1], pool[2] }
  g:complete("lore", { "1", "1", "1", "1" })
  t:zone(spell, "cast")
  t:equal(#g:dice_on("held", spell), 1)
  t:equal(#g:dice_on("placed", card), 1)
end)

-- The rulebook asks whether a rolled die shows terror; the FAQ says that one on a spell never does it.
for _, faq in ipairs { false, true } do
  test("a terror on a spell brings no terror effect, in its own roll or a later one; " ..
      (faq and "with the FAQ" or "as printed"), { rules = { "es.spell.die_not_rerolled", "es.fail.terror" } }, function(t)
    local roll = { "terror", "1", "1", "1", "1", "1" }
    local g, me
    if faq then
      g = t:game { adventures = { "unnatural_habitat" }, possessions = { "wither" }, faq = true }
      me = g:active()
      g:dice(roll)
      g:go(g:adventure "unnatural_habitat")
      g:choose { "attempt" }
      g:act "Cast"
    else
      g, me = cast(t, roll, { adventures = { "unnatural_habitat" } })
    end
    g:choose { g:die "terror" }
    t:equal(me.sanity, me.max_sanity)
    t:equal(#g:dice_on "held", 1)
    g:again { aside = "1", dice = { "1", "1", "1", "1" } }
    if faq then g:pass() end                       -- its die is not taken back
    t:equal(me.sanity, me.max_sanity)
    g:again { aside = "1", dice = { "terror", "1", "1" } }
    if faq then g:pass() end
    t:equal(me.sanity, me.max_sanity - 1, "another terror does")
  end)
end

-- --- the FAQ: cast after the roll, taken back ------------------------------------------------------------------------

test("by the FAQ a spell is cast after the roll, not before it", { rules = { "es.spell.stores_die" } }, function(t)
  local g = t:game { adventures = { "the_curator" }, possessions = { "wither" }, faq = true }
  g:dice { "lore", "peril", "peril", "peril", "peril", "peril" }
  g:go(g:adventure "the_curator")
  g:choose { "attempt" }
  t:prompt(g, "After the roll")
  local spell = g:cards("possessions", g:active())[1]
  g:act "Cast"
  g:choose { g:die "lore" }
  t:equal(g:dice_on("held", spell), { "lore" })
  t:prompt(g, "No task is completed.")
end)

test("by the FAQ the dice on a spell may be taken back before a roll",
    { rules = { "es.spell.die_persists" } }, function(t)
  local g = t:game { adventures = { "the_curator" }, possessions = { "wither" }, faq = true }
  g:dice { "lore", "peril", "peril", "peril", "peril", "peril" }
  g:go(g:adventure "the_curator")
  g:choose { "attempt" }
  local spell = g:cards("possessions", g:active())[1]
  g:act "Cast"
  g:choose { g:die "lore" }
  g:choose { "give up" }
  g:go(g:adventure "the_curator")
  g:choose { "attempt" }
  g:dice(MISS)
  g:act "Take its dice back"
  t:equal(#g:pool(), 6)
  t:zone(spell, "spell_deck")
end)

test("a yellow die taken back in a later turn is not in the pool", { rules = { "es.spell.die_persists" } }, function(t)
  local g = t:game { adventures = { "the_curator" }, possessions = { "wither", "axe" }, faq = true }
  g:go(g:adventure "the_curator")
  g:choose { "attempt" }
  g:dice { "peril", "peril", "peril", "peril", "peril", "peril", "yellow lore" }
  g:act "add the yellow die"
  g:act "Cast"
  g:choose { g:die "yellow lore" }
  g:choose { "give up" }
  g:go(g:adventure "the_curator")
  g:choose { "attempt" }
  g:dice(MISS)
  g:act "Take its dice back"
  t:equal(g:pool(), MISS)
end)

test("by the rulebook they stay", { rules = { "es.spell.die_persists" } }, function(t)
  local g, _, _, card = cast(t, { "lore", "peril", "peril", "peril", "peril", "peril" })
  g:choose { g:die "lore" }
  g:choose { "give up" }
  g:go(card, { "peril", "peril", "peril", "peril", "peril" })
  t:prompt(g, "No task is completed.")
end)
