return agenda {
  name = "The Arkham Woods", code = "01143", doom = 4,

  advance "Shuffle the encounter discards in; discard until a Monster enemy: it spawns at the Main Path with 1 doom." {
    together = true,
    effect = function()
      local monster = discard_until { "monster", "enemy" }[1]
      if not monster then return end
      monster:spawn(nil, find_location "Main Path")
      place_doom(monster, 1)
    end,
  },
}
