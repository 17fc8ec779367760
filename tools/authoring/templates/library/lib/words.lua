-- The value of `local words = require "pack_name:lib/words"` in another pack. This file sees the engine's functions,
-- not those of a game: a game passes everything else as arguments.

local words = {}

--- words.counted(n: integer, noun: string): string. "1 lamp", "3 lamps".
function words.counted(n, noun) return n .. " " .. noun .. (n == 1 and "" or "s") end

return words
