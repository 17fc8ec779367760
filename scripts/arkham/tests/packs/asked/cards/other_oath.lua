return asset { name = "Other Oath", class = "neutral", level = 0, cost = 0, traits = { "Pact" }, card_limit = 1 }
