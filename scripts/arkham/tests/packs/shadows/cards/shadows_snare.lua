return asset { name = "Snare", class = "neutral", cost = 0,
  action "Fight. If you succeed, exhaust that enemy instead of dealing damage." {
    fight = true, success = function() current("test").target:exhaust() end,
  },
}
