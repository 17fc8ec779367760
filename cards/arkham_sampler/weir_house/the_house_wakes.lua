return agenda {
  name = "The House Wakes", doom = 6,
  constant "Adjacent locations are connected." { modify = { { value = "way", where = "adjacent" } } },
  advance "The house shuts its doors: R2." { effect = function() end_scenario "R2" end },
}
