-- Each of its charges makes tests harder by 1, each damage on it easier by 1; its location has no shroud.
return asset {
  name = "Bad Luck", id = "bad_luck", class = "neutral", cost = 0,
  constant "The difficulty of your tests is changed." { you = { test_difficulty = "me.uses - me.damage" } },
  constant "Your location gets -9 shroud." {
    modify = { { value = "shroud", amount = -9, where = "it == place(me)" } } },
}
