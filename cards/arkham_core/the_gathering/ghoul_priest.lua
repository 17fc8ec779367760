return enemy {
  name = "Ghoul Priest", code = "01116", traits = { "Humanoid", "Monster", "Ghoul", "Elite" }, keywords = { "hunter", "retaliate" },
  text = "**Prey** - Highest combat.",
  fight = 4, health = "5 * players", evade = 4, damage = 2, horror = 2, victory = 2,
  prey = function(_, inv) return inv:check "combat" end,
}
