return asset {
  name = "Test Root", class = "neutral", cost = 0,
  constant "This cannot leave play." { me = { cannot_leave_play = 1 } },
  free "Discard this: gain 1 resource." { cost = cost.discard_self(), effect = function(_, you) you:gain(1) end },
}
