-- What dice can show, and which dice there are: first those of the game, then the symbols and dice of packs, in the order
-- in which their files declare them (own_dice.lua). All of it is complete when the packs are loaded, and nothing changes
-- in play.

local pack_digits = require("common:lib/dice").unpack

local results = {}

--- results.names: string[]. The results in words. Those of the game are 1 to 4 investigations and these (Rulebook:
--- Rolling the Dice).
results.LORE, results.PERIL, results.TERROR, results.WILD = 5, 6, 7, 8
results.names = { "1", "2", "3", "4", "lore", "peril", "terror", "wild" }
results.numbers = {}   -- by name, the number of a result
for number, name in ipairs(results.names) do results.numbers[name] = number end
results.OF_THE_GAME, results.MOST = #results.names, 15   -- the solver of the odds takes no more

--- results.turned: integer[]. Those to which cards turn dice, whatever is on the faces of the dice.
results.turned = {}

--- results.weights: table. The investigations of each result: by the rulebook, and by the FAQ.
results.weights = { [0] = { 1, 2, 3, 4, [results.WILD] = 1 }, { 1, 2, 3, 4, [results.WILD] = 4 } }

--- results.colours: string[]. The colours of dice; of each colour its rank among them, how many dice there are, and the
--- results on their faces.
results.colours = { "green", "yellow", "red" }
results.rank = { green = 0, yellow = 1, red = 2 }
results.copies = { green = 6, yellow = 1, red = 1 }
results.faces = {
  green = { 1, 2, 3, results.LORE, results.PERIL, results.TERROR },
  yellow = { 1, 2, 3, 4, results.LORE, results.PERIL },
  red = { 2, 3, 4, results.LORE, results.PERIL, results.WILD },
}
results.DICE_OF_THE_GAME = #results.colours

--- results.kinds: integer[][]. The faces by the numbers of the colours, as the solver of the odds takes them.
results.kinds = {}
for i, colour in ipairs(results.colours) do results.kinds[i] = results.faces[colour] end

results.prefix = { green = "", yellow = "yellow ", red = "red " }

-- --- packed for the log ----------------------------------------------------------------------------------------------

-- The log holds a roll as one number of 31 bits. The dice of the game have a digit each: six green ones, the yellow one,
-- the red one; 0 is a missing die.
local BASE, PLACE, COLOUR_AT = 9, { yellow = 7, red = 8 }, { [7] = "yellow", [8] = "red" }
local POWER = { 1 }
for place = 2, 8 do POWER[place] = BASE * POWER[place - 1] end

local function packed_in_order(data, shows)
  local n, green = 0, 0
  for i = 1, #shows do
    local place = PLACE[data[i].colour]
    if not place then
      green = green + 1
      place = green
    end
    n = n + shows[i] * POWER[place]
  end
  return n
end

-- With what packs add, digits would not fit. Then dice of one colour lose their order: what remains, c results that rise
-- from 0 to r, has a place among all such lists, of which there are "c out of r + c".
local function out_of(k, n)
  local c = 1
  for i = 1, k do c = c * (n - k + i) / i end
  return c
end

local function place_of(list)
  table.sort(list)
  local place = 0
  for k = 1, #list do place = place + out_of(k, list[k] + k - 1) end
  return place
end

local function list_at(place, size)
  local list = {}
  for k = size, 1, -1 do
    local n = k - 1
    while out_of(k, n + 1) <= place do n = n + 1 end
    place = place - out_of(k, n)
    list[k] = n - k + 1
  end
  return list
end

local function lists_of(size) return out_of(size, #results.names + size) end

--- results.has_own(): boolean. Have packs added symbols or dice?
function results.has_own()
  return #results.names > results.OF_THE_GAME or #results.colours > results.DICE_OF_THE_GAME
end

local MOST_NUMBER = 2 ^ 31 - 1
--- results.fit(): boolean. Has a number for the log room for every roll?
function results.fit()
  local n = 1
  for _, colour in ipairs(results.colours) do n = n * lists_of(results.copies[colour]) end
  return n <= MOST_NUMBER
end

--- results.packed(data: table[], shows: integer[]): integer. The results of dice with these data as one number.
function results.packed(data, shows)
  if not results.has_own() then return packed_in_order(data, shows) end
  local lists, n = {}, 0
  for i = 1, #shows do
    local colour = data[i].colour
    lists[colour] = lists[colour] or {}
    table.insert(lists[colour], shows[i])
  end
  for i = #results.colours, 1, -1 do
    local colour = results.colours[i]
    local list, size = lists[colour] or {}, results.copies[colour]
    while #list < size do list[#list + 1] = 0 end
    n = n * lists_of(size) + place_of(list)
  end
  return n
end

--- results.unpacked(n: integer): string[]. The packed results in words, with the colours of dice that are not green.
function results.unpacked(n)
  local out = {}
  if not results.has_own() then
    for i, shows in ipairs(pack_digits(n, BASE)) do
      if shows > 0 then out[#out + 1] = results.text(COLOUR_AT[i] or "green", shows) end
    end
    return out
  end
  for _, colour in ipairs(results.colours) do
    local size = results.copies[colour]
    for _, shows in ipairs(list_at(n % lists_of(size), size)) do
      if shows > 0 then out[#out + 1] = results.text(colour, shows) end
    end
    n = math.floor(n / lists_of(size))
  end
  return out
end

--- results.text(colour: string, shows: integer): string. "lore", "yellow 4": a result of such a die.
function results.text(colour, shows) return results.prefix[colour] .. (results.names[shows] or "not rolled") end

return results
