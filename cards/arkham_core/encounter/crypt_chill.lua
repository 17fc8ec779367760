return treachery {
  name = "Crypt Chill", code = "01167", traits = { "Hazard" },

  revelation "Test willpower (4). If you fail, discard an asset you control; if you cannot, take 2 damage." {
    test = { skill = "willpower", difficulty = 4 },
    fail = function(_, you)
      local assets = filter(find("my_play_area", you), function(card) return card:is "asset" end)
      local chosen = choose(you, "Discard which asset?", assets, { purpose = "discard" })
      if chosen then chosen:leave_play() else you:take_damage(2) end
    end,
  },
}
