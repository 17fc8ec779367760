return asset { name = "Quieting Whistle", class = "neutral", cost = 1,
  reaction "After an enemy attacks: exhaust each enemy." { after = "attack",
    effect = function() each(find "enemies", function(enemy) enemy:exhaust() end) end } }
