return asset { name = "Mourner", class = "neutral", cost = 0,
  forced "After an asset is defeated: gain 1 resource." { after = "asset_defeated", effect = function(_, you) you:gain(1) end } }
