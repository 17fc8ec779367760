-- Takes one token for another.
return asset {
  name = "Dark Glass", id = "dark_glass", class = "neutral", cost = 0,
  constant "Each elder sign is a tablet." {
    modify = { { value = "text_blank", where = "it is token and it is elder_sign" },
      { tag = "tablet", where = "it is token and it.text_blank > 0" } },
  },
}
