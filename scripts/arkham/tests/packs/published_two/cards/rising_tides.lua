-- The Innsmouth Conspiracy.
return treachery { name = "Rising Tides", traits = { "Hazard" },
  revelation "Increase the flood level of your location. If it cannot rise, this gains surge." {
    effect = function(me, you)
      if not you.place:increase_flood() then me:gain_surge() end
    end,
  },
}
