return treachery { name = "Dread", weakness = true,
  revelation "It comes into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  forced "When a card would be shuffled into your hunch deck: take 1 horror." {
    when = "hunch_shuffled", condition = "investigator == you", effect = function(_, you) you:take_horror(1) end,
  },
}
