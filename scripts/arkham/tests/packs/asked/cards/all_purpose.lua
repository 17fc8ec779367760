return skill { name = "All Purpose", class = "neutral", level = 0, any_test = true,
  if_successful "Gain 1 resource." { effect = function(_, you) you:gain(1) end },
}
