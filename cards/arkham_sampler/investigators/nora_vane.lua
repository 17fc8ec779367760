return investigator {
  name = "Nora Vane", subtitle = "The Tide Reader", class = { "seeker", "mystic" }, traits = { "Scholar", "River" },
  willpower = 4, intellect = 4, combat = 2, agility = 2, health = 6, sanity = 8,
  deck_size = 30,
  deck_options = {
    { class = { "seeker", "mystic" }, level = { 0, 3 } }, { class = "neutral", level = { 0, 5 } },
    { trait = "River", level = { 0, 5 } },
    { class = { "guardian", "survivor" }, level = { 0, 0 }, limit = 5, other = true },
  },
  requires = { "tide_tables", "the_undertow", "random_basic_weakness" },
  side_decks = { { name = "soundings", made_of = { "sounding_deep", "sounding_shallow", "sounding_still" } } },

  free "Resolve the top card of your soundings deck, and put it at the bottom." {
    limit = "round", condition = { "my_turn", "any(side_cards)" }, effect = function(_, you)
      local sounding = side_deck("soundings", you)[1]
      sounding:resolve_story(you)
      if you:playing() then sounding:put_in_side_deck("soundings", you, true) end
    end,
  },

  elder_sign = { text = "+1 for each flood level of your location.", modifier = "place(me).flood_level" },
}
