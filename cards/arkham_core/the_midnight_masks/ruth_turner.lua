return enemy {
  name = "Ruth Turner", subtitle = "The Mortician", code = "01141", unique = true,
  traits = { "Humanoid", "Cultist" }, text = "Spawn: St. Mary's Hospital.",
  text = "**Spawn** - St. Mary's Hospital.",
  fight = 2, health = 4, evade = 5, damage = 1, horror = 0, victory = 1,
  spawn = function(place) return place.title == "St. Mary's Hospital" end,

  forced "After this is evaded: add it to the victory display." {
    after = "evaded", condition = "enemy == me", effect = function(me) me:add_to_victory() end,
  },
}
