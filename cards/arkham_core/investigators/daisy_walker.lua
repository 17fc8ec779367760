return investigator {
  name = "Daisy Walker", subtitle = "The Librarian", code = "01002", class = "seeker", traits = { "Miskatonic" },
  willpower = 3, intellect = 5, combat = 2, agility = 2, health = 5, sanity = 9,
  deck_size = 30,
  deck_options = { { class = "seeker", level = { 0, 5 } }, { class = "mystic", level = { 0, 2 } },
    { class = "neutral", level = { 0, 5 } } },
  requires = { "daisys_tote_bag", "the_necronomicon", "random_basic_weakness" },

  additional_action "You have an additional action each turn, only for the [action] abilities of Tomes." {
    cards = { "tome" },
  },

  elder_sign = { text = "If you succeed, draw 1 card for each Tome you control.",
    success = function(_, you)
      you:draw(#filter(find "in_play", function(card) return card:is "tome" and card.controller == you end))
    end },
}
