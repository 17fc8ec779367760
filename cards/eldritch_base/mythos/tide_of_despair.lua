return mythos {
  name = "Tide of Despair", colour = "yellow", difficulty = "normal", trait = "event",
  effect = { each_investigator { unless(cost_step("discard your Blessed Condition",
    function(you) return you:has_condition "blessed" end,
    function(you) return you:discard_condition "blessed" end), { lose_both(2, 2) }) } },
}
