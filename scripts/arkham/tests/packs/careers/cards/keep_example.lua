-- Draws 6 cards, and keeps 3 of them.
return investigator {
  name = "Keep Example", class = "rogue", willpower = 3, intellect = 3, combat = 3, agility = 3, health = 7, sanity = 7,
  named "opening_hand" "Draw 6 cards as your opening hand. Keep 3 of them." {
    effect = function(_, you)
      you:draw_for_opening_hand(6)
      you:keep_opening_hand(3)
    end,
  },
}
