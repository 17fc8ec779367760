return relic { name = "Black Pearl", site = "crypt", seals = 3, cost = "hook lamp lamp rune",
  constant "At the pumps every diver gives 1 air more." { divers = { pump = 1 } },
}
