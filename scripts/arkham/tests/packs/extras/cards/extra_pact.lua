return treachery { name = "Long Pact", weakness = "basic", tags = { "campaign_only" },
  revelation "Take 1 horror." { effect = function(_, you) you:take_horror(1) end },
}
