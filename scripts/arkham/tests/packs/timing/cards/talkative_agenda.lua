return agenda {
  name = "Talkative Agenda", doom = 99,
  free "Any investigator: gain 1 resource." { effect = function(_, you) you:gain(1) end },
}
