return location {
  name = "Sealed Vault", shroud = 3, clues = 3, symbol = "star",
  constant "Immune to player card effects." { immune = "that is player_card" },
}
