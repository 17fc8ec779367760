return asset { name = "Later Idol", class = "neutral", sanity = 3,
  constant "1 of the horror that would be placed on you is placed here." { me = { diverts_horror = 1 } },
}
