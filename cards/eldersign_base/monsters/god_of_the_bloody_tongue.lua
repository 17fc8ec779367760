return monster {
  name = "God of the Bloody Tongue", standin = true, mask = true, tasks = { { "T P", cost = "stamina" } }, trophy = 2,
}
