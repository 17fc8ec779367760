return asset { name = "Balm", class = "neutral", cost = 0,
  reaction "When you are dealt damage or horror: 1 of each is cancelled." {
    when = "harm_dealt", condition = "investigator == you", limit = "round",
    effect = function(_, you) you:cancel_harm(1, 1) end,
  },
}
