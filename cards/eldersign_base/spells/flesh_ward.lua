return spell {
  name = "Flesh Ward", standin = true,

  reaction "Spend: you do not lose the stamina of a penalty." {
    would = "stamina_lost", condition = { "investigator == you", "stamina > 0", "penalties" }, cost = cost.spend(),
    effect = function(_, _, _, event) event:cancel() end,
  },
}
