return event_card { name = "Teamwork", class = "neutral", cost = 0, icons = {},
  text = "Give an asset to an investigator at your location.", target = target.my_asset(),
  effect = function(_, you, card)
    for _, inv in ipairs(players()) do
      if inv ~= you and inv.place == you.place then inv:take_control(card) end
    end
  end }
