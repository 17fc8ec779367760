-- What a pack gets by `local words = require "pack_name:lib/words"`. It sees the engine's functions, not those of a game:
-- what it needs of a game it is given.

local words = {}

--- words.counted(n: integer, noun: string): string. "1 lamp", "3 lamps".
function words.counted(n, noun) return n .. " " .. noun .. (n == 1 and "" or "s") end

return words
