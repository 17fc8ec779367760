return skill {
  name = "Vicious Blow", code = "01025", class = "guardian", level = 0, icons = { combat = 1 }, traits = { "Practiced" },

  constant "If this attack is successful, it deals +1 damage." {
    condition = { "attacking", "test.succeeded" }, zones = { "committed" },
    modify = { { value = "damage_bonus", amount = 1, where = "it == test.tester" } },
  },
}
