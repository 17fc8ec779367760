return asset { name = "Test Clamp", class = "neutral", cost = 0, slots = { "hand" },
  free "Attach this to your location." {
    condition = "not me in attached", effect = function(me, you) me:attach_to(you.place) end },
}
