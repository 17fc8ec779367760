-- The Innsmouth Conspiracy. Which key opens it is unverified.
return location { name = "Sealed Exit", traits = { "Cave" }, shroud = 3, clues = 0,
  symbol = "square", connects = { "circle" },
  constant "Only an investigator with the purple key enters." { modify = { { value = "cannot_enter",
    where = "it in investigators and that == me and not any(keys: it is purple_key and it.parent == that)" } } },
  action "Leave the pit." { resign = true, effect = function(_, you) you:resign() end },
}
