return location {
  name = "Vault", shroud = 1, clues = 0, symbol = "square", connects = { "circle" },

  forced "After somebody reveals this: they take 1 horror." {
    after = "location_revealed", condition = { "location == me", "exists(investigator)" }, you = "investigator",
    effect = function(_, you) you:take_horror(1) end,
  },
}
