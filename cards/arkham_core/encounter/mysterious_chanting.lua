return treachery {
  name = "Mysterious Chanting", code = "01171", traits = { "Hex" },

  revelation "Place 2 doom on the nearest Cultist; if there is none, draw one from the encounter deck or discards." {
    effect = function(_, you)
      local cultists = filter(find "enemies", function(enemy) return enemy:is "cultist" end)
      if #cultists == 0 then return you:search_encounter { "cultist", "enemy" } end
      place_doom(choose(game.lead, "Which Cultist is the nearest?", nearest(you, cultists)), 2)
    end,
  },
}
