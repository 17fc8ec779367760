return treachery { name = "Sprained Ankle", weakness = true,
  revelation "Put this into play in your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  forced "The first time you move each turn: take 1 horror." {
    after = "moves", condition = { "actor == you", "move_of_turn == 1" }, effect = function(_, you) you:take_horror(1) end,
  },
}
