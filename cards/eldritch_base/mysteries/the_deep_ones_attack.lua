return mystery {
  name = "The Deep Ones Attack!", ancient_one = "cthulhu",
  goal = "as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= start_players",

  enters_play "Each investigator places 1 Eldritch token on the nearest Sea space without one." (function()
    for _, inv in ipairs(players()) do
      local free = filter(spaces_of "sea", function(space) return space.eldritch == 0 end)
      local space = the_nearest(inv.place, free, "Where is the Eldritch token placed?")
      if space then space.eldritch = 1 end
    end
  end),
  token_encounter "Eldritch token" { ambush("deep_one", { defeated = may(spend_clues(1), { eldritch_to_card() }) }) },
}
