-- Numbers that the whole crew shares: air, tide, dread, seals. Each diver has grit.

local MOST_AIR = 12   -- Rules 2.6

--- gain_air(n), lose_air(n). Changes the air, never above 12 or below 0.
local function gain_air(n)
  n = math.min(n, MOST_AIR - game.air)
  if n <= 0 then return end
  game.air = game.air + n
  note("air_gained", nil, nil, nil, n)
end
local function lose_air(n)
  n = math.min(n, game.air)
  if n <= 0 then return end
  game.air = game.air - n
  note("air_lost", nil, nil, nil, n)
end

--- raise_tide(n). Raises the tide; at the end of its track the crew has lost (Rules 1.2).
local function raise_tide(n)
  event("tide_rises", nil, nil, nil, n, function(left)
    game.tide = game.tide + left
    if game.tide >= game.tide_end then finish "drowned" end
  end)
end

--- raise_dread(n), lower_dread(n). Changes the dread; at the end of its track the crew has lost (Rules 1.3).
local function raise_dread(n)
  event("dread_rises", nil, nil, nil, n, function(left)
    game.dread = game.dread + left
    if game.dread >= game.dread_end then finish "woken" end
  end)
end
local function lower_dread(n) game.dread = math.max(0, game.dread - n) end

--- seals_aboard() -> number of seals in all chests.
local function seals_aboard()
  local n = 0
  for _, diver in ipairs(seats()) do
    for _, relic in ipairs(cards_in("chest", diver)) do n = n + relic.seals end
  end
  return n
end

--- vote_text(n) -> the vote on Something on the Line in words, for the log.
local function vote_text(n) return n == 1 and "cut it loose" or "haul it in" end

-- Verbs are methods of cards: you:gain_grit(1).
local verbs = {}

--- diver:gain_grit(n)
function verbs.gain_grit(diver, n)
  diver:add("grit", n)
  note("grit_gained", diver, nil, nil, n)
end

--- relic:give_back(). Puts it under the deck of its site; its seals are lost.
function verbs.give_back(relic)
  relic:move(relic.data.site .. "_deck", nil, true)
  note("relic_lost", nil, relic)
end

engine.verbs(verbs)
engine.export { MOST_AIR = MOST_AIR, gain_air = gain_air, lose_air = lose_air, raise_tide = raise_tide,
  raise_dread = raise_dread, lower_dread = lower_dread, seals_aboard = seals_aboard,
  vote_text = vote_text }
