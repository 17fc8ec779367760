return investigator {
  name = "Silas Marsh", id = "silas_marsh", title = "The Sailor", health = 8, sanity = 4,
  lore = 1, influence = 3, observation = 3, strength = 3, will = 3, start = "sydney",
  possessions = { "asset fishing_net" },
  crippled = "observation", insane = "influence",

  action "Move along a Ship path, then perform 1 additional action." {
    condition = "you.cannot_move == 0",
    target = target.space { where = "connected(place(you), it)",
      filter = function(_, you, space) return path_kind(you.place, space) == "ship" end },
    effect = function(_, you, space)
      you:move_to(space)
      you:gain_action(1)
    end,
  },

  constant "On a Sea space, investigators here roll 1 additional die in tests." {
    here = { additional_dice = 1 }, condition = "place(me) is sea",
  },
}
