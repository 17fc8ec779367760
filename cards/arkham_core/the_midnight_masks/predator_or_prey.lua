return agenda {
  name = "Predator or Prey?", code = "01121a", doom = 6, reverse = "the_masked_hunter",

  action "Resign." { resign = true, effect = function(_, you) you:resign() end },
}
