-- The first part of a scenario. Its checkpoint keeps the locations that are left, the supplies, and whether the alarm was
-- raised.
return scenario {
  name = "The Ice, Part I", agendas = { "ice_storm" }, acts = { "test_act" }, locations = { "ice_camp", "ice_ridge", "ice_hut" },
  checkpoint = {
    next = "ice_second",
    clean_up = function() find_location "Ice Camp":move "removed" end,
    keep = {
      ice_left = function() return find "locations" end,
      ice_supplies = function()
        local n = 0
        for _, inv in ipairs(seats()) do n = n + inv.clues end
        return n
      end,
      ice_alarm = function() return top "agenda".doom > 0 end,
    },
  },
  resolutions = {
    no_resolution = { text = "The ice keeps them." },
    R1 = { text = "They cross the ridge.", effect = function() earn(1) end },
    R2 = { text = "They are carried away.", next = "ice_after" },
    R3 = { text = "They turn back for good.", next = false },
    R4 = { text = "They turn back if the alarm was raised.", next = function()
      if logged "ice_alarm" then return false end
    end },
  },
  setup = function() start_at(find_location "Ice Camp") end,
}
