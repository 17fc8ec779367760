return spell {
  name = "Flesh Ward", traits = { "incantation" },

  casting "Once a round, when somebody would lose Health: test Lore; on a pass he loses up to 2 less." {
    would = "health_lost", condition = "health > 0", limit = "round",
    pass = function(_, e) e.event.health = e.event.health - 2 end,
  },

  backs = {
    { [0] = unless_a_4(), [1] = lose_sanity(1) },
    { [0] = chosen(unless(gain_condition "internal_injury", lose_health(1))), [1] = {},
      [3] = step("he loses as much as the result less instead", function(_, e)
        e.event.amount = e.event.amount - (e.result - 2)
      end) },
  },
}
