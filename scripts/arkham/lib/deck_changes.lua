-- Cards that change the rules of the deck in which they are, such as a permanent card that makes it larger. All answers
-- are about plain data: a deck is { cards = { ID = count }, ... }.

fields.schema("deck_change", "What each copy of a card changes in the building of its deck.", {
  { "size?", "integer", "The deck has so many cards more, or fewer: 5, -5." },
  { "options?", "deck_option[]", "Cards that the deck may have besides: { { level = { 0, 0 }, limit = 1, other = true } }." },
  { "copies?", "natural", "At most so many copies of each title." },
  { "needs?", "deck_need[]", "Cards that the deck must have besides: { { type = \"skill\", count = 10 } }." },
})

local deck_changes = {}

-- Calls f(change, copies, id) for each card of the deck that changes it, in the order of their ids.
local function each_change(deck, f)
  if not deck.cards then return end   -- one title is asked about, thousands of times
  local list, known, ids = cards_with "changes_deck", {}, {}
  if #list == 0 then return end
  for _, id in ipairs(list) do known[id] = true end
  for id in pairs(deck.cards) do
    if known[whole_id(id)] then ids[#ids + 1] = id end
  end
  table.sort(ids)
  for _, id in ipairs(ids) do f(data_of(id).changes_deck, deck.cards[id], id) end
end

--- deck_changes.size(deck: table): integer. By how much its cards change its size.
function deck_changes.size(deck)
  local sum = 0
  each_change(deck, function(change, n) sum = sum + (change.size or 0) * n end)
  return sum
end

--- deck_changes.options(deck: table): deck_option[]. What its cards allow besides. Two copies allow twice as many.
function deck_changes.options(deck)
  local list = {}
  each_change(deck, function(change, n)
    for _, option in ipairs(change.options or {}) do
      local copy = {}
      for key, value in pairs(option) do copy[key] = value end
      copy.limit = option.limit and option.limit * n
      list[#list + 1] = copy
    end
  end)
  return list
end

--- deck_changes.copies(deck: table): integer?, card_id?. How many copies of a title its cards permit at most, and which
--- card says so.
function deck_changes.copies(deck)
  local most, by
  each_change(deck, function(change, _, id)
    if change.copies and (not most or change.copies < most) then most, by = change.copies, id end
  end)
  return most, by
end

--- deck_changes.needs(deck: table): deck_need[]. What its cards ask of the deck besides.
function deck_changes.needs(deck)
  local list = {}
  each_change(deck, function(change)
    for _, need in ipairs(change.needs or {}) do list[#list + 1] = need end
  end)
  return list
end

return deck_changes
