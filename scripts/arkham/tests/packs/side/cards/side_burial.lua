return event_card { name = "Burial", class = "neutral", cost = 0,
  text = "Put each asset that you control into your charms deck. Gain 1 resource for each.",
  effect = function(_, you)
    for _, card in ipairs(find("my_assets", you)) do
      if card:put_in_side_deck("charms", you) then you:gain(1) end
    end
  end,
}
