return event_card { name = "Spring Tide",
  when_drawn "The tide rises by 1." (function() raise_tide(1) end),
}
