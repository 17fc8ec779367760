-- template mythos: an event of the Mythos deck
-- Its icons follow from its colour: green, yellow or blue. Events are yellow or green; Rumors are blue.
return mythos {
  name = "Card Name",
  colour = "yellow",
  difficulty = "normal",         -- easy, normal, hard
  trait = "event",               -- event: resolved at once; ongoing: stays in play (give it abilities); rumor
  effect = { each_investigator { unless(spend_clues(1), { lose_sanity(1) }) } },
}
