return investigator {
  name = "Amanda Sharpe", title = "The Student", sanity = 5, stamina = 5, start = { "choice", "choice" },

  constant "You may complete any number of tasks with one roll." { you = { tasks_per_roll = 20 } },
}
