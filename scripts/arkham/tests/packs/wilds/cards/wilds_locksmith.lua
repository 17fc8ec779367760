return asset { name = "Locksmith", class = "neutral", cost = 0,
  reaction "After you take control of a key: gain 1 resource." {
    after = "key_taken", condition = "investigator == you", effect = function(_, you) you:gain(1) end },
}
