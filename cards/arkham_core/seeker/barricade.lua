return event_card {
  name = "Barricade", code = "01038", class = "seeker", level = 0, cost = 0,
  icons = { willpower = 1, intellect = 1, agility = 1 }, traits = { "Insight", "Tactic" },
  text = "Attach this to your location.",
  effect = function(me, you) me:attach_to(you.place) end,

  constant "Non-Elite enemies cannot move into the attached location." {
    modify = { { value = "cannot_enter", where = "it is enemy and it is not elite and that == me.parent" } },
  },

  forced "When an investigator leaves the attached location: discard this." {
    when = "leaves", condition = { "mover is investigator", "location == me.parent" },
    effect = function(me) me:leave_play() end,
  },
}
