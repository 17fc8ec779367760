-- A defeat is cancelled, and nothing is healed.
return asset { name = "Charm of Denial", class = "neutral", cost = 1,
  reaction "When an asset of yours would be defeated: it is not." {
    would = "asset_defeated", condition = "asset.controller == you",
    effect = function(_, _, _, event) event:cancel() end } }
