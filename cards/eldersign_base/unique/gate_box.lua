return unique_item {
  name = "Gate Box", standin = true,

  free "Spend: a gate opens." {
    window = "before_roll", cost = cost.spend(),
    condition = function() return size "other_world_deck" > 0, "the deck of other worlds is empty" end,
    effect = function() open_gates(1) end,
  },
  free "Spend: put an other world where nobody is under its deck." {
    window = "before_roll", cost = cost.spend(),
    target = target.adventure { where = "it is other_world and not any(investigators: place(it) == that)" },
    effect = function(_, _, world) close_gate(world) end,
  },
}
