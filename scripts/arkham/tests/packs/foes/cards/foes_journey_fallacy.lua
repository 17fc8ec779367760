return treachery {
  name = "Restless Journey (Fallacy)", traits = { "Task" }, attach_limit = 1,
  revelation "Attach to your location. Limit 1 per location." {
    effect = function(me, you) me:attach_to(you.place) end,
  },
  constant "Each investigator here gets -1 willpower." { everyone_here = { willpower = -1 } },
}
