return mythos {
  name = "Secrets of the Past", colour = "blue", difficulty = "easy", trait = "rumor",

  constant "Nobody can resolve Expedition Encounters." { everybody = { no_expedition = 1 } },
  rumor_encounter { anywhere = true, condition = function(_, you) return active_expedition() == you.place, "the Active Expedition leads elsewhere" end },
  reckoning "The cards of the Active Expedition leave the game; with none left it is lost." (function(me)
    remove_expedition()
    if size "expedition_deck" == 0 then lose_game("card", me) end
  end),
}
