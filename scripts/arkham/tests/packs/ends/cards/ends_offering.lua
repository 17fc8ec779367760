return event_card { name = "Offering", class = "neutral", cost = 0,
  text = "Each investigator may choose and discard 1 card.",
  effect = function()
    local who, hands = players(), {}
    for i, inv in ipairs(who) do hands[i] = cards_in("hand", inv) end
    for i, chosen in ipairs(choose_each("Choose a card to discard", who, hands, { optional = true })) do
      for _, card in ipairs(chosen) do who[i]:discard_card(card) end
    end
  end }
