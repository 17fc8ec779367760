return mythos {
  name = "Tied to a Dark Purpose", colour = "green", difficulty = "hard", trait = "event",
  text = "Resolve the reckoning effects of all Conditions, with all dice showing 1.",
  effect = function()
    with_ones(function()
      for _, inv in ipairs(players()) do reckon(cards_in("conditions", inv), inv) end
    end)
  end,
}
