return artifact {
  name = "Pallid Mask", traits = { "item", "magical" },

  free "Choose an encounter as if there were no Monsters here." {
    window = "before_encounter", condition = { "any(monsters_here)", "you.ignores_monsters == 0" },
    effect = function(_, you) you:modify("ignores_monsters", 1, "turn") end,
  },
}
