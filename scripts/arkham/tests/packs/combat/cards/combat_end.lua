return treachery { name = "The End", revelation "(R3). Take 1 horror." {
  effect = function(_, you)
    end_scenario "R3"
    you:take_horror(1)
  end } }
