-- Investigators of the base set.

-- At an adventure after that roll; no investigator has anything to ask before the roll.
local function rolled(t, id, adventure, dice, more)
  more = more or {}
  more.investigators = more.investigators or { id }
  more.adventures = { adventure }
  local g = t:game(more)
  local me = g:active()
  g:go(g:adventure(adventure), dice)
  return g, me
end

local MISS = { "1", "1", "1", "1", "1", "terror" }

test("Amanda Sharpe completes any number of tasks with one roll", function(t)
  local g = rolled(t, "amanda_sharpe", "the_archives", { "lore", "lore", "3", "lore", "peril", "1" })
  local archives = g:adventure "the_archives"
  g:choose { "1. The Archives: lore" }
  g:choose { "1. The Archives: lore, investigation 3" }
  t:equal(g:tasks(archives)[2], "x lore, investigation 3")
  g:choose { "1. The Archives: lore, peril" }
  t:zone(archives, "trophies", g:active())
end)

test("others complete one task of a roll only", function(t)
  local g = rolled(t, "joe_diamond", "the_archives", { "lore", "lore", "3", "lore", "peril", "1" })
  g:dice { "1", "1", "1", "1", "1" }
  g:choose { "1. The Archives: lore" }
  t:prompt(g, "No task is completed.")
end)

test("\"Ashcan\" Pete begins with Duke and may take another kind of card or a clue", function(t)
  local g = t:game { investigators = { "ashcan_pete" }, begin = "setup" }
  g:go_on()
  local me = g:investigator "ashcan_pete"
  t:equal(g:cards("possessions", me)[1].title, "Duke")
  local h = t:game { investigators = { "ashcan_pete" }, adventures = { "the_archives" } }
  local pete = h:active()
  h:effect("gain_cards", pete, "common", 1)
  h:choose { "What do you take?", "a clue" }
  t:equal(pete.clues, 1)
  t:equal(#h:cards("possessions", pete), 0)
end)

for _, case in ipairs { { "bob_jenkins", "common" }, { "dexter_drake", "spell" }, { "monterey_jack", "unique" } } do
  test(case[1] .. " gains one more, once for each gain", function(t)
    local g = t:game { investigators = { case[1] }, adventures = { "the_archives" } }
    local me = g:active()
    g:effect("gain_cards", me, case[2], 2)
    t:equal(#g:cards("possessions", me), 3)
    g:effect("gain_cards", me, case[2] == "spell" and "common" or "spell", 1)
    t:equal(#g:cards("possessions", me), 4, "other kinds are not doubled")
  end)
end

for _, case in ipairs { { "carolyn_fern", "sanity" }, { "vincent_lee", "stamina" } } do
  test(case[1] .. " heals 1 " .. case[2] .. " once a day, in anybody's turn", function(t)
    local g = t:game { investigators = { "joe_diamond", case[1] }, adventures = { "the_archives" } }
    local joe, healer = g:investigator "joe_diamond", g:investigator(case[1])
    joe[case[2]] = 1
    g:go "entrance"
    g:choose { "receive first aid" }
    -- The next turn is the healer's, who may heal Joe when it begins.
    t:offered(g, { { "use", healer, joe } })
    g:act { "use", healer, joe }
    t:equal(joe[case[2]], 3, "2 after first aid, and 1")
    joe[case[2]] = 1
    g:go "entrance"
    g:choose { "search" }
    t:equal(g:active(), joe, "not again on the same day")
  end)
end

test("Darrell Simmons raises one investigation of a roll, as far as the die goes", function(t)
  local g, me = rolled(t, "darrell_simmons", "the_guided_tour", { "1", "3", "lore", "lore", "lore", "lore" })
  t:equal(#g:prompt_options(), 2, "the 1, not the 3 of a green die; and to pass")
  g:act { "use", me }
  t:prompt(g, "Complete which task?")                -- 2 investigations now
end)

test("Harvey Walters makes lore of a terror, once a roll", function(t)
  local g, me = rolled(t, "harvey_walters", "the_archives", { "terror", "terror", "1", "1", "1", "1" })
  g:act { "use", me }
  t:equal(g:pool()[5], "lore")
  t:prompt(g, "Complete which task?")
end)

test("Michael McGlen makes peril of a terror, once a roll", function(t)
  local g, me = rolled(t, "michael_mcglen", "the_hall_of_the_dead", { "terror", "peril", "1", "1", "terror", "1" })
  g:act { "use", me }
  g:choose { "1. The Hall of the Dead: peril, peril" }
  t:equal(g:dice_on "placed", { "peril", "peril" })
end)

test("Gloria Goldberg adds yellow and red in other worlds only", function(t)
  local g = t:game { investigators = { "gloria_goldberg" }, adventures = { "the_archives" }, other_worlds = { "the_dreamlands" } }
  local me = g:active()
  g:go(g:adventure "the_dreamlands")
  g:dice { "1", "1", "1", "1", "1", "1", "yellow 1", "red 2" }
  g:act { "use", me }
  t:equal(#g:pool(), 8)
  local h = t:game { investigators = { "gloria_goldberg" }, adventures = { "the_archives" } }
  h:go(h:adventure "the_archives", MISS)
  t:equal(#h:pool(), 6)
end)

test("Jenny Barnes discards a clue, common item or spell before her first roll for both dice", function(t)
  local g = t:game { investigators = { "jenny_barnes" }, adventures = { "the_archives" },
    possessions = { "mists_of_releh", "enchanted_blade" } }
  local me = g:active()
  g:go(g:adventure "the_archives")
  g:dice { "1", "1", "1", "1", "1", "1", "yellow 1", "red 2" }
  g:act { "use", me }
  t:equal(#g:cards("possessions", me), 1, "the spell is gone, the unique item would not do")
  t:equal(#g:cards "dice", 0)
end)

test("Joe Diamond re-rolls a second time for each clue", function(t)
  local g = t:game { investigators = { "joe_diamond" }, adventures = { "the_archives" } }
  local me = g:active()
  me.clues = 1
  g:go(g:adventure "the_archives", MISS)
  g:dice { "2", "3" }
  g:act { "use", me }
  g:choose { "Which dice do you re-roll?", g:cards "pool"[1] }
  g:choose { "Which dice do you re-roll?", g:cards "pool"[2] }
  t:equal(me.clues, 0)
  t:equal(g:pool(), { "1", "1", "1", "2", "3", "terror" })
end)

test("Kate Winthrop: no monster appears in her turn, and terror does not concern her", function(t)
  local g, me = rolled(t, "kate_winthrop", "when_night_falls", { "terror", "1", "1", "1", "1", "1" })
  g:choose { "Complete which task?", none = true }
  t:equal(#g:cards "monsters", 0)
  g:choose { "give up" }
  t:equal(me.sanity, me.max_sanity - 2)
  g:effect("monsters_appear", 1)
  t:equal(#g:cards "monsters", 0)
end)

test("Mandy Thompson re-rolls 2 dice once a day, after anybody's roll", function(t)
  local g = t:game { investigators = { "joe_diamond", "mandy_thompson" }, adventures = { "the_archives" } }
  local mandy = g:investigator "mandy_thompson"
  g:go(g:adventure "the_archives", MISS)
  g:dice { "2", "3" }
  g:act { "use", mandy }
  local dice = g:cards "pool"
  g:choose { "Which 2 dice are re-rolled?", dice[1], dice[2] }
  t:equal(g:pool(), { "1", "1", "1", "2", "3", "terror" })
end)

test("Sister Mary is not concerned by lingering effects and rolls locked dice, which go back", function(t)
  local g = t:game { investigators = { "sister_mary", "joe_diamond" }, adventures = { "the_archives", "did_you_hear_that" },
    mythos = "sudden_terror_when_memories_fade" }
  local mary, joe = g:investigator "sister_mary", g:investigator "joe_diamond"
  t:equal({ mary.no_clues, joe.no_clues }, { 0, 1 })
  g:go(g:adventure "the_archives", MISS)
  t:equal(#g:pool(), 6)
  g:choose { "give up" }
  t:equal(#g:dice_on "locked", 1, "in the next turn the die is back")
end)

test("Sister Mary can add a yellow die that is locked; it goes back after her turn", function(t)
  local g = t:game { investigators = { "sister_mary", "joe_diamond" }, adventures = { "gala_in_the_great_hall", "the_archives" },
    possessions = { sister_mary = { "axe" }, joe_diamond = { "axe" } } }
  t:equal(#g:dice_on "locked", 1)
  g:go(g:adventure "the_archives")
  g:dice { "1", "1", "1", "1", "1", "1", "yellow 1" }
  g:act "add the yellow die"
  t:equal(#g:pool(), 7)
  t:equal(#g:dice_on "locked", 0)
  g:choose { "give up" }
  t:equal(#g:dice_on("locked", g:adventure "gala_in_the_great_hall"), 1)
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1", "1" })
  t:prompt(g, "No task is completed.")   -- Joe finds the die locked
end)
