return enemy {
  name = "Icy Ghoul", code = "01119", traits = { "Humanoid", "Monster", "Ghoul" },
  text = "**Spawn** - Cellar.",
  fight = 3, health = 4, evade = 4, damage = 2, horror = 1, victory = 1,
  spawn = function(place) return place.title == "Cellar" end,
}
