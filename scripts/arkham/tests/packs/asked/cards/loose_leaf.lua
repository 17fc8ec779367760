return event_card {
  name = "Loose Leaf", class = "seeker", level = 0, cost = 0, text = "Gain 1 resource.", effect = function(_, you) you:gain(1) end,
  reaction "When you search your deck and this is among the cards: gain 3 resources." {
    when = "searches", zones = { "deck" }, condition = { "investigator == you", "me.being_searched", "not you.researched_now" },
    effect = function(_, you)
      you.researched_now = true
      you:gain(3)
    end,
  },
}
