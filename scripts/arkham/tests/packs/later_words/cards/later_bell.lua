return asset { name = "Later Bell", class = "neutral",
  action "Gain 2 resources in your turn. You have 1 action more, and your turn ends." {
    condition = "my_turn", effect = function(_, you)
      you:gain(2)
      you:add("actions", 1)
      you:end_turn()
    end,
  },
}
