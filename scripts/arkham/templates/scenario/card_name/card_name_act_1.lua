return act {
  name = "The Way In",
  clues = "2 * players",

  advance "Put the House into play." {
    effect = function() put_location(set_aside_card "card_name_house") end,
  },
}
