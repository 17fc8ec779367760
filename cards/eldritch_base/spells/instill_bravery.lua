return spell {
  name = "Instill Bravery", traits = { "incantation" },

  casting "Once a round, when somebody would lose Sanity: test Lore; on a pass he loses up to 2 less." {
    would = "sanity_lost", condition = "sanity > 0", limit = "round",
    pass = function(_, e) e.event.sanity = e.event.sanity - 2 end,
  },

  backs = {
    { [0] = unless_a_4(), [1] = lose_health(1) },
    { [0] = chosen(unless(gain_condition "hallucinations", lose_sanity(1))), [1] = {},
      [3] = step("he loses as much as the result less instead", function(_, e)
        e.event.amount = e.event.amount - (e.result - 2)
      end) },
  },
}
