-- An investigator with something to do at any time, and with something to do when a location is revealed.
return investigator {
  name = "Prospector", id = "prospector", class = "seeker", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7,
  free "Gain 1 resource." { limit = "round", effect = function(_, you) you:gain(1) end },
  reaction "After a location is revealed: gain 2 resources." {
    after = "location_revealed", effect = function(_, you) you:gain(2) end,
  },
}
