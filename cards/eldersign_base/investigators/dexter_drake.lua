return investigator {
  name = "Dexter Drake", title = "The Magician", sanity = 5, stamina = 5, start = { "unique", "spell", "spell" },

  constant "Whenever you gain spells, you gain one more." { you = { extra_spell = 1 } },
}
