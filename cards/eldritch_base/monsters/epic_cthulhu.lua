return monster {
  name = "Cthulhu", epic = true, will = -2, horror = 5, strength = -2, damage = 4, toughness = "start_players + 3",

  will_loss "If you lose Sanity from the Will test, place the lost tokens on the Ancient One's sheet." (function()
    top "ancient_one":add("sanity", current "combat".sanity)
  end),
}
