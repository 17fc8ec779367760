return act { name = "Act of leaving", objective = true,
  forced "If each undefeated investigator has resigned, advance." {
    at = "investigator_eliminated",
    condition = { "not any(investigators)", function() return #filter(seats(), function(inv) return inv.resigned end) > 0 end },
    effect = function(me) advance_as_all_resigned(me) end,
  },
  advance "(R1)." { effect = function() end_scenario "R1" end },
}
