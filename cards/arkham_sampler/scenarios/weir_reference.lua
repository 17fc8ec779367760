return reference {
  name = "Under the Weir",
  tokens = {
    skull = {
      { text = "-1 for each flood level of your location.", modifier = "0 - place(test.tester).flood_level" },
      { text = "-2, and -1 for each flood level of your location.", modifier = "0 - 2 - place(test.tester).flood_level" },
    },
    cultist = {
      { text = "-2. If you fail, increase the flood level of your location.", modifier = -2,
        fail = function(_, you) you.place:increase_flood() end },
      { text = "-3. If you fail, increase the flood level of your location.", modifier = -3,
        fail = function(_, you) you.place:increase_flood() end },
    },
    tablet = {
      { text = "-1. Reveal another token.", modifier = -1, another = true },
      { text = "-2. Reveal another token.", modifier = -2, another = true },
    },
  },
}
