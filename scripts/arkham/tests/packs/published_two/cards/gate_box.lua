-- The Dream-Eaters. Figures unverified.
return asset { name = "Gate Box", subtitle = "Worlds within Worlds", class = "neutral", cost = 2, unique = true,
  tags = "signature", traits = { "Item", "Relic" }, slots = { "accessory" }, uses = { charges = 3 },
  free "Spend 1 charge: put Dream-Gate into play, and move there." {
    cost = { cost.exhaust(), cost.spend(1) }, condition = { "my_turn", "any(bonded_cards: it is location)" },
    effect = function(_, you)
      local gate = filter(find("bonded_cards", you), function(card) return card:is "location" end)[1]
      put_location(gate)
      you:move_to(gate)
    end,
  },
}
