-- Cards that have two sides in play, each a card of its own: a location and another one, a location and an
-- enemy-location, an enemy and a story card. `other_side` in the fields of each names the other.

-- Here and not in game.lua, where it would change the numbers of what the base game has.
engine.game {
  tags = {
    { "two_sided", "The card has another side that is a card of its own." },
  },
  timing_points = {
    -- The log knows a card by the name that it has now.
    flipped = { about = "A card has been turned over to its other side.", subject = "the card, as it is now",
      text = "A card is turned over, and is {subject} now.", called = { subject = "card" }, can_be = { subject = "any" } },
  },
}

local verbs = {}

--- card:flip(): boolean. Turns the card over to its other side. What lies on it and who is there stays; the location is
--- revealed. False: it has no other side.
function verbs.flip(card)
  local id = card.data and card.data.other_side
  if not id then return false end
  card:turn_into(id)
  if card:is "location" and card.in_play then card:reveal() end
  after("flipped", nil, card)
  return true
end

engine.verbs(verbs)
