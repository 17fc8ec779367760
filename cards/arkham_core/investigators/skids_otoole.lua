return investigator {
  name = '"Skids" O\'Toole', subtitle = "The Ex-Con", code = "01003", class = "rogue", traits = { "Criminal" },
  willpower = 2, intellect = 3, combat = 3, agility = 4, health = 8, sanity = 6,
  deck_size = 30,
  deck_options = { { class = "rogue", level = { 0, 5 } }, { class = "guardian", level = { 0, 2 } }, { class = "neutral", level = { 0, 5 } } },
  requires = { "on_the_lam", "hospital_debts", "random_basic_weakness" },

  free "Spend 2 resources: you may take an additional action this turn." {
    cost = cost.resources(2), condition = "my_turn", limit = "turn",
    effect = function(_, you) you:modify("additional_action", 1, "turn") end,
  },
  additional_action "The additional action that he has paid for." { granted = true },

  elder_sign = { text = "+2. If you succeed, gain 2 resources.", modifier = 2,
    success = function(_, you) you:gain(2) end },
}
