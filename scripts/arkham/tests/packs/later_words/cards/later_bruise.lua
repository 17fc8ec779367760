return event_card { name = "Later Bruise", class = "neutral", cost = 0, fast = true,
  text = "When you are dealt damage or horror: cancel up to 2 of it. Gain as many resources.",
  when = "harm_dealt", condition = { "investigator == you", "damage - you.cancelled_damage + horror - you.cancelled_horror > 0" },
  effect = function(_, you, _, dealt) you:gain(you:cancel_some_harm(dealt, 2)) end,
}
