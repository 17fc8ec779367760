return diver { name = "Bastien Roche", title = "the sponge diver", nerve = 4, dice = 4,
  text = "Calm, with small hands: nerve 4, dice 4.",
}
