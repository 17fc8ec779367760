return treachery {
  name = "Bad Debt", traits = { "Flaw" }, weakness = true, keywords = { "Permanent" },

  constant "You begin with 2 resources less." { you = { starting_resources = -2 } },
}
