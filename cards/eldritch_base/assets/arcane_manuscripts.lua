return asset {
  name = "Arcane Manuscripts", value = 1, traits = { "item", "tome" },

  bonus "+1 Lore when you cast a Spell." { lore = 1, condition = "spell_test" },
}
