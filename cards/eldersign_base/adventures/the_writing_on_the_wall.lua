-- Two transcriptions of this card differ; these are the figures of one of them.
return adventure {
  name = "The Writing on the Wall", trophy = 2,
  tasks = { { monster = "empty" }, "L P I3" },
  rewards = { "spell", "gate", "common", "monster" }, penalties = { "doom" },
}
