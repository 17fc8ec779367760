return scenario {
  name = "Test Last Camp", agendas = { "test_agenda" }, acts = { "test_act" }, tekelili = true,
  bags = { standard = { "0" } }, locations = { "study" }, setup = function() start_at(find("locations")[1]) end,
}
