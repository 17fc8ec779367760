-- Keywords for every enemy at its place.
local function gained(tag) return { tag = tag, where = "it is enemy and place(it) == place(me)" } end
return treachery { name = "Fury", traits = { "Curse" }, memory = { "on" },
  constant "Each enemy here gains retaliate." { condition = "me.on == 1", modify = { gained "retaliate" } },
  constant "Each enemy here gains aloof." { condition = "me.on == 2", modify = { gained "aloof" } },
  constant "Each enemy here gains massive." { condition = "me.on == 3", modify = { gained "massive" } },
  constant "Each enemy here gains hunter." { condition = "me.on == 4", modify = { gained "hunter" } } }
