-- Clues that investigators gain, hold, spend and discard. Clues on the board: lib/tracks.lua.

local verbs = {}

--- inv:clues(): integer. The number of Clues the investigator has.
function verbs.clues(inv) return size("held_clues", inv) end

--- inv:gain_clue(clue: card): boolean. The investigator gains "this Clue" from its space.
function verbs.gain_clue(inv, clue)
  if not inv:take(clue) then return false end
  after("clue_gained", inv, nil, nil, 1)
  return true
end

--- inv:gain_clues(n?: integer): integer. The investigator gains random Clues from the pool; none when the pool and its
--- discard pile are empty. Reference Guide: Gaining a Clue; Component Limitations.
function verbs.gain_clues(inv, n)
  if not is_playing(inv) then return 0 end
  local gained = 0
  for _ = 1, n or 1 do
    local clue = pick "clue_pool"
    if not clue then break end
    inv:take(clue)
    refill_clues()
    gained = gained + 1
  end
  if gained > 0 then after("clue_gained", inv, nil, nil, gained) end
  return gained
end

local function let_go(inv, n)
  local list = cards_in("held_clues", inv)
  for i = 1, math.min(n, #list) do list[i]:discard_clue() end
end

--- inv:discard_clues(n?: integer): integer. The investigator discards n Clues (nil: all), or all if they have fewer.
function verbs.discard_clues(inv, n)
  n = math.min(n or inv:clues(), inv:clues())
  let_go(inv, n)
  return n
end

--- inv:can_spend_clues(n: integer): boolean. Has the investigator that many, counting other things that may pay for a
--- Clue?
function verbs.can_spend_clues(inv, n) return is_playing(inv) and inv:clues() + inv.clue_credit >= n end
--- inv:spend_clues(n: integer): boolean. Spends Clues; returns whether they were paid. Reference Guide: Spend.
function verbs.spend_clues(inv, n)
  if not inv:can_spend_clues(n) then return false end
  local go, left = before("clues_spent", inv, nil, nil, n)
  if go ~= 1 or left > inv:clues() then return false end
  let_go(inv, left)
  -- If other things paid for all of them, no Clue was spent.
  if left > 0 then after("clues_spent", inv, nil, nil, left) end
  return true
end

engine.verbs(verbs)
