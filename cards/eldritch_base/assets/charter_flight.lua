return asset {
  name = "Charter Flight", value = 1, traits = { "service" },

  when_gained "Move up to 2 spaces." (function(_, you) you:move_spaces(2, true) end),
}
