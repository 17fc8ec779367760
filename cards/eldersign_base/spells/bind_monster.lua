return spell {
  name = "Bind Monster", standin = true,

  free "Spend: overcome a monster on your adventure; lose 1 sanity." {
    window = "before_roll", cost = cost.spend(), target = target.monster { where = "it.parent == place(you)" },
    effect = function(_, you, foe)
      you:defeat_monster(foe, true)
      you:lose_sanity(1)
    end,
  },
}
