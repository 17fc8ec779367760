return mythos {
  name = "Buying Information", colour = "green", difficulty = "easy", trait = "event",
  effect = { lead_investigator { step("test Influence and gain Clues equal to the result", function(you)
    you:gain_clues(you:test "influence")
  end) } },
}
