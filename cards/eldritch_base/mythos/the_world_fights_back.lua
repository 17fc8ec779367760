return mythos {
  name = "The World Fights Back", colour = "yellow", difficulty = "easy", trait = "event",
  effect = { each_investigator { may_choose(
    { recover(2, 0) },
    { recover(0, 2) },
    { step("discard 1 Monster of your space", function(you)
      local monster = choose(you, "Which Monster is discarded?", monsters_to_discard(you))
      if monster then monster:discard_monster() end
    end, function(you) return #monsters_to_discard(you) > 0 end) }) } },
}
