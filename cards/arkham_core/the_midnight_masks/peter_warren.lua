return enemy {
  name = "Peter Warren", subtitle = "The Occult Professor", code = "01139", unique = true,
  traits = { "Humanoid", "Cultist" }, text = "Spawn: Miskatonic University.",
  text = "**Spawn** - Miskatonic University.",
  fight = 2, health = 3, evade = 3, damage = 1, horror = 0, victory = 1,
  spawn = function(place) return place.title == "Miskatonic University" end,

  action "Spend 2 clues: add this to the victory display." {
    parley = true, cost = cost.clues(2), effect = function(me, you) me:add_to_victory(you) end,
  },
}
