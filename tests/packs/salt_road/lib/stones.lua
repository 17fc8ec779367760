-- Salt stones: tokens that lie on spaces of the map until somebody who is there takes them.
local definitions = require "common:lib/definitions"

engine.game {
  zones = { { "salt_stones", "Salt stones on the map.", in_play = true, place = "parent" } },
  sets = { stones_here = { about = "Salt stones on the space of `you`.", zones = { "salt_stones" },
    where = "place(it) == place(you)" } },
}

fields.schema("salt_stone_fields: definition_fields", "A salt stone.", {})
--- A salt stone: whoever is there takes it for 1 Focus.
local salt_stone = fields.constructor("salt_stone: definition", "salt_stone_fields", function(f)
  local d = definitions.make("salt_stone", { "salt_stone" }, f)
  d.discard = "box"
  return d
end)

local function lay_stone(space) create("stone", "box"):move("salt_stones", nil, false, space) end

return { salt_stone = salt_stone, lay_stone = lay_stone }
