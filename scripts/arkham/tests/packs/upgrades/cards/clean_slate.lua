return event_card {
  name = "Clean Slate", class = "neutral", level = 0, cost = 0,
  text = "Exile each asset you control. Gain 1 resource for each that was exiled.",
  effect = function(_, you)
    for _, card in ipairs(find("my_assets", you)) do
      if card:exile() then you:gain(1) end
    end
  end,
}
