local undertow = require("lib/keywords").undertow

return enemy {
  name = "Bell Diver", code = "db101", traits = { "Humanoid", "Drowned" }, keywords = { "hunter", "undertow" },
  fight = 3, health = 2, evade = 2, damage = 1, horror = 0,

  undertow(),
}
