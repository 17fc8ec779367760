return asset {
  name = "Vow", id = "vow", class = "neutral", cost = 0,
  free "Remember that a promise was given." { condition = "remembered == 0", effect = function() game.remembered = 1 end },
  free "If you remember that a promise was given: gain 1 resource." {
    condition = "remembered == 1", limit = "round", effect = function(_, you) you:gain(1) end,
  },
}
