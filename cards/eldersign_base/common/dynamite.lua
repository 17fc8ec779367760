return common_item {
  name = "Dynamite", standin = true,

  free "Spend: overcome a monster on any adventure." {
    window = "before_roll", cost = cost.spend(), target = target.monster(),
    effect = function(_, you, foe) you:defeat_monster(foe, true) end,
  },
}
