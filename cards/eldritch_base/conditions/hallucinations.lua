return condition {
  name = "Hallucinations", traits = { "madness" },

  cured_by_rest(), worsens "will",

  backs = {
    { name = "Delusions", effect = {
      step("discard all your Clues", function(you) you:discard_clues() end), discard_this(),
    } },
    { name = "Swarming", effect = { lose_sanity(3), discard_this() } },
    { name = "The Voices", effect = { lose_sanity(1), flip_this() } },
  },
}
