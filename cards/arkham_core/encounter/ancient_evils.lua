return treachery {
  name = "Ancient Evils", code = "01166", traits = { "Omen" },

  revelation "Place 1 doom on the current agenda. This can make it advance." {
    effect = function()
      place_doom(current_agenda(), 1)
      check_doom()
    end,
  },
}
