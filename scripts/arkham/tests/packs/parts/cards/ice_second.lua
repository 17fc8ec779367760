-- The second part: it begins with the locations that the first part has left.
return scenario {
  name = "The Ice, Part II", agendas = { "ice_storm" }, acts = { "test_act" }, set_aside = { "ice_ridge", "ice_hut" },
  locations = { "ice_cave" },
  log = {
    { name = "left", text = "Which locations are left?", list = "ice_left", values = { { "", "None" } }, default = "" },
    { name = "supplies", text = "How many supplies are left?", list = "ice_supplies",
      values = { { "", "None" }, { "ice_supplies", "One" } }, default = "" },
    { name = "alarm", text = "Was the alarm raised?", values = { { "", "No" }, { "ice_alarm", "Yes" } }, default = "" },
  },
  resolutions = {
    no_resolution = { text = "The cave keeps them." },
    R1 = { text = "They have seen the end of the cave.", effect = function() earn(2) end },
  },
  setup = function()
    for _, id in ipairs(log_list "ice_left") do put_location(set_aside_card(id)) end
    start_at(find_location "Ice Cave")
    for _, inv in ipairs(seats()) do inv:add("resources", marks "ice_supplies") end
    if logged "ice_alarm" then place_doom(current_agenda(), 1) end
  end,
}
