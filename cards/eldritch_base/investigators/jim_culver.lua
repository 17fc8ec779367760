return investigator {
  name = "Jim Culver", id = "jim_culver", title = "The Musician", health = 7, sanity = 5,
  lore = 3, influence = 3, observation = 2, strength = 2, will = 3, start = "space_6",
  possessions = { "spell shriveling", "clue" },
  crippled = "influence", insane = "will",

  action "Each investigator here recovers 1 Sanity." {
    condition = "any(here: it.sanity < it.max_sanity)",
    effect = function(_, you) each(find("here", you), function(inv) inv:recover_sanity(1) end) end,
  },

  constant "Investigators here roll 1 additional die in tests of Combat Encounters." {
    here = { additional_dice = 1 }, condition = "test and test.in_combat",
  },
}
