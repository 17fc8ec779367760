return asset { name = "Charm", class = "neutral", cost = 0,
  reaction "When you are dealt damage or horror, discard this: all of it is cancelled." {
    when = "harm_dealt", condition = "investigator == you", cost = cost.discard_self(),
    effect = function(_, _, _, event) event:cancel() end,
  },
}
