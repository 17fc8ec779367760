local GHOULS = "count(enemies: it is ghoul and place(it) == place(test.tester))"

return reference {
  name = "The Gathering (reference)", code = "01104",
  tokens = {
    skull = {
      { text = "-1 for each Ghoul enemy at your location.", modifier = "0 - " .. GHOULS },
      { text = "-2. If you fail, draw a Ghoul enemy from the encounter deck or discard pile after this test.", modifier = "0 - 2",
        fail = function(me, you) me:arm("hunt", you) end },
    },
    cultist = {
      { text = "-1. If you fail, take 1 horror.", modifier = "0 - 1", fail = function(_, you) you:take_horror(1) end },
      { text = "Reveal another token. If you fail, take 2 horror.", another = true,
        fail = function(_, you) you:take_horror(2) end },
    },
    tablet = {
      { text = "-2. If there is a Ghoul enemy at your location, take 1 damage.", modifier = "0 - 2", effect = harm_beside("ghoul", 1, 0) },
      { text = "-4. If there is a Ghoul enemy at your location, take 1 damage and 1 horror.", modifier = "0 - 4",
        effect = harm_beside("ghoul", 1, 1) },
    },
  },

  named "hunt" "Search the encounter deck and discard pile for a Ghoul enemy and draw it; shuffle the deck." {
    after = "test_ends", effect = function(_, you) you:search_encounter { "ghoul", "enemy" } end,
  },
}
