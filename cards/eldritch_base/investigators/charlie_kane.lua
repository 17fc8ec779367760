return investigator {
  name = "Charlie Kane", id = "charlie_kane", title = "The Politician", health = 4, sanity = 8,
  lore = 2, influence = 4, observation = 3, strength = 2, will = 2, start = "san_francisco",
  possessions = { "asset personal_assistant" },
  crippled = "influence", insane = "influence",

  action "Another investigator may perform 1 additional action now." {
    target = target.investigator { where = "it ~= you and not it.delayed",
      filter = function(_, _, other) return other:could_act() end },
    effect = function(_, _, other) other:gain_action(1) end,
  },

  constant "Other investigators may gain the cards that you acquire." { me = { shares_assets = 1 } },
}
