return asset { name = "Calm", class = "neutral", cost = 1,
  forced "When doom is placed: cancel it." { when = "doom_placed",
    effect = function(_, _, _, event) event:cancel() end } }
