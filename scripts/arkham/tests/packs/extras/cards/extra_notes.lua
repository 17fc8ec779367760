return skill {
  name = "Notes", class = "seeker", level = 0, icons = { intellect = 1 },
  constant "While this is committed to a skill test on a scenario card, it gains wild." {
    zones = { "committed" }, condition = "on_scenario_card", me = { icon_wild = 1 },
  },
}
