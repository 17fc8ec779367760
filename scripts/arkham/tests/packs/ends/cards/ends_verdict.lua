return treachery { name = "Verdict", revelation "You are defeated." { effect = function(_, you) you:defeat() end } }
