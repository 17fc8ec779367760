return asset {
  name = "Arcane Tome", value = 3, traits = { "item", "tome" },

  bonus "+2 Lore when you cast a Spell." { lore = 2, condition = "spell_test" },

  reaction "When you rest: test Lore; on a pass, gain a Spell." {
    after = "rested", condition = "investigator == you",
    effect = function(_, you)
      if you:passes "lore" then you:gain_spell() end
    end,
  },
}
