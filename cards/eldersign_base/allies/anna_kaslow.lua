return ally {
  name = "Anna Kaslow", standin = true,
  when_gained "Gain 2 clues." (function(_, you) you:gain_clues(2) end),
}
