return spell {
  name = "Plumb the Void", traits = { "ritual" },

  casting "Test Lore -1; on a pass, an investigator may move to any space." {
    action = true, modifier = -1, choose_first = true, prompt = "Who may move?", choose = players,
    pass = function(_, e) e.target:move_along(cards_in "map", "Move where?", true) end,
  },

  backs = {
    { [0] = chosen(lose_health(3)), [1] = lose_sanity(1),
      [3] = step("you may perform 1 additional action", function(you) you:gain_action(1) end) },
    { [0] = unless(gain_condition "amnesia", discard_this()), [2] = {} },
  },
}
