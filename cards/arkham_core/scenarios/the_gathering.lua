local SYMBOLS = { "skull", "skull", "cultist", "tablet", "auto_fail", "elder_sign" }
local function bag(...)
  local list = { ... }
  for _, symbol in ipairs(SYMBOLS) do list[#list + 1] = symbol end
  return list
end

return scenario {
  name = "The Gathering", id = "the_gathering",
  reference = "the_gathering_reference",
  encounter_cards = {
    { "flesh_eater" }, { "icy_ghoul" }, { "swarm_of_rats", 3 }, { "ghoul_minion", 3 }, { "ravenous_ghoul" },
    { "grasping_hands", 3 }, { "rotting_remains", 3 }, { "frozen_in_fear", 2 }, { "dissonant_voices", 2 },
    { "ancient_evils", 3 }, { "crypt_chill", 2 }, { "obscuring_fog", 2 },
  },
  set_aside = { "study", "hallway", "attic", "cellar", "parlor", "ghoul_priest", "lita_chantler" },
  agendas = { "whats_going_on", "rise_of_the_ghouls", "theyre_getting_out" },
  acts = { "trapped", "the_barrier", "what_have_you_done" },
  bags = {
    easy = bag("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2"),
    standard = bag("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4"),
    hard = bag("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5"),
    expert = bag("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8"),
  },
  setup = function() start_at(put_location(set_aside_card "study")) end,
  resolutions = {
    no_resolution = { text = "The house still stands; the Ghoul Priest lives. The lead investigator earns Lita Chantler.",
      effect = function() earn(2) end },
    R1 = { text = "The house burned down. The lead investigator earns Lita Chantler and suffers 1 mental trauma.",
      effect = function()
        if game.lead then game.lead:suffer_trauma(0, 1) end
        earn(2)
      end },
    R2 = { text = "The house still stands. The lead investigator earns 1 additional experience.",
      effect = function() earn(2, 1) end },
    R3 = { text = "Lita was left to find others; everybody who did not resign is killed.",
      effect = function()
        for _, inv in ipairs(seats()) do
          if not inv.resigned then inv.killed = true end
        end
      end },
  },
}
