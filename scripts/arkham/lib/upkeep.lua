-- The upkeep phase: readying, hand size.

local swarm = require "lib/swarm"
local check, in_play = method.check, property.in_play
local is_exhausted, pack_of = property.exhausted, property.pack

local function ready_at_once(list)
  local readied = {}
  for i = 1, #list do
    local card = list[i]
    if in_play(card) and is_exhausted(card) then
      card.exhausted = false
      readied[#readied + 1] = card
    end
  end
  for i = 1, #readied do after("readies", nil, readied[i]) end
  check_engagement()
end

-- A pack becomes ready as one: not while one of it stays exhausted.
local function whole_packs(list)
  return filter(list, function(card)
    return pack_of(card) == 0 or #filter(swarm.members(card), function(other)
      return is_exhausted(other) and not contains(list, other)
    end) == 0
  end)
end

--- ready_all(). Step of the upkeep phase: readies exhausted cards at the same time.
local function ready_all()
  -- What comes when a card would become ready may itself take time, so it is resolved before any of them does.
  local list = whole_packs(filter(find "exhausted_cards", function(card) return check(card, "cannot_ready") == 0 end))
  list = filter(list, function(card) return before("readies", nil, card) == 1 end)
  together(ready_at_once, whole_packs(list))
end

local function over_limit(inv) return size("hand", inv) - check(inv, "hand_limit") end

-- The limit may depend on the cards in hand. So the chosen cards go in the order in which they were chosen, as many as
-- the limit of the remaining hand asks for; if these are not enough, the investigator chooses again.
local function discard_down(inv)
  local over = over_limit(inv)
  while over > 0 do
    -- A weakness cannot be chosen unless a card says so.
    local chosen = choose(inv, "Discard down to your hand size", find("discardable", inv),
      { min = over, max = over, many = true, purpose = "discard" })
    for i = 1, #chosen do
      if over_limit(inv) > 0 then inv:discard_card(chosen[i]) end
    end
    over = chosen[1] and over_limit(inv) or 0
  end
end

--- check_hand_size(inv: card). Step of the upkeep phase: the investigator discards down to their hand limit.
local function check_hand_size(inv) together(discard_down, inv) end

--- waiting_investigators(): card[]. The investigators who have not taken their turn in this round.
local function waiting_investigators() return filter(players(), function(inv) return not inv.turn_taken end) end

engine.export { ready_all = ready_all, check_hand_size = check_hand_size,
  waiting_investigators = waiting_investigators }
