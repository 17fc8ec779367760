local function thank(n) resolver():gain(n) end

return event_card {
  name = "Foundling", class = "neutral", level = 0, cost = 0,
  text = "Gain 2 resources. The top card of your deck belongs to nobody.",
  effect = function(_, you)
    together(thank, 2)
    local card = top("deck", you)
    card:move "set_aside"
    give(card, nil)
    card.controller = nil
  end,
}
