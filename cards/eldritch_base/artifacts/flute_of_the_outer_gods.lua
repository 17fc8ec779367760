return artifact {
  name = "Flute of the Outer Gods", traits = { "item", "magical" },

  action "Spend 2 Health and 2 Sanity: defeat all Monsters here." {
    cost = { cost.health(2), cost.sanity(2) }, condition = "any(monsters_here: it is not epic)",
    effect = function(_, you)
      defeat_together(on_space("monsters", you.place), you)
    end,
  },
}
