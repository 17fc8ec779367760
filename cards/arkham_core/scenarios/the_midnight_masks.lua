local zealot = require "lib/zealot"

-- One of each pair is in play.
local EITHER = {
  { "downtown_first_bank", "downtown_arkham_asylum" },
  { "southside_historical_society", "southside_mas_boarding_house" },
}
local EVERYWHERE = { "northside", "easttown", "rivertown", "st_marys_hospital", "graveyard", "miskatonic_university" }
-- The places where Acolytes begin: the first of them for two investigators, and so on.
local LOOKOUTS = { "Southside", "Downtown", "Graveyard" }

local function titled(title)
  return function(card) return card.title == title end
end

local function lay_out()
  shuffle "scenario_deck"
  for _, ids in ipairs(EITHER) do
    put_location(set_aside_card(pick_from(ids)))
    for _, id in ipairs(ids) do
      local other = set_aside_card(id)
      if other then other:move "removed" end
    end
  end
  for _, id in ipairs(EVERYWHERE) do put_location(set_aside_card(id)) end
end

local function set_up()
  lay_out()
  local house, priest, start = set_aside_card "your_house", set_aside_card "ghoul_priest", find_location "Rivertown"
  if logged "house_burned" then house:move "removed" else start = put_location(house) end
  for i = 1, #seats() - 1 do
    filter(cards_in "encounter_deck", titled "Acolyte")[1]:spawn(nil, find_location(LOOKOUTS[i]))
  end
  if logged "ghoul_priest_alive" then priest:move "encounter_deck" else priest:move "removed" end
  shuffle "encounter_deck"
  start_at(start)
end

-- --- starts: the game until then
-- -----------------------------------------------------------------------------------------

-- The places whose clues are found first, all of them: 5, 7, 9, 10 for each investigator.
local FIRST = { "Rivertown", "Southside", "Easttown", "Graveyard" }
local MORE = fields.with(FIRST, { "Northside" })
local MOST = fields.with(MORE, { "Miskatonic University" })
local NEARLY_ALL = fields.with(MOST, { "St. Mary's Hospital" })

local function past_search(places, clues)
  for _, title in ipairs(places) do
    local place = find_location(title)
    place.face, place.clues = 1, 0
  end
  local all = players()
  for _, inv in ipairs(all) do inv.clues = clues end
  -- The lead has one more, so it is plain whom the Masked Hunter pursues.
  if #all > 1 and clues > 0 then all[1].clues, all[#all].clues = clues + 1, clues - 1 end
end

-- The next n cultists of the Cultist deck have been found, and are in the victory display.
local function past_cultists(n)
  for _ = 1, n do top "scenario_deck":move "victory" end
end

-- The next card of the Cultist deck is in play, where it spawns.
local function cultist_in_play()
  local cultist = top "scenario_deck"
  cultist:move("board", nil, false, filter(find "locations", cultist.data.spawn)[1])
  return cultist
end

-- Discards the Acolytes of the set-up. Returns the number of encounter cards that were in the deck when play began.
local function past_lookouts()
  local dealt = size "encounter_deck"
  for _, acolyte in ipairs(filter(cards_in "board", titled "Acolyte")) do acolyte:discard() end
  return dealt
end

local function past_encounters(dealt)
  past_mythos(function() return true end, dealt)
end

-- The second agenda has begun; the Masked Hunter is engaged with the lead.
local function meet_the_hunter()
  advance_agenda()
  return filter(find "enemies", titled "The Masked Hunter")[1]
end

-- --- resolutions -----------------------------------------------------------------------------------------------------

local function is_unique(card) return card:is "unique" and card:is "enemy" end

local function write_log()
  for _, card in ipairs(cards_in "victory") do
    if is_unique(card) and card:is "cultist" then record("cultists_interrogated", card) end
    if card.title == "Ghoul Priest" then cross_out "ghoul_priest_alive" end
  end
  for _, card in ipairs(filter(find "scenario_deck", is_unique)) do record("cultists_escaped", card) end
  for _, card in ipairs(filter(find "enemies", is_unique)) do record("cultists_escaped", card) end
end

local function in_time()
  write_log()
  if game.agenda_number == 1 then record("cultists_escaped", "the_masked_hunter") end
  earn(0)
end

local function too_late()
  write_log()
  record "past_midnight"
  earn(0)
end

return scenario {
  name = "The Midnight Masks", id = "the_midnight_masks",
  text = "The ghouls obey a cult, and its members live in Arkham under names that everybody knows. Until midnight there " ..
    "is time to find out who they are; whoever is not found will be in the woods.",
  reference = "the_midnight_masks_reference",
  encounter_cards = {
    { "hunting_shadow", 3 }, { "false_lead", 2 }, { "acolyte", 3 }, { "wizard_of_the_order" },
    { "mysterious_chanting", 2 }, { "hunting_nightgaunt", 2 }, { "on_wings_of_darkness", 2 }, { "crypt_chill", 2 },
    { "obscuring_fog", 2 }, { "locked_door", 2 },
  },
  scenario_deck = { "wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner" },
  set_aside = { "your_house", "rivertown", "southside_historical_society", "southside_mas_boarding_house",
    "st_marys_hospital", "miskatonic_university", "downtown_first_bank", "downtown_arkham_asylum", "easttown",
    "graveyard", "northside", "ghoul_priest" },
  agendas = { "predator_or_prey", "time_is_running_short" },
  acts = { "uncovering_the_conspiracy" },
  bags = zealot.bags,
  setup = set_up,
  starts = {
    { name = "two_found", round = 6,
      text = "Two cultists are found: one is in the victory display, one in play; agenda 1 with 5 of its 6 doom.",
      begin = function()
        local dealt = past_lookouts()
        past_search(FIRST, 1)
        past_cultists(1)
        cultist_in_play()
        at_agenda(1, 5)
        past_encounters(dealt)
      end },
    { name = "masked_hunter", round = 7,
      text = "The second agenda has begun: the Masked Hunter is engaged with the lead; two cultists are found.",
      begin = function()
        local dealt = past_lookouts()
        past_search(MORE, 3)
        past_cultists(2)
        meet_the_hunter()
        past_encounters(dealt)
      end },
    { name = "nearly_defeated", round = 9,
      text = "Everybody is one damage and one horror from defeat, with enemies engaged; two cultists are found.",
      begin = function()
        local dealt = past_lookouts()
        past_search(MORE, 3)
        past_cultists(2)
        meet_the_hunter()
        at_agenda(2, 2)
        for _, enemy in ipairs(engage_enemies(2)) do
          if enemy:is "cultist" then enemy.doom = 1 end
        end
        for _, inv in ipairs(players()) do
          inv.damage, inv.horror = inv:check "health" - 1, inv:check "sanity" - 1
        end
        past_encounters(dealt)
      end },
    { name = "low_decks", round = 12,
      text = "Three cultists and the Masked Hunter are found; each deck has 2 cards left, its weaknesses among them.",
      begin = function()
        local dealt = past_lookouts()
        past_search(MORE, 1)
        past_cultists(3)
        local hunter = meet_the_hunter()
        if hunter then hunter:move "victory" end   -- a card may have dealt with it as it engaged
        at_agenda(2, 5)
        for _, inv in ipairs(players()) do
          inv:equip(3)
          inv:run_down(2)
        end
        past_encounters(dealt)
      end },
    { name = "one_to_go", round = 13,
      text = "Only one cultist is left: engaged with the lead, one damage from defeat; agenda 2 with 6 of its 8 doom.",
      begin = function()
        local dealt = past_lookouts()
        past_search(MORE, 3)
        local hunter = meet_the_hunter()
        if hunter then hunter:move "victory" end   -- a card may have dealt with it as it engaged
        past_search(NEARLY_ALL, 0)
        past_cultists(4)
        local last = top "scenario_deck"
        last:move("threat", game.lead)
        last.damage = last:check "health" - 1
        for _, inv in ipairs(players()) do inv:equip(3) end
        at_agenda(2, 6)
        past_encounters(dealt)
      end },
    { name = "late_agenda", round = 14,
      text = "Agenda 2 with 7 of its 8 doom; three cultists and the Masked Hunter are found, one cultist is in play.",
      begin = function()
        local dealt = past_lookouts()
        past_search(MOST, 1)
        past_cultists(3)
        local hunter = meet_the_hunter()
        if hunter then hunter:move "victory" end   -- a card may have dealt with it as it engaged
        cultist_in_play()
        for _, inv in ipairs(players()) do inv:equip(3) end
        at_agenda(2, 7)
        past_encounters(dealt)
      end },
  },
  resolutions = {
    no_resolution = { title = "The night took everybody",
      text = "The night is over. Which cultists were found, and which got away, is in the log.",
      effect = in_time },
    R1 = { title = "The cult was found out",
      text = "The cult is found out in time. Which cultists were found, and which got away, is in the log.",
      effect = in_time },
    R2 = { title = "It was past midnight",
      text = "It is past midnight. Which cultists were found, and which got away, is in the log.",
      effect = too_late },
  },
}
