return event_card {
  name = "Rummage", class = "neutral", cost = 0, text = "Add 2 different cards from your discard pile to your hand.",
  condition = "any(discard)",
  effect = function(_, you)
    for _, card in ipairs(choose_different(you, "Which card?", find("discard", you), 2)) do you:add_to_hand(card) end
  end,
}
