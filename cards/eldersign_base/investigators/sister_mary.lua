return investigator {
  name = "Sister Mary", title = "The Nun", sanity = 7, stamina = 3, start = { "common", "unique", "spell" },

  constant "Lingering mythos effects do not concern you; in your turn you roll locked dice too." {
    you = { ignores_lingering = 1, ignores_locks = 1 },
  },
}
