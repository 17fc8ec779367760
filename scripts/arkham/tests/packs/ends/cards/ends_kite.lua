return asset { name = "Torn Kite", class = "neutral", level = 0, cost = 1, health = 1,
  forced "When this is defeated: return it to your hand." { when = "asset_defeated", condition = "asset == me",
    effect = function(me) me:return_to_hand() end } }
