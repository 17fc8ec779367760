local undertow = require("lib/keywords").undertow

return enemy {
  name = "Warden of the Bell", code = "db103", traits = { "Monster", "Drowned", "Elite" },
  keywords = { "massive", "retaliate", "undertow" },
  fight = 4, health = "3 * players", evade = 3, damage = 2, horror = 1, victory = 1,

  undertow(),
}
