return location {
  name = "Sealed Vault", id = "sealed_vault", shroud = 1, clues = 0, symbol = "moon",
  constant "Investigators cannot move here." {
    modify = { { value = "cannot_enter", where = "it is investigator and that == me" } },
  },
}
