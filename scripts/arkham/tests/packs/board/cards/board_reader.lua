-- Reacts to searches.
return asset {
  name = "Test Reader", class = "neutral", cost = 0,
  reaction "After a deck is searched: gain 1 resource." {
    after = "searched", condition = "investigator == you", effect = function(_, you) you:gain(1) end,
  },
}
