return mythos {
  name = "Fractured Reality", colour = "blue", difficulty = "easy", trait = "rumor",
  rumor = "space_2", eldritch = 4,

  encounter "Other World Encounter, which solves this where it would close a Gate" {
    unannounced = true, effect = function(me, you) you:encounter_gate(me) end,
  },
  rumor_fails { step("advance Doom by 1 for each Gate on the board", function() advance_doom(size "gates") end) },
  loses_token(),
}
