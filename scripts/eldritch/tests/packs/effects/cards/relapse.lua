return asset {
  name = "Relapse", value = 1, copies = 0, traits = { "item" },

  forced "When you recover Health, you lose 1 Sanity." {
    after = "health_recovered", condition = "investigator == you", effect = function(_, you) you:lose_sanity(1) end,
  },
}
