-- Acquire Assets, the bank loan.

local RESERVE = { "axe", "bandages", "dynamite", "arcane_scholar" }   -- 2, 1, 3 and 2

local function buyer(t, more)
  more = more or {}
  more.at, more.reserve = more.at or "london", RESERVE
  local g = t:game(more)
  return g, g:active()
end

local function reserve(g)
  local out = {}
  for i, card in ipairs(g:cards "reserve") do out[i] = card.title end
  table.sort(out)
  return out
end

test("Acquire Assets tests Influence, in a City", { rules = { "eh.acquire.city_test" } }, function(t)
  local g, mark = buyer(t)
  mark.influence_improved = 1
  g:dice { 1, 1, 1 }
  g:act "acquire"
  t:logged(g, "Mark Harrigan rolls 1, 1, 1.")
  for _, place in ipairs { "pyramids", "space_8" } do
    g = buyer(t, { at = place })
    t:not_offered(g, "acquire", "city")
  end
end)

test("not with a Monster on the space", { rules = { "eh.acquire.no_monster" } }, function(t)
  local g = buyer(t, { monsters = { ghoul = "london" } })
  t:not_offered(g, "acquire", "monsters_here")
end)

test("cards of a total value up to the result, others come when all is done",
    { rules = { "eh.acquire.total_value", "eh.acquire.refill_after" } }, function(t)
  local g, mark = buyer(t)
  mark.influence_improved = 1
  g:dice { 5, 6, 5 }
  g:act "acquire"
  g:pass()   -- no loan
  t:prompt(g, "Gain a card?", mark)
  t:offered(g, { g:card "axe", g:card "bandages", g:card "dynamite", g:card "arcane_scholar" })
  g:choose { g:card "axe" }
  t:equal(g:prompt_options(), { "Bandages" })
  t:equal(#g:cards "reserve", 3)
  g:choose { g:card "bandages" }
  t:equal(g:possessions(mark), { "Axe", "Bandages" })
  t:equal(#g:cards "reserve", 4)
end)

test("he need not gain what he could", { rules = { "eh.acquire.total_value" } }, function(t)
  local g, mark = buyer(t)
  g:dice { 5, 6 }
  g:act "acquire"
  g:pass()
  t:not_offered(g, g:card "dynamite")
  g:choose { "Gain a card", none = true }
  g:choose { "Discard", none = true }
  t:equal(g:possessions(mark), {})
end)

test("without a gain he may discard a card of the reserve instead", { rules = { "eh.acquire.discard_instead" } },
    function(t)
  local g, mark = buyer(t)
  local axe = g:card "axe"
  g:dice { 1, 2 }
  g:act "acquire"
  g:pass()
  t:prompt(g, "Discard a card from the reserve?", mark)
  g:choose { axe }
  t:zone(axe, "asset_discard")
  t:equal(#g:cards "reserve", 4)
  g, mark = buyer(t)
  g:dice { 5, 2 }
  g:act "acquire"
  g:pass()
  g:choose { g:card "bandages" }
  t:no_prompt(g, "Discard")
  t:equal(#reserve(g), 4)
end)

test("a Debt for two more successes, once", { rules = { "eh.loan.two_successes", "eh.loan.not_with_debt" } },
    function(t)
  local g, mark = buyer(t)
  g:dice { 1, 5 }
  g:act "acquire"
  g:act "bank loan"
  t:equal(g:conditions(mark), { "Debt" })
  t:logged(g, "has a result of 3")
  t:offered(g, { g:card "dynamite" })
end)

test("no loan with a Debt", { rules = { "eh.loan.not_with_debt" } }, function(t)
  local g = buyer(t, { possessions = { "debt" } })
  g:dice { 1, 5 }
  g:act "acquire"
  t:no_prompt(g, "After the roll")
end)

test("the loan is for this action only", { rules = { "eh.loan.two_successes" } }, function(t)
  local g, mark = buyer(t)
  g:test(mark, "influence", 0, { 1, 1 })
  t:no_prompt(g, "After the roll")
  t:equal(g:conditions(mark), {})
end)
