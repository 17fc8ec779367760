-- Adds a frost token as a cost.
return asset {
  name = "Thin Ice", id = "thin_ice", class = "neutral", cost = 0,
  free "As a cost, add 1 frost token: gain 1 resource." {
    cost = cost.add_tokens("frost", 1), effect = function(_, you) you:gain(1) end },
}
