return asset { name = "Burglary Kit", class = "neutral", cost = 0,
  action "Investigate. If you succeed, discover 1 clue, and 1 clue more." {
    investigate = true, success = function(_, you)
      you:discover(1)
      you:discover(1)
    end },
}
