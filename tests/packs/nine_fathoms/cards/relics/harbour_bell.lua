return relic { name = "Harbour Bell", site = "shelf", seals = 1, cost = "hook hook lamp",
  reaction "Give it back to the sea: the tide does not rise." {
    would = "tide_rises", cost = cost.give_back(),
    effect = function(_, _, _, event) event:cancel() end,
  },
}
