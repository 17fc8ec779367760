return skill { name = "Later Dream", class = "neutral", icons = { wild = 1 },
  named "instead_of_deck" "It is not shuffled into a deck: it is set aside." { effect = function(me) me:move "set_aside" end },
}
