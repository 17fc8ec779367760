return treachery {
  name = "Rising Water", code = "db104", traits = { "Hazard" }, attach_limit = 1,

  revelation "Attach this to your location. Limit 1 per location." {
    effect = function(me, you) me:attach_to(you.place) end,
  },

  forced "At the end of your turn at the attached location: test agility (3). If you fail, take 1 damage." {
    at = "turn_ends", condition = "place(actor) == me.parent", you = "actor",
    test = { skill = "agility", difficulty = 3 },
    fail = function(_, you) you:take_damage(1) end,
  },

  action "Test combat (2). If you succeed, discard this." {
    test = { skill = "combat", difficulty = 2 }, success = function(me) me:leave_play() end,
  },
}
