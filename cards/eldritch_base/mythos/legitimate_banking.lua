return mythos {
  name = "Legitimate Banking", colour = "green", difficulty = "normal", trait = "event",
  text = "The Lead Investigator gains a Debt; if he has one, its reckoning is resolved, with all dice showing 1.",
  effect = function(_, you)
    local debt = condition_of(you, "debt")
    if debt then with_ones(debt.use, debt, "reckoning", you) else you:gain_condition "debt" end
  end,
}
