return treachery { name = "Omen", revelation "Place 1 doom on the current agenda. It may advance." {
  effect = function()
    place_doom(current_agenda(), 1)
    check_doom()
  end } }
