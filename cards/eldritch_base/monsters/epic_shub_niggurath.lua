return monster {
  name = "Shub-Niggurath", epic = true,
  will = -1, horror = 4, strength = -3, damage = 5, toughness = "start_players + 3",

  constant "Cannot lose Health until 3 Mysteries are solved." {
    me = { cannot_lose_health = 1 }, condition = "solved < 3",
  },
}
