return event_card { name = "Fair Wind",
  when_drawn "The crew gains 3 air." (function() gain_air(3) end),
}
