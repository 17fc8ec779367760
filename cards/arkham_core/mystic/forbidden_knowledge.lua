return asset {
  name = "Forbidden Knowledge", code = "01058", class = "mystic", level = 0, cost = 0, icons = { intellect = 1 },
  traits = { "Talent" }, uses = { secrets = 4 }, discard_empty = true,

  free "Exhaust this and take 1 horror: move 1 secret from this to your resource pool, as a resource." {
    cost = { cost.exhaust(), cost.horror(1) }, condition = "me.uses > 0",
    effect = function(me, you) you:add("resources", -me:add("uses", -1)) end,
  },
}
