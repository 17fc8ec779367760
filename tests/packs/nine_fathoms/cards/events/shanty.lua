return event_card { name = "An Old Shanty",
  when_drawn "Each diver gains 1 grit." (function()
    for _, diver in ipairs(players()) do diver:gain_grit(1) end
  end),
}
