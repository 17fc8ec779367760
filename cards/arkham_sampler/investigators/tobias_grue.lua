return investigator {
  name = "Tobias Grue", subtitle = "The Understudy", class = "neutral", traits = { "Performer" },
  willpower = 3, intellect = 3, combat = 3, agility = 3, health = 7, sanity = 7,
  deck_size = 35, deck_options = { { level = { 0, 5 } } }, deck_needs = { { count = 6, classes = 3 } },
  requires = { "prompt_book", "stage_fright", "random_basic_weakness" }, roles = true,

  free "Choose another role." { limit = "turn", condition = "my_turn", effect = function(_, you) you:choose_role() end },

  named "opening_hand" "Draw 7 cards as your opening hand. Keep 5 of them." { effect = function(_, you)
    you:draw_for_opening_hand(7)
    you:keep_opening_hand(5)
  end },

  elder_sign = { text = "+2.", modifier = 2 },
}
