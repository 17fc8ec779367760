-- template mythos: a Rumor of the Mythos deck: it stays until it is solved, or does its worst
return mythos {
  name = "Card Name",
  colour = "blue",
  difficulty = "normal",
  trait = "rumor",
  rumor = "space_7",             -- the space of its token
  eldritch = 3,                  -- Eldritch tokens on it: its time

  -- On its token's space: Observation, then half as many Clues as there are investigators solve it.
  rumor_encounter(),
  -- A reckoning takes one token. When the last one goes, this happens, and the Rumor is over.
  loses_token(),
  rumor_fails { doom_advances(2) },
}
