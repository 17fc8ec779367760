-- Other things that options can say: slots, uses, keywords, types, forbidden cards, a required trait.
return investigator { name = "The Collector", class = "neutral", willpower = 3, intellect = 3, combat = 3, agility = 3,
  health = 7, sanity = 7, deck_size = 4,
  deck_options = { { trait = "Illicit", never = true }, { slot = "arcane", uses = "charges" }, { keyword = "Myriad" },
    { trait = { "tome", "Relic" }, type = "asset", level = { 0, 5 } }, { keyword = "Exceptional" }, { class = "rogue" } },
  deck_needs = { { trait = "Tome", count = 1 } } }
