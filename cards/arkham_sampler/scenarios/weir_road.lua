-- The first part: its end is a checkpoint, and the players choose the way on.
local shown = require "lib/shown"
local card_in = shown.card_in

return scenario {
  name = "The Road Under Water", id = "weir_road",
  text = "The house stands across the flood. There is a ferry stage somewhere, and nobody at it.",
  reference = "weir_reference", bags = require "lib/bags", add_tokens = { "frost" },
  encounter_cards = { { "eel_brood", 2 }, { "river_gaunt" }, { "sluice_keeper" }, { "high_water", 2 }, { "cold_hands_left", 2 },
    { "cold_hands_right", 2 }, { "signs_in_the_mist", 2 }, { "drowned_choir" }, { "otter_pack" },
    { "towpath_thief" }, { "toll_of_the_bell" } },
  locations = { "mill_road" }, set_aside = { "ferry_stage" },
  exploration_deck = { "reed_bank", "sunken_lane", "chapel_hill", "mill_awake", "lost_in_reeds", "cold_hands_left" },
  side_decks = { { name = "omens", made_of = { "omen_of_rope", "omen_of_lamps", "omen_of_rope" } } },
  agendas = { "the_light_goes", "the_road_goes" }, acts = { "a_way_across", "the_ferry_stage" },
  setup = function()
    start_at(find_location "Mill Road")
    if not logged "lock_held" then find_location "Mill Road":increase_flood() end
  end,
  checkpoint = {
    next = "weir_house",
    keep = { by_boat = function() return #filter(find "locations", function(place) return place:is "landing" end) > 0 end },
  },
  resolutions = {
    R1 = { title = "Across the river",
      text = "The ferry pushes off.", supplies = { points = { 1 }, supplies = { "lamp_oil" } }, effect = function()
      choose_one(game.lead, "How do you cross?", {
        { "In silence", effect = function() fill_box "resolve" end },
        { "With a song", effect = function() earn(1) end },
      })
      earn(1)
    end },
    R2 = { title = "Washed up",
      text = "You are washed up on the far bank, bruised.", effect = function()
      for _, inv in ipairs(seats()) do
        if not inv.resigned then inv:suffer_trauma(1, 0) end
      end
      earn(0)
    end },
    no_resolution = { title = "Lost on the road",
      text = "The road keeps whoever walked it.", effect = function() earn(0) end },
  },
  starts = { shown.start("The places of the road are found and some are flooded, the Mill has woken, and eels and otters swarm.", function()
    for _, id in ipairs { "reed_bank", "sunken_lane", "chapel_hill", "mill_awake" } do put_location(card_in("scenario_deck", id)) end
    find_location "Reed Bank":set_flood "partially"
    find_location "Sunken Lane":set_flood "fully"
    card_in("encounter_deck", "eel_brood"):spawn_engaged(game.lead)
    card_in("encounter_deck", "sluice_keeper"):spawn(nil, find_location "Chapel Hill")
    for _, id in ipairs { "river_gaunt", "otter_pack" } do card_in("encounter_deck", id):spawn(nil, find_location "Sunken Lane") end
    for _, id in ipairs { "drowned_choir", "toll_of_the_bell" } do card_in("encounter_deck", id):move_to_victory() end
  end) },
}
