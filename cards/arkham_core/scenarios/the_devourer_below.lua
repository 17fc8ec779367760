local zealot = require "lib/zealot"

local WOODS = { "unhallowed_ground", "twisting_paths", "old_house", "cliffside", "tangled_thicket", "quiet_glade" }
local AGENTS = {
  { { "yithian_observer", 2 }, { "offer_of_power", 2 } },
  { { "relentless_dark_young", 1 }, { "goat_spawn", 3 } },
  { { "young_deep_one", 2 }, { "dreams_of_rlyeh", 2 } },
  { { "screeching_byakhee", 2 }, { "the_yellow_sign", 2 } },
}

-- With one set of agents there are 29 encounter cards, and one more if the Ghoul Priest is alive.
local function encounter_cards() return logged "ghoul_priest_alive" and 30 or 29 end

-- By the number of cultists who got away.
local function first_doom() return math.ceil(#log_list "cultists_escaped" / 2) end

-- --- starts: the game until then
-- -----------------------------------------------------------------------------------------

local THRESHOLDS = { 4, 5 }

-- Makes the nth agenda the current one, with that much doom (and so much came later). Doom beyond one for each round,
-- and beyond the doom of the cultists, came from Ancient Evils.
local function doom_so_far(n, doom, later)
  local placed = doom + (later or 0)
  for i = 1, n - 1 do placed = placed + THRESHOLDS[i] end
  at_agenda(n, doom)
  zealot.past_encounters(math.max(0, placed - game.round - first_doom()), encounter_cards())
end

local function woods()
  return filter(find "locations", function(place) return place.title == "Arkham Woods" end)
end

-- The clues of three woods have been spent for act 1. If there are no woods, nobody has been there.
local function search_the_woods()
  local searched = 0
  for _, place in ipairs(woods()) do
    if searched < 3 and place:check "clue_value" > 0 then
      place.face, searched = 1, searched + 1
    end
  end
  advance_act()
end

-- Everybody has reached the Ritual Site, and with it act 3.
local function enter_the_site()
  search_the_woods()
  local site = find_location "Ritual Site"
  for _, inv in ipairs(players()) do
    inv.parent = site
    inv:equip(3)
  end
  site:reveal()
  advance_act()
end

-- As much as the investigator can bear.
local function harm(inv, damage, horror)
  inv:add("damage", math.min(damage, inv:check "health" - 1 - inv.damage))
  inv:add("horror", math.min(horror, inv:check "sanity" - 1 - inv.horror))
end

return scenario {
  name = "The Devourer Below", id = "the_devourer_below",
  text = "In the woods outside the town the cult calls on something that sleeps below the earth. Find the place of the " ..
    "ritual among the paths, and end it before it is answered.",
  reference = "the_devourer_below_reference",
  encounter_cards = {
    { "umordhoths_wrath", 2 }, { "ghoul_minion", 3 }, { "ravenous_ghoul" }, { "grasping_hands", 3 },
    { "rotting_remains", 3 }, { "frozen_in_fear", 2 }, { "dissonant_voices", 2 }, { "ancient_evils", 3 },
    { "acolyte", 3 }, { "wizard_of_the_order" }, { "mysterious_chanting", 2 },
  },
  locations = { "main_path" },
  set_aside = { "ritual_site", "umordhoth" },
  agendas = { "the_arkham_woods", "the_ritual_begins", "vengeance_awaits" },
  acts = { "investigating_the_trail", "into_the_darkness", "disrupting_the_ritual" },
  bags = zealot.bags,
  add_tokens = { "elder_thing" },
  log = {
    { name = "cultists", text = "Cultists who got away", list = "cultists_escaped", default = "",
      values = { { "", "None" }, { "herman_collins peter_warren", "Two of them" },
        { "wolf_man_drew herman_collins victoria_devereux ruth_turner", "Four of them" },
        { "wolf_man_drew herman_collins peter_warren victoria_devereux ruth_turner the_masked_hunter", "All six" } } },
  },
  setup = function()
    start_at(find_location "Main Path")
    for _, id in ipairs(pick_some(WOODS, 4)) do put_location(create(id, "set_aside")) end
    for _, entry in ipairs(pick_from(AGENTS)) do
      for _ = 1, entry[2] do create(entry[1], "encounter_deck") end
    end
    if logged "ghoul_priest_alive" then create("ghoul_priest", "encounter_deck") end
    shuffle "encounter_deck"
    place_doom(current_agenda(), first_doom())
    if logged "past_midnight" then
      for _, inv in ipairs(players()) do inv:discard_random(2) end
    end
  end,
  starts = {
    { name = "act_2", round = 4,
      text = "Act 2 has begun: everybody is at the Main Path, three of the woods are searched.",
      begin = function()
        search_the_woods()
        doom_so_far(1, 3)
      end },
    { name = "ritual_site", round = 7,
      text = "Act 3, agenda 2: everybody is at the Ritual Site, and so are the enemies that wait there.",
      begin = function()
        enter_the_site()
        doom_so_far(2, 3)
      end },
    { name = "one_more_clue", round = 9,
      text = "Act 3 lacks one clue, and everybody has one; agenda 2 with 4 of its 5 doom.",
      begin = function()
        enter_the_site()
        current_act().clues = 2 * #seats() - 1
        for _, inv in ipairs(players()) do
          inv.clues = 1
          harm(inv, 1, 1)
        end
        doom_so_far(2, 4)
      end },
    { name = "late_agenda", round = 12,
      text = "Act 2, agenda 3 with 4 of its 5 doom: the next one calls Umôrdhoth.",
      begin = function()
        search_the_woods()
        for _, inv in ipairs(players()) do inv:equip(3) end
        doom_so_far(3, 4)
      end },
    { name = "too_late", round = 12,
      text = "Still act 1, agenda 3 with 4 of its 5 doom: nobody has found the Ritual Site.",
      begin = function()
        for _, inv in ipairs(players()) do
          inv:equip(3)
          harm(inv, 2, 2)
        end
        doom_so_far(3, 4)
      end },
    { name = "umordhoth", round = 13,
      text = "The finale: Umôrdhoth has come to the Ritual Site, where everybody is.",
      begin = function()
        enter_the_site()
        doom_so_far(3, 5)
        advance_agenda()
      end },
    { name = "last_stand", round = 14,
      text = "Umôrdhoth has attacked everybody once, and is one damage from defeat.",
      begin = function()
        enter_the_site()
        doom_so_far(3, 5, 1)
        advance_agenda()
        current_agenda().doom = 1
        for _, enemy in ipairs(find "enemies") do
          if enemy.title == "Umôrdhoth" then enemy.damage = enemy:check "health" - 1 end
        end
        for _, inv in ipairs(players()) do harm(inv, 3, 3) end
      end },
    { name = "nearly_defeated", round = 6,
      text = "Act 1, agenda 2: everybody is one damage and one horror from defeat, with two enemies engaged.",
      begin = function()
        local places, foes = woods(), filter(cards_in "encounter_deck", function(card) return card:is "enemy" end)
        for i, inv in ipairs(players()) do
          local place = places[(i - 1) % #places + 1]
          inv.parent, inv.clues = place, place:check "clue_value" > 0 and 1 or 0
          if place.face == 0 then
            place.face = 1
            place.clues = math.max(0, place:check "clue_value" - 1)
          end
          harm(inv, 99, 99)
          for n = 2 * i - 1, math.min(2 * i, #foes) do foes[n]:move("threat", inv) end
        end
        doom_so_far(2, 2)
      end },
  },
  resolutions = {
    no_resolution = { title = "Arkham succumbed",
      text = "Umôrdhoth's vengeance comes over Arkham; every investigator who was left is killed.",
      effect = function()
        record "arkham_succumbed"
        for _, inv in ipairs(seats()) do inv.killed = not inv.insane end
      end },
    R1 = { title = "The ritual was broken",
      text = "The ritual is broken and Umôrdhoth is not called. Each investigator suffers 2 mental trauma.",
      effect = function()
        record "ritual_broken"
        for _, inv in ipairs(seats()) do inv:suffer_trauma(0, 2) end
        earn(5)
      end },
    R2 = { title = "The Devourer was driven back",
      text = "Umôrdhoth is driven back. Each investigator suffers 2 physical and 2 mental trauma.",
      effect = function()
        record "umordhoth_repelled"
        for _, inv in ipairs(seats()) do inv:suffer_trauma(2, 2) end
        earn(10)
      end },
    R3 = { title = "Lita was given away",
      text = "Lita Chantler was given to Umôrdhoth. Each investigator suffers 2 physical and 2 mental trauma, and "
        .. "adds a random Madness weakness to his deck.",
      effect = function()
        record "lita_sacrificed"
        lose_card "lita_chantler"
        for _, inv in ipairs(seats()) do
          inv:suffer_trauma(2, 2)
          local weakness = inv:random_weakness "madness"
          if weakness then weakness:move("deck", inv) end
        end
        earn(0)
      end },
  },
}
