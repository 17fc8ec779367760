return asset {
  name = "Saint's Medal", class = "neutral", cost = 0,
  constant "You are immune to treachery card effects." {
    modify = { { value = "immune", where = "it == you and that is treachery" } },
  },
}
