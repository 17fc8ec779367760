return event_card { name = "Spur", class = "neutral", cost = 0, fast = true, on_turn = true,
  text = "You have an additional action in this turn, only to gain a resource, and +1 combat for each horror on you.",
  effect = function(me, you) me:linger(you, "turn"):modify("additional_action", 1, "turn") end,
  additional_action "An additional action in this turn, only to gain a resource." {
    abilities = { "resource" }, granted = true, zones = { "removed" },
  },
  constant "+1 combat for each horror on you." {
    zones = { "removed" }, condition = "me is in_focus",
    modify = { { value = "combat", amount = "me.owner.horror", where = "it == me.owner" } },
  },
}
