return enemy_location {
  name = "Breathing Cellar", traits = { "House", "Monster" }, keywords = { "Retaliate" }, shroud = 2, clues = 2,
  symbol = "circle", connects = { "square" }, other_side = "living_cellar_asleep",
  fight = 3, health = 3, evade = 2, damage = 1, horror = 1,

  forced "After this attacks: place 1 resource on it." {
    after = "attack", condition = "enemy == me", effect = function(me) me:add("resources", 1) end,
  },
}
