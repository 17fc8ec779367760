-- The Path to Carcosa: the act depends on what fills the campaign log.
return scenario { name = "A Phantom of Truth", agendas = { "twin_suns" }, acts = { "parisian_conspiracy_1" },
  locations = { "entry_hall" },
  log = {
    { name = "doubt", text = "How much doubt?", list = "carcosa_doubt",
      values = { { "", "None" }, { "carcosa_doubt", "Some" } }, default = "" },
    { name = "conviction", text = "How much conviction?", list = "carcosa_conviction",
      values = { { "", "None" }, { "carcosa_conviction", "Some" } }, default = "" },
  },
  resolutions = { no_resolution = { text = "The truth stays hidden." } },
  setup = function()
    start_at(find_location "Entry Hall")
    if marks "carcosa_conviction" > marks "carcosa_doubt" then current_act():turn_into "parisian_conspiracy_2" end
  end,
}
