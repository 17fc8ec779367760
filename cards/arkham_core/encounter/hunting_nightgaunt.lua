return enemy {
  name = "Hunting Nightgaunt", code = "01172", traits = { "Monster", "Nightgaunt" }, keywords = { "hunter" },
  fight = 3, health = 4, evade = 1, damage = 1, horror = 1,

  constant "While evading this, the negative modifiers of chaos tokens are doubled." {
    condition = { "evading", "test.target == me" },
    -- Is it negative, after all changes to it? Asked with `that`, since a value cannot ask for itself.
    modify = { { value = "modifier", op = "multiply", amount = 2,
      where = "it is token and check(modifier, it, me) < 0" } },
  },
}
