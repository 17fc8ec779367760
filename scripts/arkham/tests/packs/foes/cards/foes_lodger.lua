return enemy {
  name = "Loud Lodger", keywords = { "Hidden", "Aloof" }, fight = 2, health = 2, evade = 2,
  free "Spend 1 resource: this spawns at your location." {
    condition = "me in hand", cost = cost.resources(1), effect = function(me, you) me:spawn(you, you.place) end,
  },
  action "Place 1 resource on this." { effect = function(me) me:add("resources", 1) end },
  free "From anywhere: place 2 resources on this." {
    who = "me in board", limit = "round", effect = function(me) me:add("resources", 2) end,
  },
  reaction "After you discover clues: gain 1 resource." {
    after = "clues_discovered", condition = "investigator == you", effect = function(_, you) you:gain(1) end,
  },
  forced "At the end of the round: place 3 resources on this." {
    at = "round_ends", effect = function(me) me:add("resources", 3) end,
  },
}
