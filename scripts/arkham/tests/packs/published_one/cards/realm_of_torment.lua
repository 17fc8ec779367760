-- The Circle Undone. The difficulty is unverified.
return treachery {
  name = "Realm of Torment", traits = { "Hex", "Terror" },

  revelation "It comes into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  forced "When your turn begins: resolve each haunted ability of your location." {
    after = "turn_begins", condition = { "investigator == you", "here is haunted" },
    effect = function(_, you) you:resolve_haunted() end,
  },

  action "Test willpower (3). If you succeed, discard this." {
    test = { skill = "willpower", difficulty = 3 }, success = function(me) me:leave_play() end,
  },
}
