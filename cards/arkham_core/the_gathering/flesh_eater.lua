return enemy {
  name = "Flesh-Eater", code = "01118", traits = { "Humanoid", "Monster", "Ghoul" },
  text = "**Spawn** - Attic.",
  fight = 4, health = 4, evade = 1, damage = 1, horror = 2, victory = 1,
  spawn = function(place) return place.title == "Attic" end,
}
