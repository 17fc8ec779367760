return mystery {
  name = "The Broken Seal", ancient_one = "card_name", token = "heart_of_africa",
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  encounter "Mystery token" {
    effect = { test("strength", 0, { pass = may(spend_clues(1), { eldritch_on_card() }) }) },
  },
}
