-- Those with torches see farther: 1 resource more; each blanket is worth 1, too.
return scenario {
  name = "The Hills", agendas = { "test_agenda" }, acts = { "test_act" }, locations = { "study" },
  resolutions = { no_resolution = { text = "The hills keep them." }, R1 = { text = "They climb on." },
    R2 = { text = "Friends help.", supplies = { points = { 1 }, supplies = { "wilds_rope" } } } },
  setup = function()
    start_at(find("locations")[1])
    for _, inv in ipairs(seats()) do
      inv:add("resources", (inv:has_supply "wilds_torches" and 1 or 0) + inv:count_supply "wilds_blanket")
    end
  end,
}
