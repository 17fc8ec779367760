return asset {
  name = "Muffle", class = "neutral", cost = 0,
  constant "The text of each enemy is blank." { modify = { { value = "text_blank", where = "it is enemy" } } },
}
