return investigator {
  name = "Bob Jenkins", title = "The Salesman", sanity = 4, stamina = 6, start = { "common", "common", "unique" },

  constant "Whenever you gain common items, you gain one more." { you = { extra_common = 1 } },
}
