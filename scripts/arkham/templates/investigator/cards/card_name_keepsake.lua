-- The signature card of Card Name: the deck must have it (`requires`), and no other deck may.
return asset {
  name = "Card Name's Keepsake",
  class = "neutral",
  unique = true,
  tags = { "signature" },
  cost = 1,
  icons = { intellect = 1, wild = 1 },
  traits = { "Item", "Charm" },
  slots = { "accessory" },

  constant "You get +1 intellect while investigating." {
    condition = { "investigating", "test.tester == you" }, you = { intellect = 1 },
  },
}
