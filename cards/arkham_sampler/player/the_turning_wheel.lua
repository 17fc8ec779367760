return asset {
  name = "The Turning Wheel", class = "neutral", level = 1, cost = 2, icons = { wild = 1 }, traits = { "Tarot" },
  slots = { "tarot" },
  reaction "When your turn begins, exhaust this: gain 1 resource for each other Tarot card that investigators control, at least 1." {
    after = "turn_begins", condition = { "investigator == you", "could_gain" }, cost = cost.exhaust(),
    effect = function(me, you)
      local n = 0
      for _, inv in ipairs(players()) do
        n = n + #filter(find("my_assets", inv), function(card) return card ~= me and card:is "tarot" end)
      end
      you:gain(math.max(1, n))
    end,
  },
}
