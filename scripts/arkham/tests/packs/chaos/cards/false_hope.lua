-- Takes one token for another.
return asset {
  name = "False Hope", class = "neutral", cost = 0,
  constant "Each curse token is a bless token." {
    modify = { { value = "text_blank", where = "it is token and it is curse" },
      { tag = "bless", where = "it is token and it.text_blank > 0" } },
  },
  free "If the pool has 10 bless tokens: gain 1 resource." { condition = "bless_left == 10",
    effect = function(_, you) you:gain(1) end },
}
