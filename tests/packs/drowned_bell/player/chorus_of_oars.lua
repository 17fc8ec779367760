return skill {
  name = "Chorus of Oars", code = "db012", class = "guardian", level = 0, icons = { agility = 1, combat = 1 },
  traits = { "Practiced" },

  constant "While it is committed to another investigator's test, it has 1 wild icon more." {
    zones = { "committed" }, condition = "test.tester ~= me.owner", me = { icon_wild = 1 },
  },
}
