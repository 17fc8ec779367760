-- Trading.

local PAIR = { "mark_harrigan", "jim_culver" }

local function pair(t, more)
  more = more or {}
  more.investigators, more.at = PAIR, more.at or "london"
  local g = t:game(more)
  return g, g:investigator "mark_harrigan", g:investigator "jim_culver"
end

test("any number of possessions, in both directions, with somebody on the same space",
    { rules = { "eh.trade.same_space", "eh.trade.consent" } }, function(t)
  local g, mark, jim = pair(t, { possessions = { mark_harrigan = { "axe", "bandages" }, jim_culver = { "wither" } },
    clues_of = { jim_culver = 2 } })
  mark.train = 2
  g:act { "trade", jim }
  t:equal(#g:prompt_options(), 4)
  g:choose { "What do you give", g:card "axe", "Train Ticket" }
  g:choose { "What do you want", g:card "wither", g:cards("held_clues", jim)[1], g:cards("held_clues", jim)[2] }
  t:prompt(g, "Mark Harrigan gives Axe, Train Ticket for Wither", jim)
  g:choose { "agree" }
  t:equal(g:possessions(mark), { "Bandages", "Wither" })
  t:equal(g:possessions(jim), { "Axe" })
  t:equal({ g:clues(mark), g:clues(jim), mark.train, jim.train }, { 2, 0, 1, 1 })
  t:equal(mark.actions, 1)
end)

test("not without the other's consent", { rules = { "eh.trade.consent" } }, function(t)
  local g, mark, jim = pair(t, { possessions = { jim_culver = { "wither" } } })
  g:act { "trade", jim }
  g:choose { "What do you want", g:card "wither" }
  t:prompt(g, "Mark Harrigan gives nothing for Wither", jim)
  g:choose { "refuse", player = jim }
  t:equal(g:possessions(mark), {})
  t:equal(g:possessions(jim), { "Wither" })
end)

test("not with somebody elsewhere", { rules = { "eh.trade.same_space" } }, function(t)
  local g = t:game { investigators = { "mark_harrigan", "jim_culver", "leo_anderson" }, possessions = { "axe" },
    at = { mark_harrigan = "london", jim_culver = "rome", leo_anderson = "london" } }
  local jim, leo = g:investigator "jim_culver", g:investigator "leo_anderson"
  t:offered(g, { { "trade", leo } })
  t:not_offered(g, { "trade", jim })
  g:act { "travel", g:space "rome" }
  t:offered(g, { { "trade", jim } })
  t:not_offered(g, { "trade", leo })
end)

test("Conditions, Health, Sanity and Improvement tokens are not traded", { rules = { "eh.trade.untradeable" } },
    function(t)
  local g, mark, jim = pair(t, { possessions = { "axe", "cursed" } })
  mark.lore_improved = 2
  g:act { "trade", jim }
  t:equal(g:prompt_options(), { "Axe" })
  g:choose { "What do you give", none = true }
  t:prompt(g, "Your action", mark)
  g, mark, jim = pair(t, { possessions = { "cursed" } })
  t:not_offered(g, { "trade", jim })
end)

test("a defeated investigator does not trade", { rules = { "eh.trade.not_defeated" } }, function(t)
  local g = t:game { investigators = { "mark_harrigan", "jim_culver", "leo_anderson" }, at = "london",
    possessions = { mark_harrigan = { "axe" }, jim_culver = { "wither" } } }
  local jim, leo = g:investigator "jim_culver", g:investigator "leo_anderson"
  t:offered(g, { { "trade", jim }, { "trade", leo } })
  g:effect("lose_health", jim, 9)
  t:zone(jim, "defeated")
  t:equal(jim.place, g:space "london")
  t:offered(g, { { "trade", leo } })
  t:not_offered(g, { "trade", jim })
end)

test("tickets are exchanged at the same time: neither needs room for both",
    { rules = { "eh.trade.same_space", "eh.prepare.max_two" } }, function(t)
  local g, mark, jim = pair(t)
  mark.train, jim.ship = 2, 2
  g:act { "trade", jim }
  g:choose { "What do you give", "Train Ticket" }
  g:choose { "What do you want", "Ship Ticket" }
  g:choose { "agree", player = jim }
  t:no_prompt(g, "discard")
  t:equal({ mark.train, mark.ship, jim.train, jim.ship }, { 1, 1, 1, 1 })
end)

-- Mark Harrigan gives a Train Ticket for nothing to somebody who already has the most.
local function ticket_too_many(t, have)
  local g, mark, jim = pair(t)
  mark.train, jim.ship = have, 2
  g:act { "trade", jim }
  g:choose { "What do you give", "Train Ticket" }
  g:choose { "What do you want", none = true }
  g:choose { "agree", player = jim }
  t:prompt(g, "Which ticket do you discard", jim)
  return g, mark, jim
end

test("a ticket that somebody with two has no room for stays with its giver",
    { rules = { "eh.trade.consent", "eh.prepare.max_two" } }, function(t)
  for have = 1, 2 do
    local g, mark, jim = ticket_too_many(t, have)
    g:choose { "discard", none = true }
    t:equal({ mark.train, mark.ship, jim.train, jim.ship }, { have, 0, 0, 2 })
  end
  local g, mark, jim = ticket_too_many(t, 1)
  g:choose { "discard", "Ship Ticket" }
  t:equal({ mark.train, mark.ship, jim.train, jim.ship }, { 0, 0, 1, 1 })
end)

test("two that exchange copies of a Spell keep one each; without exchange the second copy is discarded",
    { rules = { "eh.spell.no_duplicates", "eh.trade.same_space" } }, function(t)
  local function two_withers()
    local g, mark, jim = pair(t, { possessions = { mark_harrigan = { "wither" }, jim_culver = { "wither" } } })
    local his, theirs = g:cards("possessions", mark)[1], g:cards("possessions", jim)[1]
    g:act { "trade", jim }
    g:choose { "What do you give", his }
    return g, mark, jim, his, theirs
  end
  local g, mark, jim, his, theirs = two_withers()
  g:choose { "What do you want", theirs }
  g:choose { "agree", player = jim }
  t:equal({ g:cards("possessions", mark), g:cards("possessions", jim) }, { { theirs }, { his } })
  t:zone(his, "possessions")
  g, mark, jim, his, theirs = two_withers()
  g:choose { "What do you want", none = true }
  g:choose { "agree", player = jim }
  t:equal({ g:cards("possessions", mark), g:cards("possessions", jim) }, { {}, { theirs } })
  t:zone(his, "spell_deck")
end)
