return spell {
  name = "Mists of Releh", standin = true,

  free "Spend: give the adventure up without its penalties." {
    window = "before_roll", cost = cost.spend(), condition = "not awake",
    effect = function() leave_adventure() end,
  },
}
