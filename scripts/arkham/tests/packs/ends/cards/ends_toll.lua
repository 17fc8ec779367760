return event_card { name = "Toll", class = "neutral", cost = 0, text = "Each investigator chooses and discards 1 card.",
  effect = function()
    local who, hands = {}, {}
    for _, inv in ipairs(players()) do
      table.insert(who, 1, inv)                      -- whatever the order of the list
      table.insert(hands, 1, cards_in("hand", inv))
    end
    local chosen = choose_each("Choose a card to discard", who, hands)
    for i, inv in ipairs(who) do
      for _, card in ipairs(chosen[i]) do inv:discard_card(card) end
    end
  end }
