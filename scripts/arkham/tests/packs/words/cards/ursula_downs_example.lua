return investigator {
  name = "Ursula Downs", subtitle = "The Explorer", class = "seeker", traits = { "Wayfarer" }, willpower = 3,
  intellect = 4, combat = 1, agility = 4, health = 7, sanity = 7,
  reaction "After you move to a location: take an investigate action." {
    after = "moves", limit = "round",
    condition = { "investigator == you", function(_, you) return you:can_take_action "investigate" end },
    effect = function(_, you) you:take_action "investigate" end,
  },
}
