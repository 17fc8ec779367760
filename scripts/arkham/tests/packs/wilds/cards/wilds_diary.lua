return asset {
  name = "Travel Diary", class = "neutral", cost = 0,
  reaction "After a successful exploration of yours: gain 3 resources." {
    after = "exploration_succeeded", condition = "investigator == you", effect = function(_, you) you:gain(3) end,
  },
  reaction "After an unsuccessful exploration of yours: draw 1 card." {
    after = "exploration_failed", condition = "investigator == you", effect = function(_, you) you:draw(1) end,
  },
  free "Explore, without an action." { limit = "round",
    condition = { "my_turn", function(_, you) return you:can_perform "explore" end },
    effect = function(_, you) you:perform "explore" end },
}
