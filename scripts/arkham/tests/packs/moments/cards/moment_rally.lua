return event_card {
  name = "Rally", class = "neutral", cost = 0, fast = true, on_turn = true,
  text = "You may take an additional action this turn, only to investigate.",
  effect = function(me) me:modify("additional_action", 1, "turn") end,

  additional_action "An additional action this turn, only to investigate." {
    abilities = { "investigate" }, granted = true, zones = { "discard" },
  },
}
