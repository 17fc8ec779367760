return mythos {
  name = "Growing Madness", colour = "blue", difficulty = "easy", trait = "rumor",
  rumor = "space_8", eldritch = 4,

  rumor_encounter(),
  rumor_fails { each_investigator { lose_sanity(3) } },
  reckoning "The Lead Investigator gains a Madness; discard 1 Eldritch token for each Madness he has." (function(me,
    you)
    you:gain_condition_with "madness"
    take_eldritch(me, conditions_with(you, "madness"))
  end),
}
