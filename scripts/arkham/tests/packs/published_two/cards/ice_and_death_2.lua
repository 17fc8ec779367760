-- Edge of the Earth.
return scenario { name = "Ice and Death, Part II", agendas = { "cold_welcome" }, acts = { "campsite" },
  locations = { "crash_site" }, set_aside = { "heavy_furs" },
  log = { { name = "supplies", text = "Which supplies were recovered?", list = "supplies_recovered",
    values = { { "", "None" }, { "heavy_furs", "Heavy Furs" } }, default = "" } },
  resolutions = { no_resolution = { text = "The ice keeps them." } },
  setup = function()
    start_at(find_location "Crash Site")
    for _, id in ipairs(log_list "supplies_recovered") do game.lead:take_control(set_aside_card(id)) end
  end,
}
