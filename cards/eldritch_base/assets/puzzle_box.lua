return asset {
  name = "Puzzle Box", value = 3, traits = { "trinket" },

  reaction "When you rest: test Observation -2; on a pass you may discard this to gain an Artifact." {
    after = "rested", condition = "investigator == you",
    effect = function(me, you)
      if not you:passes("observation", -2) then return end
      if not confirm(you, "Discard Puzzle Box to gain an Artifact?") then return end
      me:discard_card()
      you:gain_artifact()
    end,
  },
}
