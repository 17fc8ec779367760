return event_card {
  name = "Clear the Air", class = "neutral", cost = 0, text = "Discard a card attached to your location.",
  effect = function(_, you)
    local here = filter(find "attachments", function(card) return card.parent == you.place end)
    local card = choose(you, "Discard which card?", here)
    if card then card:leave_play() end
  end,
}
