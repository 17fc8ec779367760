return event_card { name = "Index", class = "neutral", cost = 0,
  text = "Search your collection for a Tome and add it to your hand.",
  effect = function(_, you)
    local tome = you:search_collection { "tome" }
    if tome then you:add_to_hand(tome) end
  end }
