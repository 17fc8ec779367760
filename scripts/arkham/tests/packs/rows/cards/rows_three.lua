return scenario {
  name = "Three Rites", locations = { "rows_field" },
  agendas = { "rows_green_1", "rows_green_2" }, acts = { "rows_hunt_1", "rows_hunt_2" },
  more_agendas = { { "rows_blue_1", "rows_blue_2" }, { "rows_red_1", "rows_red_2" } },
  more_acts = { { "rows_search_1", "rows_search_2" } },
  resolutions = { no_resolution = { text = "Nobody is left." } },
  setup = function() start_at(find_location "Field") end,
}
