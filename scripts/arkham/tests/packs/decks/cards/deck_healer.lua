-- Cards that "heal horror", level 0-5; up to 15 other seeker or mystic cards, level 0-1.
return investigator { name = "The Healer", class = "guardian", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, deck_size = 30,
  deck_options = { { class = "guardian", level = { 0, 2 } }, { class = "neutral", level = { 0, 5 } },
    { text = "heal horror", level = { 0, 5 } },
    { class = { "seeker", "mystic" }, level = { 0, 1 }, limit = 15, other = true } } }
