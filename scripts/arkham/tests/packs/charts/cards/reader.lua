-- As Daisy Walker in the examples of FAQ 1.10.
return investigator {
  name = "Reader", id = "reader", class = "seeker", willpower = 3, intellect = 5, combat = 2, agility = 2, health = 5,
  sanity = 9,
  additional_action "An additional action each turn, only for [action] abilities of Tomes." { cards = { "tome" } },
}
