return asset {
  name = "Dread Watch", class = "neutral", cost = 0,
  reaction "After you draw an encounter card: gain 1 resource." {
    after = "encounter_drawn", condition = "investigator == you", effect = function(_, you) you:gain(1) end,
  },
}
