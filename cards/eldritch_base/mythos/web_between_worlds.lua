return mythos {
  name = "Web Between Worlds", colour = "blue", difficulty = "hard", trait = "rumor",
  eldritch = 3, epic = "spinner_of_webs", epic_space = "space_9",

  rumor_loses(),
  reckoning "Discard 1 Eldritch token, unless the group spends Clues equal to half of its number." (function(me)
    if not group_spends("Spend Clues, instead of a token of " .. me.title .. "?", half_of_us()) then take_eldritch(me,
      1) end
  end),
}
