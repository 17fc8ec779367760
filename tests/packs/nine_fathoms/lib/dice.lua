-- Dice are components. A die's `face`, 1 to 6, is the index of its upper symbol; 0 before it is rolled.

local dice = require "common:lib/dice"

local FACES = {
  brass = { "hook", "hook", "lamp", "rune", "air", "whisper" },      -- Rules 2.4
  black = { "hook", "lamp", "rune", "rune", "whisper", "whisper" },  -- Rules 2.5
}
local SYMBOLS = { "hook", "lamp", "rune", "air", "whisper" }
local NUMBER = {}
for i, name in ipairs(SYMBOLS) do NUMBER[name] = i end

for _, colour in ipairs { "brass", "black" } do engine.define(dice.definition(colour, FACES[colour])) end

--- symbol_of(die) -> "hook", "lamp", "rune", "air", "whisper", or nil before it is rolled.
local function symbol_of(die) return die.data.faces[die.face] end

--- roll_dice(dice). Rolls them: each shows one of its six faces.
local function roll_dice(list)
  for _, die in ipairs(list) do die.face = roll(6) end
end

local verbs = {}

--- diver:turn_one(symbol). Turns one of the dice just rolled, which the diver chooses, to that symbol.
function verbs.turn_one(diver, symbol)
  local die = choose(diver, "Which die shows a " .. symbol .. "?", cards_in "rolled")
  for face, name in ipairs(die.data.faces) do
    if name == symbol then die.face = face end
  end
end

engine.verbs(verbs)

--- showing(zone, symbol) -> list of the dice in a zone that show it.
local function showing(zone, symbol)
  return filter(cards_in(zone), function(die) return symbol_of(die) == symbol end)
end

--- meets(cost) -> boolean. Do the dice that are set aside pay { hook = 2, lamp = 1 }?
local function meets(cost)
  for symbol, n in pairs(cost) do
    if #showing("kept", symbol) < n then return false end
  end
  return true
end

local BASE = 6
--- packed(dice) -> number and dice_text(number) -> "hook, lamp": their results for the log, which holds numbers.
local function packed(list)
  local digits = {}
  for i, die in ipairs(list) do digits[i] = NUMBER[symbol_of(die)] end
  return dice.pack(digits, BASE)
end
local function dice_text(n)
  local names = {}
  for i, digit in ipairs(dice.unpack(n, BASE)) do names[i] = SYMBOLS[digit] end
  return table.concat(names, ", ")
end

--- label(card) -> its name in an option besides its title: the result of a die, a place with its fare.
local function label(card)
  if card:is "die" then return (symbol_of(card) or "unrolled") .. (card:is "black" and " (black)" or "") end
  if card:is "site" then return card.title .. " (" .. card.fare .. " air)" end
end

engine.export { symbol_of = symbol_of, roll_dice = roll_dice, showing = showing, meets = meets,
  packed = packed, dice_text = dice_text, label = label }
