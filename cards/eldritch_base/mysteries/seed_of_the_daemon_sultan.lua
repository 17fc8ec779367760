return mystery {
  name = "Seed of the Daemon Sultan", ancient_one = "azathoth", token = "tunguska",
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  encounter "Mystery token" { effect = { test("observation", 0, { pass = may(spend_clues(2),
    { eldritch_on_card() }) }) } },
}
