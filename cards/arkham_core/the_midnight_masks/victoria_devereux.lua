return enemy {
  name = "Victoria Devereux", subtitle = "The Collector", code = "01140", unique = true,
  traits = { "Humanoid", "Cultist" }, text = "Spawn: Northside.",
  text = "**Spawn** - Northside.",
  fight = 3, health = 3, evade = 2, damage = 1, horror = 0, victory = 1,
  spawn = function(place) return place.title == "Northside" end,

  action "Spend 5 resources: add this to the victory display." {
    parley = true, cost = cost.resources(5), effect = function(me, you) me:add_to_victory(you) end,
  },
}
