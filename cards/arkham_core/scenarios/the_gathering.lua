local zealot = require "lib/zealot"
local past_encounters = zealot.past_encounters

-- --- starts: the game until then
-- -----------------------------------------------------------------------------------------

local function enemies_in_deck()
  return filter(cards_in "encounter_deck", function(card) return card:is "enemy" end)
end

-- Everybody has been in the Attic and in the Cellar, and has paid for that; so many clues for each investigator are
-- left there.
local function search_the_house(attic, cellar)
  for title, left in pairs { Attic = attic, Cellar = cellar } do
    local place = find_location(title)
    place.face = 1
    place.clues = left * #players()
  end
  for _, inv in ipairs(players()) do
    inv:add("horror", 1)
    inv:add("damage", 1)
  end
end

-- Act 2 has cost the clues of the Attic and half of those in the Cellar. The Ghoul Priest has attacked its prey once.
local function meet_the_priest()
  search_the_house(0, 1)
  advance_act()
  for _, inv in ipairs(players()) do
    for _, enemy in ipairs(find("engaged", inv)) do
      inv:add("damage", math.min(enemy:check "attack_damage", inv:check "health" - 1 - inv.damage))
      inv:add("horror", math.min(enemy:check "attack_horror", inv:check "sanity" - 1 - inv.horror))
    end
  end
end

return scenario {
  name = "The Gathering", id = "the_gathering",
  text = "For weeks people have vanished from their houses in Arkham at night. You have come together in a study to go " ..
    "through what you know, when something begins to scratch below the floor, and the door is gone from the wall.",
  reference = "the_gathering_reference",
  encounter_cards = {
    { "flesh_eater" }, { "icy_ghoul" }, { "swarm_of_rats", 3 }, { "ghoul_minion", 3 }, { "ravenous_ghoul" },
    { "grasping_hands", 3 }, { "rotting_remains", 3 }, { "frozen_in_fear", 2 }, { "dissonant_voices", 2 },
    { "ancient_evils", 3 }, { "crypt_chill", 2 }, { "obscuring_fog", 2 },
  },
  set_aside = { "study", "hallway", "attic", "cellar", "parlor", "ghoul_priest", "lita_chantler" },
  agendas = { "whats_going_on", "rise_of_the_ghouls", "theyre_getting_out" },
  acts = { "trapped", "the_barrier", "what_have_you_done" },
  bags = zealot.bags,
  setup = function() start_at(put_location(set_aside_card "study")) end,
  starts = {
    { name = "act_2", round = 3,
      text = "Act 2 has begun: everybody is in the Hallway, nobody has any clues.",
      begin = function()
        advance_act()
        at_agenda(1, 2)
        past_encounters(0)
      end },
    { name = "ghoul_priest", round = 7,
      text = "Act 3: the Ghoul Priest is among you in the Parlor, where Lita Chantler waits.",
      begin = function()
        advance_act()
        meet_the_priest()
        for _, inv in ipairs(players()) do
          inv.parent = find_location "Parlor"
          inv:equip(2)
        end
        at_agenda(2, 5)
        past_encounters(2)
      end },
    { name = "late_agenda", round = 12,
      text = "Act 2, its clues are found; agenda 3 with 9 of its 10 doom; two Ghouls in the Parlor.",
      begin = function()
        advance_act()
        search_the_house(0, 1)
        for _, inv in ipairs(players()) do
          inv.clues = 3
          inv:equip(3)
        end
        local ghouls = filter(enemies_in_deck(), function(enemy) return enemy:is "ghoul" end)
        for i = 1, 2 do ghouls[i]:move("board", nil, false, find_location "Parlor") end
        at_agenda(3, 9)
        past_encounters(3)
      end },
    { name = "last_stand", round = 12,
      text = "Act 3, agenda 3 with 9 of its 10 doom; the Ghoul Priest in the Hallway is one damage from defeat.",
      begin = function()
        advance_act()
        local priest = set_aside_card "ghoul_priest"
        meet_the_priest()
        priest.damage = priest:check "health" - 1
        for _, inv in ipairs(players()) do inv:equip(3) end
        at_agenda(3, 9)
        past_encounters(3)
      end },
    { name = "nearly_defeated", round = 6,
      text = "Act 2: everybody is one damage and one horror from defeat, with two enemies engaged.",
      begin = function()
        advance_act()
        search_the_house(1, 1)
        local places = { find_location "Hallway", find_location "Attic", find_location "Cellar" }
        for i, inv in ipairs(players()) do
          inv.parent = places[(i - 1) % 3 + 1]
          inv.clues = 2
          inv.damage, inv.horror = inv:check "health" - 1, inv:check "sanity" - 1
        end
        engage_enemies(2)
        at_agenda(2, 3)
        past_encounters(1)
      end },
    { name = "low_decks", round = 10,
      text = "Act 2, agenda 3: each deck has 2 cards left, its weaknesses among them.",
      begin = function()
        advance_act()
        search_the_house(1, 1)
        for _, inv in ipairs(players()) do
          inv.clues = 2
          inv:equip(3)
          inv:run_down(2)
        end
        at_agenda(3, 2)
        past_encounters(3)
      end },
    { name = "swarmed", round = 6,
      text = "Act 2: up to four enemies engaged with each, all slots filled, hands full.",
      begin = function()
        advance_act()
        search_the_house(1, 1)
        for _, inv in ipairs(players()) do
          inv.clues = 2
          inv:equip(9)
          inv:past_draws(inv:check "hand_limit" - size("hand", inv))
        end
        engage_enemies(4)
        at_agenda(2, 3)
        past_encounters(1)
      end },
  },
  resolutions = {
    no_resolution = { title = "Nobody was left in the house",
      text = "The house still stands; the Ghoul Priest lives. The lead investigator earns Lita Chantler.",
      effect = function()
        record "house_standing"
        record "ghoul_priest_alive"
        earn_card("lita_chantler", game.lead)
        earn(2)
      end },
    R1 = { title = "The house burned down",
      text = "The house burned down. The lead investigator earns Lita Chantler and suffers 1 mental trauma.",
      effect = function()
        record "house_burned"
        if game.lead then game.lead:suffer_trauma(0, 1) end
        earn_card("lita_chantler", game.lead)
        earn(2)
      end },
    R2 = { title = "The house still stands",
      text = "The house still stands. The lead investigator earns 1 additional experience.",
      effect = function()
        record "house_standing"
        earn(2, 1)
      end },
    R3 = { title = "Lita went on alone",
      text = "Lita was left to find others; everybody who did not resign is killed. If the lead is, somebody " ..
        "else earns Lita Chantler.",
      effect = function()
        for _, id in ipairs { "lita_finds_others", "house_standing", "ghoul_priest_alive" } do record(id) end
        for _, inv in ipairs(seats()) do
          if not inv.resigned then inv.killed = true end
        end
        -- If the lead was killed, the players choose who earns her.
        if game.lead and game.lead.killed then earn_card "lita_chantler" end
      end },
  },
}
