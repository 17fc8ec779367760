-- Dice as components, and results packed into one number: the log and locals of procedures hold only numbers.

local dice = {}

--- dice.definition(colour: string, faces: any[]): table. For engine.define: a die that shows one of its faces.
function dice.definition(colour, faces)
  return { id = colour .. "_die", title = colour .. " die", tags = { "die", colour },
    data = { kind = "die", colour = colour, faces = faces }, abilities = {} }
end

--- dice.pack(digits: integer[], base: integer): integer. Digits from 0 to base - 1 as one number; the first is the
--- lowest.
function dice.pack(digits, base)
  local n = 0
  for i = #digits, 1, -1 do n = n * base + digits[i] end
  return n
end

--- dice.unpack(n: integer, base: integer): integer[]. The packed digits, without zeros after the last.
function dice.unpack(n, base)
  local digits = {}
  while n > 0 do
    digits[#digits + 1] = n % base
    n = math.floor(n / base)
  end
  return digits
end

return dice
