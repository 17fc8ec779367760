return enemy {
  name = "Ravenous Ghoul", code = "01161", traits = { "Humanoid", "Monster", "Ghoul" },
  text = "**Prey** - Lowest remaining health.",
  fight = 3, health = 3, evade = 3, damage = 1, horror = 1,
  prey = function(_, inv) return -(inv:check "health" - inv.damage) end,
}
