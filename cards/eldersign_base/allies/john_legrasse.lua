return ally {
  name = "John Legrasse", standin = true,

  constant "Monsters among your trophies are worth 1 more." {
    modify = { { value = "trophy", amount = 1, where = "it is monster and it in trophies and it.bearer == you" } },
  },
}
