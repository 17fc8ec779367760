-- The dice that are rolled, their results, clues.

local MISS = { "1", "1", "1", "1", "1", "1" }

test("six green dice, fewer when one is locked",
    { rules = { "es.roll.six_green", "es.roll.extra_dice_by_effect" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:go(g:adventure "the_archives", MISS)
  t:equal(g:pool(), MISS)
  local h = t:game { adventures = { "the_archives" }, mythos = "the_stars_align_in_the_cold_hall" }
  h:go(h:adventure "the_archives", { "1", "1", "1", "1", "1" })
  t:equal(#h:pool(), 5)
end)

test("the yellow and the red die come by an item only",
    { rules = { "es.roll.extra_dice_by_effect", "es.item.common_yellow",
    "es.item.unique_red" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "axe", "enchanted_blade" } }
  local blade, axe = unpack(g:cards("possessions", g:active()))
  g:go(g:adventure "the_archives")
  g:act { "use", axe }
  g:dice { "1", "1", "1", "1", "1", "1", "yellow 4", "red wild" }
  g:act { "use", blade }
  t:equal(g:pool(), { "1", "1", "1", "1", "1", "1", "red wild", "yellow 4" })
end)

-- The faces of one colour as the die gives them, side by side.
local function faces(t, colour)
  local g, out = t:game { adventures = { "administration_office" }, possessions = { "axe", "enchanted_blade" } }, {}
  for side = 1, 6 do
    g:rolls { side }
    local die = g:card(colour .. " die")
    g:call("roll_die", die)
    out[side] = g:call("die_text", die):gsub("^%a+ (.)", "%1")
  end
  table.sort(out)
  return out
end

test("the faces of the green die", { rules = { "es.dice.green_faces" } }, function(t)
  t:equal(faces(t, "green"), { "1", "2", "3", "lore", "peril", "terror" })
end)
test("the yellow die: 4 investigations instead of terror", { rules = { "es.dice.yellow_faces" } }, function(t)
  t:equal(faces(t, "yellow"), { "1", "2", "3", "4", "lore", "peril" })
end)
test("the red die: a wildcard instead of 1 investigation", { rules = { "es.dice.red_faces" } }, function(t)
  t:equal(faces(t, "red"), { "2", "3", "4", "lore", "peril", "wild" })
end)

-- The red die shows its wildcard; the rest is of no use.
local function wild(t, adventure, rest, faq)
  local g = t:game { adventures = { adventure }, possessions = { "enchanted_blade" }, faq = faq }
  local dice = {}
  for i = 1, 6 do dice[i] = rest end
  dice[7] = "red wild"
  g:go(g:adventure(adventure))
  if faq then g:choose { "attempt" } end
  g:dice(dice)
  g:act { "use", g:cards("possessions", g:active())[1] }
  return g
end

test("a wildcard is lore, peril or terror, or 1 investigation", { rules = { "es.dice.wildcard" } }, function(t)
  local g = wild(t, "the_archives", "peril")
  t:offered(g, { "1. The Archives: lore" })
  g = wild(t, "the_graveyard", "lore")
  t:equal(#g:prompt_options(), 2)
  t:offered(g, { "The Graveyard: peril", "The Graveyard: terror" })
  g = wild(t, "vermin_in_the_pipes", "lore")
  t:prompt(g, "No task is completed.")
  g = wild(t, "the_guided_tour", "1")
  g:choose { "investigation 2" }
  t:prompt(g, "With which dice?")
  t:offered(g, { "1, red wild", "1, 1" })
end)

test("by the FAQ it is 4 investigations", { rules = { "es.dice.wildcard" } }, function(t)
  local g = wild(t, "vermin_in_the_pipes", "lore", true)
  t:offered(g, { "investigation 3" })
end)

-- --- clues -----------------------------------------------------------------------------------------------------------

local function rolled_with_clues(t, n, who)
  local g = t:game { adventures = { "the_archives" }, investigators = { who or "harvey_walters" } }
  local me = g:active()
  me.clues = n
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "2", "3" })
  return g, me
end

test("a clue re-rolls any dice, before a task is completed, as often as one has clues",
    { rules = { "es.clue.reroll", "es.clue.any_number" } }, function(t)
  local g, me = rolled_with_clues(t, 2)
  t:prompt(g, "After the roll")
  g:act "Spend 1 clue"
  local pool = g:cards "pool"
  g:dice { "lore", "peril" }
  g:choose { "Which dice do you re-roll?", pool[1], pool[2] }
  t:equal(me.clues, 1)
  t:equal(g:pool(), { "1", "1", "2", "3", "lore", "peril" })
  t:logged(g, "re-rolls: lore, peril. The pool shows lore, peril, 1, 1, 2, 3.")
  g:act "Spend 1 clue"
  pool = g:cards "pool"
  g:dice { "lore" }
  g:choose { "Which dice do you re-roll?", pool[3] }
  t:equal(me.clues, 0)
  t:prompt(g, "Complete which task?")
  t:offered(g, { "lore, peril", "lore, investigation 3" })
end)

test("without clues there is no such window; in the next roll they may be spent again",
    { rules = { "es.clue.reroll" } }, function(t)
  local g = rolled_with_clues(t, 0)
  t:prompt(g, "No task is completed.")
  local h = rolled_with_clues(t, 1)
  h:pass()
  h:again { aside = "1", dice = { "1", "1", "1", "1", "1" } }
  t:prompt(h, "After the roll")
end)

test("only the active player spends clues on his roll", { rules = { "es.clue.reroll" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, investigators = { "harvey_walters", "bob_jenkins" } }
  g:investigator "bob_jenkins".clues = 3
  g:go(g:adventure "the_archives", MISS)
  t:prompt(g, "No task is completed.")
end)
