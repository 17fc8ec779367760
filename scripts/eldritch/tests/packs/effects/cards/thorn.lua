-- Happens at the same time as the effect of Balm.
return asset {
  name = "Thorn", id = "thorn", value = 1, traits = { "item" },

  forced "When somebody loses Health, you lose 1 Sanity." {
    after = "health_lost", effect = function(_, you) you:lose_sanity(1) end,
  },
}
