return treachery { name = "Landslide",
  revelation "Discard the top card of the encounter deck." {
    effect = function()
      local card = top "encounter_deck"
      if card then card:discard() end
    end,
  },
}
