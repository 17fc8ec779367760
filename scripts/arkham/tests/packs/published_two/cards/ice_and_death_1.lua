-- Edge of the Earth.
return scenario { name = "Ice and Death, Part I", agendas = { "cold_welcome" }, acts = { "campsite" },
  locations = { "crash_site" }, set_aside = { "heavy_furs" },
  checkpoint = { next = "ice_and_death_2", keep = {
    supplies_recovered = function()
      return filter(find "in_play", function(card) return card:is "supply" end)
    end,
  } },
  resolutions = { no_resolution = { text = "The ice keeps them." }, R1 = { text = "They have a camp." } },
  setup = function() start_at(find_location "Crash Site") end,
}
