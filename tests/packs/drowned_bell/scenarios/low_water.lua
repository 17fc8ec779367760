local SYMBOLS = { "skull", "skull", "cultist", "tablet", "auto_fail", "elder_sign" }
local function bag(...)
  local list = { ... }
  for _, symbol in ipairs(SYMBOLS) do list[#list + 1] = symbol end
  return list
end

return scenario {
  name = "Low Water", id = "low_water",
  reference = "low_water_reference",
  encounter_cards = {
    { "bell_diver", 3 }, { "silt_choir", 2 }, { "rising_water", 3 }, { "the_toll", 2 }, { "voices_under_the_ice", 2 },
    { "swarm_of_rats", 3 }, { "ancient_evils", 2 }, { "obscuring_fog", 2 },
  },
  set_aside = { "warden_of_the_bell" },
  locations = { "quay", "fish_market", "bell_tower", "sunken_crypt" },
  agendas = { "the_tide_turns", "high_water" },
  acts = { "silence_the_bell" },
  bags = {
    easy = bag("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2"),
    standard = bag("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4"),
    hard = bag("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5"),
    expert = bag("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8"),
  },
  setup = function() start_at(find_location "Quay") end,
  starts = {
    { name = "the_warden", round = 6,
      text = "The Warden of the Bell stands in the Sunken Crypt, everybody is in the Fish Market.",
      begin = function()
        for _, name in ipairs { "Fish Market", "Bell Tower", "Sunken Crypt" } do
          local place = find_location(name)
          place.face, place.clues = 1, 0
        end
        for _, inv in ipairs(players()) do
          inv.parent = find_location "Fish Market"
          inv:equip(2)
        end
        set_aside_card "warden_of_the_bell":spawn(nil, find_location "Sunken Crypt")
        at_agenda(1, 4)
        past_mythos(function(card) return card.title ~= "Ancient Evils" end)
      end },
  },
  resolutions = {
    no_resolution = { text = "The bell rings on.", effect = function() earn(0) end },
    R1 = { text = "The bell is silent.", effect = function() earn(1) end },
    R2 = { text = "The water has closed over the harbour; whoever did not leave suffers 1 mental trauma.",
      effect = function()
        for _, inv in ipairs(seats()) do
          if not inv.resigned then inv:suffer_trauma(0, 1) end
        end
        earn(0)
      end },
  },
}
