local focus = require "lib/focus"
require "lib/stones"

return supplement {
  name = "Gathered Thoughts", shows = { { "focus", "Focus" } }, on_map = { "salt_stones" },
  local_action "Gain 1 Focus, up to 2." {
    who = "you in investigators", condition = "you.focus < " .. focus.most,
    effect = function(_, you) you:add("focus", 1) end,
  },
  free "Spend 1 Focus: reroll 1 die of your test." {
    window = "after_roll", who = "you in investigators and you == test.inv", condition = "you.focus > 0",
    cost = { can = "you.focus > 0", pay = function(_, you) you:add("focus", -1) end },
    effect = function(_, you) you:reroll(1) end,
  },
}
