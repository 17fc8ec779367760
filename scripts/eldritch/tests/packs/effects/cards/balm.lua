-- Happens at the same time as the effect of Thorn.
return asset {
  name = "Balm", id = "balm", value = 1, traits = { "item" },

  forced "When somebody loses Health, you recover 1 Sanity." {
    after = "health_lost", effect = function(_, you) you:recover_sanity(1) end,
  },
}
