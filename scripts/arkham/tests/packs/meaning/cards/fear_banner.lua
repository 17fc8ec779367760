return asset {
  name = "Fear Banner", class = "neutral", cost = 0,
  constant "Each enemy at your location gets -1 fight." {
    modify = { { value = "fight", amount = -1, where = "it is enemy and place(it) == place(you)" } },
  },
}
