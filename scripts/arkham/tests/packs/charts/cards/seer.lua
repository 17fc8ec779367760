-- An elder sign with an effect as it is revealed and one of failing.
return investigator {
  name = "Seer", id = "seer", class = "mystic", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7,
  elder_sign = { text = "Gain 3 resources; 2 more if you fail.", effect = function() current("test").tester:gain(3) end,
    fail = function(_, you) you:gain(2) end },
}
