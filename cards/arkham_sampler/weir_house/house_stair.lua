return location {
  name = "Stair", traits = { "House" }, shroud = 2, clues = "players",
  free "You go up instead of down: swap the Stair with an adjacent location." {
    limit = { per = "round", count = 1, scope = "group" }, condition = { "my_turn", "here == me" },
    target = target.location { where = "connected(me, it)" }, effect = function(me, _, place) swap_locations(me, place) end,
  },
}
