require "lib/focus"

return require("lib/stones").salt_stone {
  name = "Salt Stone",
  local_action "Take this stone: gain 1 Focus." { effect = function(me, you)
    me:move "box"
    you:add("focus", 1)
  end },
}
