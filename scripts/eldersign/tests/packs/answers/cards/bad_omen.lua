-- When a monster is overcome, all others go back into the cup.
return common_item {
  name = "Bad Omen", copies = 0,

  forced "After a monster is overcome, discard the others." {
    after = "monster_defeated",
    effect = function()
      for _, monster in ipairs(cards_in "monsters") do monster:discard_monster() end
    end,
  },
}
