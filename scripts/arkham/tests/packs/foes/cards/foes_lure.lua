return asset { name = "Lure", class = "neutral", cost = 1,
  forced "When an enemy would spawn without a location: it spawns at your location instead." {
    would = "enemy_spawned", condition = "location == none",
    effect = function(_, you, _, spawning)
      spawning:replace()
      spawning.enemy:spawn(spawning.investigator, you.place)
    end,
  },
}
