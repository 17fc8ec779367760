return mystery {
  name = "Hunting the Thousand", ancient_one = "shub_niggurath",
  goal = "the toughness of the Monsters on it is twice the number of investigators",
  solved = "sum(on_me: it.toughness) >= 2 * start_players",

  reaction "When a non-Epic Monster is defeated, the active investigator may spend 2 Clues to place it here." {
    when = "monster_defeated", who = "you == active", condition = { "monster is not epic", "not monster.no_token" },
    cost = cost.clues(2), effect = function(me, _, _, event) put_on(me, event.monster) end,
  },
}
