return story_card {
  name = "The Oath", resolve "Gain 3 resources, and remove this from the game." {
    effect = function(me, you) you:gain(3) me:move "removed" end,
  },
}
