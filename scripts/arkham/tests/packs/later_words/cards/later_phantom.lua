return enemy { name = "Later Phantom", fight = 1, health = 3, evade = 1, damage = 1,
  constant "This cannot be damaged while it is ready." { condition = "not me.exhausted", me = { cannot_be_damaged = 1 } },
  constant "This makes no attacks of opportunity." { me = { no_opportunity = 1 } },
}
