return mythos {
  name = "Return of the Ancient Ones", colour = "blue", difficulty = "normal", trait = "rumor",
  rumor = "space_19",

  reaction "When you defeat a Monster on space 19, spend 1 Clue to place it here; enough toughness solves this." {
    when = "monster_defeated", who = "you == by",
    condition = { "by in investigators", "place(by) == place(me)", "not monster.no_token" },
    cost = cost.clues(1), effect = function(me, _, _, event)
      put_on(me, event.monster)
      local sum = 0
      for _, monster in ipairs(on_card(me)) do sum = sum + monster.toughness end
      if sum >= game.start_players then solve_rumor(me) end
    end,
  },
  reckoning "Spawn 1 Monster on space 19; with 4 there the Doom token moves to 0, and this is solved." (function(me)
    spawn_monster(me.place)
    if #on_space("monsters", me.place) >= 4 then
      solve_rumor(me)
      doom_to_zero()
    end
  end),
}
