-- Notes the Health that Monsters had lost, each time that one has lost some.
return asset {
  name = "Gloat", value = 1, copies = 0, traits = { "trinket" }, memory = { "seen" },

  forced "When a Monster has lost Health, count what all have lost." {
    after = "monster_harmed",
    effect = function(me)
      local lost = 0
      for _, monster in ipairs(cards_in "monsters") do lost = lost + monster.lost end
      me.seen = me.seen * 10 + lost
    end,
  },
}
