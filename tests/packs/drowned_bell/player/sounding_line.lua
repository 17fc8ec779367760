return asset {
  name = "Sounding Line", code = "db004", class = "seeker", level = 0, cost = 2, icons = { intellect = 1 },
  traits = { "Item", "Tool" }, slots = { "hand" }, uses = { supplies = 3 }, discard_empty = true,

  action "Spend 1 supply: look at the top 2 cards of the encounter deck and put them back in any order; discover 1 clue if one is a treachery." {
    cost = cost.spend(1), condition = function() return size "encounter_deck" > 0 end,
    effect = function(_, you)
      local seen = cards_in "encounter_deck"
      local treacherous = seen[1]:is "treachery" or seen[2] ~= nil and seen[2]:is "treachery"
      you:look_at_top(2, "encounter_deck")
      if treacherous then you:discover(1) end
    end,
  },
}
