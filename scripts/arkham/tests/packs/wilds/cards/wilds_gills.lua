return asset {
  name = "Gills", class = "neutral", cost = 0,
  free "At a flooded location: gain 1 resource." {
    condition = "any(my_location: flooded)", limit = "round", effect = function(_, you) you:gain(1) end,
  },
  free "At a partially flooded location: gain 2 resources." {
    condition = "any(my_location: partially_flooded)", limit = "round", effect = function(_, you) you:gain(2) end,
  },
  free "At a fully flooded location: gain 4 resources." {
    condition = "any(my_location: fully_flooded)", limit = "round", effect = function(_, you) you:gain(4) end,
  },
  free "At an unflooded location: gain 8 resources." {
    condition = "any(my_location: unflooded)", limit = "round", effect = function(_, you) you:gain(8) end,
  },
}
