return treachery {
  name = "Mysterious Chanting", code = "01171", traits = { "Hex" },

  revelation "Place 2 doom on the nearest Cultist; if there is none, draw one from the encounter deck or discards." {
    effect = function(_, you)
      local cultist = nearest_enemy(you, "cultist")
      if cultist then place_doom(cultist, 2) else you:search_encounter { "cultist", "enemy" } end
    end,
  },
}
