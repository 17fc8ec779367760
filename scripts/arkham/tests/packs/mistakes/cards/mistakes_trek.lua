return scenario { name = "A Mistaken Trek", agendas = { "test_agenda" }, acts = { "test_act" }, locations = { "study" },
  exploration_deck = { "mistakes_maw", "mistakes_burrow", "mistakes_den" },
  resolutions = { no_resolution = { text = "It never begins." } }, setup = function() end }
