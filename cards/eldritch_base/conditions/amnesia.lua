return condition {
  name = "Amnesia", traits = { "madness" },

  cured_by_rest(), worsens "will",

  backs = {
    { name = "Forgotten Crimes", effect = { gain_condition "detained", discard_this() } },
    { name = "The Terrible Truth", effect = { gain_condition "dark_pact", discard_this() } },
    { name = "Unexplained Debts", effect = { gain_condition "debt", discard_this() } },
  },
}
