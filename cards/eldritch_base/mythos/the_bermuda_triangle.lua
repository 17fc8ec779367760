return mythos {
  name = "The Bermuda Triangle", colour = "yellow", difficulty = "normal", trait = "event",
  effect = { each_investigator { roll_1_or_2 {
    step("move to space 8", function(you) you:move_to(space_by "space_8") end), delay(),
  } } },
}
