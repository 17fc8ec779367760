return mystery {
  name = "Rituals in the Wild", ancient_one = "shub_niggurath", tokens_on_spaces = true,
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  enters_play "Place 1 Eldritch token on each of spaces 4, 10, 21 and Tunguska." (function()
    for _, id in ipairs { "space_4", "space_10", "space_21", "tunguska" } do space_by(id).eldritch = 1 end
  end),
  token_encounter "Eldritch token" { test("observation", 0, { pass = may(spend_clues(2), { eldritch_to_card() }) }) },
}
