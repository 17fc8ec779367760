return enemy { name = "Trophy", keywords = { "hunter" }, victory = 1, fight = 1, health = 1, evade = 1, damage = 2, horror = 0,
  prey = function(_, inv) return inv:check "agility" end }   -- highest agility
