return asset { name = "Pocket Notes", class = "neutral", cost = 0,
  forced "After you expose a decoy: gain 1 resource." {
    after = "decoy_exposed", condition = "investigator == you", effect = function(_, you) you:gain(1) end },
}
