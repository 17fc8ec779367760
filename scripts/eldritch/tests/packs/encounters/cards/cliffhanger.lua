-- An encounter that can defeat the investigator before its end.
return asset {
  name = "Cliffhanger", value = 1, traits = { "item" },

  encounter "As an encounter, lose 2 Health, gain 1 Clue and test Lore." {
    effect = { lose_health(2), gain_clue(1), test("lore", 0, { pass = gain_clue(1) }) },
  },
}
