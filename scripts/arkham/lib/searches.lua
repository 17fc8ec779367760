-- Searches of decks: what lib/drawing.lua announces before the result of a search.

-- Last of all, since it would give other flags and timing points other numbers, and so positions other hashes.
engine.game {
  flags = {
    { "being_searched", "It is among the cards that are being searched." },
    { "researched_now", "Of an investigator: a Research ability has been used in the search that goes on." },
  },
  timing_points = {
    searches = { about = "An investigator searches their deck: they see the cards, and have chosen none yet.",
      actor = "the investigator", amount = "how many cards", cite = "Rules Reference, Glossary: Search",
      can_be = { actor = "investigator", amount = { 0 } },
      called = { actor = "investigator", amount = "cards" } },
  },
}
