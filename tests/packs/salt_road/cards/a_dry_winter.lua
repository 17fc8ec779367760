require "lib/focus"
local lay_stone = require("lib/stones").lay_stone

return prelude {
  name = "A Dry Winter", text = "The wells along the road are empty.",
  enters_play "Each investigator gains 1 Focus. A salt stone is laid at the Well." (function()
    for _, inv in ipairs(players()) do inv:add("focus", 1) end
    lay_stone(space_by "salt_well")
  end),
  reckoning "Lay a salt stone at the Gate of Salt." (function() lay_stone(space_by "salt_gate") end),
}
