return story_card { name = "What It Dreams Of", resolve "Heal 1 horror." { effect = function(_, you) you:heal_horror(1) end } }
