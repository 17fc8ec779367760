return investigator {
  name = "Mark Harrigan", id = "mark_harrigan", title = "The Soldier", health = 8, sanity = 4,
  lore = 1, influence = 2, observation = 2, strength = 4, will = 4, start = "space_14",
  possessions = { "asset revolver_38", "asset kerosene" },
  crippled = "strength", insane = "influence",

  action "You and a Monster here lose 1 Health each." {
    target = target.monster_here(),
    effect = function(_, you, monster)
      harm_together({ monster }, 1, you, 1)
    end,
  },

  constant "You become Delayed or Detained only if you want to." {
    me = { cannot_be_delayed = 1, cannot_be_detained = 1 },
  },
}
