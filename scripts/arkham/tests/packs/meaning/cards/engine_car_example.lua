-- Of the worked example of "unless all clues have been discovered" (FAQ 2.11).
return location {
  name = "Engine Car", shroud = 2, clues = 0, symbol = "moon", connects = { "heart" },
  constant "You cannot enter the Engine Car unless all clues of the Dining Car have been discovered." {
    faces = { 0, 1 },
    modify = { { value = "cannot_enter",
      where = "it is investigator and that == me and not any(locations: it is dining_car and cleared)" } },
  },
}
