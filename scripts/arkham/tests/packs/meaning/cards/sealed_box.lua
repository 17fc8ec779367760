return asset {
  name = "Sealed Box", class = "neutral", cost = 0, traits = { "Item" },
  constant "Immune to player card effects." { immune = "that is player_card" },
  free "Exhaust this: gain 1 resource." { cost = cost.exhaust(), effect = function(_, you) you:gain(1) end },
}
