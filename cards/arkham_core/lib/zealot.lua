-- Functions that the scenarios of Night of the Zealot share.

local SYMBOLS = { "skull", "skull", "cultist", "tablet", "auto_fail", "elder_sign" }
local function bag(...) return fields.with({ ... }, SYMBOLS) end

-- The chaos bag of the campaign, by difficulty.
local BAGS = {
  easy = bag("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2"),
  standard = bag("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4"),
  hard = bag("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5"),
  expert = bag("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8"),
}

--- past_encounters(evils [, dealt]). For starts: draws the encounter cards of the rounds so far. `evils` of them were
--- Ancient Evils, and each has placed its doom. dealt: see past_mythos().
local function past_encounters(evils, dealt)
  local function is_evil(card) return card.title == "Ancient Evils" end
  local list = filter(cards_in "encounter_deck", is_evil)
  for i = 1, math.min(evils, #list) do list[i]:discard() end
  past_mythos(function(card) return not is_evil(card) end, dealt)
end

return { bags = BAGS, past_encounters = past_encounters }
