return enemy {
  name = "Otter Pack", traits = { "Creature", "River" }, keywords = { "Alert" }, fight = 2, health = 1, evade = 3, damage = 1,
  text = "**Spawn** - Any flooded location.",
  swarming = "players", spawn = function(place) return place.flood_level > 0 end,
}
