return agenda {
  name = "High Water", code = "db113", doom = 7,

  constant "Each Drowned enemy gets +1 fight." { modify = { { value = "fight", amount = 1, where = "it is enemy and it is drowned" } } },

  advance "The water closes over the harbour (R2)." { effect = function() end_scenario "R2" end },
}
