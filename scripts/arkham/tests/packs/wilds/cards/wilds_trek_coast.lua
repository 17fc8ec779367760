return scenario {
  name = "The Coast", agendas = { "test_agenda" }, acts = { "test_act" }, locations = { "study" },
  resolutions = {
    no_resolution = { text = "The sea keeps them." },
    R1 = { text = "They land.", supplies = { points = { 3 }, supplies = { "wilds_rope", "wilds_blanket" } } },
    R2 = { text = "They are washed ashore." },
  },
  setup = function() start_at(find("locations")[1]) end,
}
