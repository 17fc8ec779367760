return ally {
  name = "Lantern Bearer", copies = 0,

  when_gained "A clue." (function(_, you) you:gain_clues(1) end),
}
