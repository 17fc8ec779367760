return asset {
  name = "Hush", class = "neutral", cost = 0,
  constant "The text of your location is blank." { modify = { { value = "text_blank", where = "it == place(me)" } } },
}
