return asset {
  name = "Salve", value = 1, copies = 0, traits = { "item" },

  forced "When you lose Health, you recover 1 Health." {
    after = "health_lost", condition = "investigator == you", effect = function(_, you) you:recover_health(1) end,
  },
}
