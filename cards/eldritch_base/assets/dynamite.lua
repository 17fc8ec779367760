return asset {
  name = "Dynamite", value = 3, traits = { "item", "weapon" },

  action "Discard: each Monster on your space loses 3 Health." {
    cost = cost.discard_self(),
    effect = function(_, you)
      for _, monster in ipairs(on_space("monsters", you.place)) do monster:harm(3, you) end
    end,
  },
}
