return unique_item {
  name = "Flute of the Outer Gods", standin = true,

  free "Spend: overcome a monster on your adventure; lose 1 sanity and 1 stamina." {
    window = "before_roll", cost = cost.spend(), together = true,
    target = target.monster { where = "it.parent == place(you)" },
    effect = function(_, you, foe)
      you:defeat_monster(foe, true)
      you:lose_together { "sanity", "stamina" }
    end,
  },
}
