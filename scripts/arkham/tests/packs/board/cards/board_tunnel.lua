return asset {
  name = "Test Tunnel", class = "neutral", cost = 0,
  constant "Your location is connected to each Sanctum location, and is not connected to the others." {
    modify = { { value = "way", amount = 1, where = "it == you.place and that is sanctum" },
      { value = "way", amount = -1, where = "it == you.place and not that is sanctum" } },
  },
}
