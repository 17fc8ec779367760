return investigator { name = "Sleuth", class = "seeker", willpower = 2, intellect = 4, combat = 4, agility = 2, health = 8, sanity = 6,
  hunch = { size = 2, cards = "event", among = { "extra_case" } },
  free "Reveal the top card of your hunch deck." {
    condition = "any(hunch_deck)", effect = function(_, you) you:reveal_hunch() end,
  },
  free "Shuffle it back." {
    condition = "any(revealed_hunch)",
    effect = function(_, you) find("revealed_hunch", you)[1]:shuffle_into_hunch_deck(you) end,
  },
}
