return event_card {
  name = "Harbour Chart", code = "db013", class = "seeker", level = 1, cost = 1, icons = { intellect = 1, agility = 1 },
  traits = { "Insight" }, attach_limit = 1,
  text = "Attach this to your location. Limit 1 per location.",
  effect = function(me, you) me:attach_to(you.place) end,

  constant "The attached location gets -1 shroud." { attached = { shroud = -1 } },

  forced "When the attached location has no clues: discard this." {
    after = "clues_discovered", condition = { "subject == me.parent", "subject.clues == 0" },
    effect = function(me) me:leave_play() end,
  },
}
