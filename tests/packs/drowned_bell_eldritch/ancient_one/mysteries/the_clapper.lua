return mystery {
  name = "The Clapper", ancient_one = "the_drowned_bell", token = "space_11",
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  encounter "Mystery token" { effect = { test("strength", 0, { pass = may(spend_clues(1), { eldritch_on_card() }),
    fail = lose_health(1) }) } },
}
