return asset {
  name = "Dynamite", value = 3, traits = { "item", "weapon" },

  action "Discard: each Monster on your space loses 3 Health." {
    cost = cost.discard_self(), condition = "any(monsters_here: it.cannot_lose_health == 0)",
    effect = function(_, you)
      harm_together(on_space("monsters", you.place), 3, you)
    end,
  },
}
