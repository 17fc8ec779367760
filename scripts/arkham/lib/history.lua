-- What has happened in this round, for cards that ask for it. It is noted as lasting effects that end with the round,
-- and only in games with a card of the tag `recalls`: most games have none.

local history = {}

--- history.is_asked_for(): boolean. Could a deck have a card that recalls what has happened? Decks that are empty by now
--- are made later, by a test.
function history.is_asked_for()
  if not cards_with "recalls"[1] then return false end
  local decks = find "decks"
  if not decks[1] then return true end
  for _, card in ipairs(decks) do
    if card:is "recalls" then return true end
  end
  return false
end

local function note_on(card, value)
  if card and card.in_play then by_rules(card.modify, card, value, 1, "round") end
end

--- history.drawn(inv: card, card: card). The investigator has drawn a card as one is drawn from the encounter deck.
function history.drawn(inv, card)
  if game.has_history == 1 and card:is "treachery" then note_on(inv, "treacheries_drawn") end
end

--- history.defeated(place?: card). An enemy has been defeated there.
function history.defeated(place)
  if game.has_history == 1 then note_on(place, "enemies_defeated") end
end

return history
