-- Chooses the size of the deck and a second class, has 5 experience, and one of two signature cards twice.
return investigator { name = "The Planner", class = "seeker", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, deck_size = { 2, 4 }, experience = 5,
  deck_options = { { class = "seeker", level = { 0, 5 } },
    { class = "guardian", level = { 0, 2 }, if_chosen = { secondary = "guardian" } },
    { class = "mystic", level = { 0, 2 }, if_chosen = { secondary = "mystic" } } },
  deck_choices = { secondary = { "guardian", "mystic" } },
  requires = { { "deck_plan", "deck_better_plan" }, "deck_notes", "deck_notes" } }
