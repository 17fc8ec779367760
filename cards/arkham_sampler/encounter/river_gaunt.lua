return enemy {
  name = "River Gaunt", traits = { "Humanoid", "River" }, keywords = { "Alert" }, fight = 3, health = 3, evade = 2, damage = 1,
  text = "**Prey** - Lowest agility.",
  prey = function(_, inv) return -inv:check "agility" end,
}
