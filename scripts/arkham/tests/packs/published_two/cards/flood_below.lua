-- The Innsmouth Conspiracy. The name and the doom are unverified.
return agenda { name = "The Flood Below", doom = 5,
  advance "Each investigator takes 1 damage for each flood level of their location, all at the same time." {
    effect = function() harm_all(nil, players(), function(inv) return inv.place.flood_level end) end,
  },
}
