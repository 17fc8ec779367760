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

local swarm = require "lib/swarm"

local verbs = {}

-- Swarm cards are copies of their host: they turn with it, and leave play if it is no enemy on its other side.
local function turn_pack(host, id)
  for _, copy in ipairs(find("swarm_of", host)) do
    if host:is "enemy" then copy:turn_into(id) else copy:leave_play() end
  end
end

--- card:flip(): boolean. Turns the card over to its other side. What lies on it and who is there stays; the location is
--- revealed. The swarm cards of an enemy turn with it. False: it has no other side, or is a swarm card, which has none of
--- its own.
function verbs.flip(card)
  local id = card.data and card.data.other_side
  if not id or card.swarm_card then return false end
  card:turn_into(id)
  if swarm.protects(card) then turn_pack(card, id) end
  if card:is "location" then card:reveal() end
  after("flipped", nil, card)
  return true
end

engine.verbs(verbs)
