-- Hears where assets and investigators were when they were defeated.
return asset { name = "Witness", class = "neutral", cost = 0,
  forced "After an asset at your location is defeated: gain 1 resource." {
    after = "asset_defeated", condition = "location == here", effect = function(_, you) you:gain(1) end },
  forced "After another investigator at your location is defeated: gain 2 resources." {
    after = "investigator_defeated", condition = "location == here", effect = function(_, you) you:gain(2) end },
}
