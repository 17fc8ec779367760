-- The second part: rooms in rows and columns, two agendas at once, keys, and a room that wakes.
local function vengeance()
  local sum = 0
  for _, card in ipairs(cards_in "victory") do sum = sum + card:check "vengeance" end
  return sum
end

local shown = require "lib/shown"
local card_in = shown.card_in

return scenario {
  name = "The House at the Weir", id = "weir_house",
  text = "Every room of it listens. Below, something turns the wheel the wrong way.",
  reference = "weir_reference", bags = require "lib/bags", tekelili = true,
  encounter_cards = { { "drowned_choir", 2 }, { "eel_brood" }, { "grey_lodger" }, { "whisper_in_the_walls", 2 },
    { "under_the_ice", 2 }, { "cold_hands_left" }, { "cold_hands_right" }, { "high_water", 2 }, { "old_noises", 2 },
    { "guest_at_the_table" }, { "man_without_a_lamp" } },
  set_aside = { "house_hall", "house_gallery", "house_stair", "boiler_asleep", "wheel_room", "weir_mother" },
  keys = { "brass_key" }, facedown_keys = { "bone_key", "glass_key" }, key_back = "wrapped_key",
  agendas = { "the_house_listens", "the_house_wakes" }, more_agendas = { { "the_wheel_turns" } },
  acts = { "three_keys", "the_mother_of_the_weir" },
  log = { { name = "arrival", text = "The arrival", default = "",
    values = { { "by_boat", "By boat" }, { "", "Washed ashore" } } } },
  setup = function()
    local gallery = set_aside_card "house_gallery":put_at(1, 2)
    local stair = set_aside_card "house_stair":put_at(2, 1)
    local boiler = set_aside_card "boiler_asleep":put_at(3, 2)
    local hall = set_aside_card "house_hall":put_at(2, 2)
    start_at(hall)
    if not logged "by_boat" then hall:increase_flood() end
    gallery:place_key "brass_key"
    stair:place_facedown_key()
    boiler:place_facedown_key()
  end,
  resolutions = {
    R1 = { title = "The wheel stands still",
      text = "The wheel stands still, and the river goes home.", effect = function() earn(math.max(0, 3 - vengeance())) end },
    R2 = { title = "The house keeps turning",
      text = "The house keeps turning, with one more guest.", effect = function()
      for _, inv in ipairs(seats()) do
        if not inv.resigned then inv:suffer_trauma(0, 1) end
      end
      earn(0)
    end },
    R3 = { title = "She lets go of the wheel",
      text = "She takes your word for it, and lets go of the wheel.", effect = function()
      record "mother_spared"
      earn(marks "resolve")
    end },
    no_resolution = { title = "The lamps go out",
      text = "The lamps go out one by one.", effect = function() earn(0) end },
  },
  starts = { shown.start("The Hall is under water, somebody hides in the shadows, and each hand may hold a guest.", function()
    find_location "Hall":set_flood "fully"
    find_location "Stair":set_flood "partially"
    take_key(game.lead, find_location "Gallery":keys()[1])
    for _, id in ipairs { "man_without_a_lamp", "grey_lodger" } do card_in("encounter_deck", id):spawn() end
    card_in("encounter_deck", "guest_at_the_table"):move("hand", game.lead)
    card_in("encounter_deck", "whisper_in_the_walls"):move("hand", players()[#players()])
    card_in("encounter_deck", "old_noises"):attach_to(find_location "Hall")
    game.lead:add_tekelili(2)
    find_location "Boiler Room":flip()
  end) },
}
