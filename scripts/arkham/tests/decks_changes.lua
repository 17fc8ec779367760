-- Cards that change the rules of the deck in which they are: lib/deck_changes.lua.

local decks = require "helpers/decks"
local roland = decks.roland

test("each copy makes the deck larger, and allows a card of any class", function(t)
  local problems = decks.of(t)
  t:equal(problems(roland { deck_many_sided = 1 }),
    { "deck: 30 cards, weaknesses and cards of Roland Banks not counted; add 5: the deck has 35" })
  local larger = { deck_many_sided = 1, unexpected_courage = 2, overpower = 2 }
  t:equal(problems(roland(larger)),
    { "deck: 34 cards, weaknesses and cards of Roland Banks not counted; add 1: the deck has 35" })
  larger.stray_cat = 1
  t:equal(problems(roland(larger)), {})
  larger.stray_cat, larger.overpower = 2, 1
  local found = problems(roland(larger))
  t:equal({ #found, found[1]:match "^stray_cat: no place for 1 Stray Cat" }, { 1, "stray_cat: no place for 1 Stray Cat" })
  larger.deck_many_sided, larger.overpower, larger.perception, larger.hyperawareness = 2, 2, 2, 2
  larger.deduction, larger.barricade = 2, 1
  t:equal(problems(roland(larger)), {})   -- 40 cards, two Stray Cats among them
end)

test("without the card the class is refused as always", function(t)
  local found = decks.of(t)(roland { stray_cat = 1, knife = 1 })
  t:truthy(found[1]:find("Roland Banks cannot have Stray Cat", 1, true))
end)

test("it may make the deck smaller, and forbid a second copy of a title", function(t)
  local found = decks.of(t)(roland { deck_lean = 1 })
  local titles, rest = {}, {}
  for _, line in ipairs(found) do
    local title = line:match "^([%l_]+): 2 copies .+; take 1 out: at most 1 of a title, as Lean Living says$"
    if title then titles[#titles + 1] = title else rest[#rest + 1] = line end
  end
  table.sort(titles)
  t:equal(titles, { "emergency_cache", "flashlight", "guts", "knife", "manual_dexterity" })
  t:equal(rest, { "deck: 30 cards, weaknesses and cards of Roland Banks not counted; take 5 out: the deck has 25" })
end)
