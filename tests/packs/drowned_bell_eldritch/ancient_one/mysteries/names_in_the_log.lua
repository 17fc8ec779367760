return mystery {
  name = "Names in the Log", ancient_one = "the_drowned_bell", tokens_on_spaces = true,
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  enters_play "Place Eldritch tokens equal to half of the investigators on random spaces." (function()
    for _ = 1, half_of_us() do random_space():add("eldritch", 1) end
  end),
  token_encounter "Eldritch token" { may(spend_clues(2), { eldritch_to_card() }) },
}
