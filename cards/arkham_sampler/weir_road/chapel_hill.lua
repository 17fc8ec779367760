return location {
  name = "Chapel Hill", traits = { "Hill" }, single_sided = true, shroud = 4, clues = "players", victory = 1,
  symbol = "diamond", connects = { "circle", "star" },
  free "Ring the bell: add 1 bless token to the chaos bag." {
    limit = { per = "round", count = 1, scope = "group" }, condition = { "my_turn", "bless_left > 0" },
    effect = function() add_tokens("bless", 1) end,
  },
}
