return event_card { name = "Later Mercy", class = "neutral", cost = 0, fast = true, victory = 2,
  text = "When you are dealt damage or horror: cancel 1 of each.",
  when = "harm_dealt", condition = "investigator == you",
  effect = function(me, you)
    you:cancel_harm(1, 1)
    me:move "victory"
  end,
}
