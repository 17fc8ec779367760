return agenda {
  name = "They're Getting Out!", code = "01107", doom = 10,

  forced "At the end of the enemy phase: each unengaged Ghoul enemy moves 1 location towards the Parlor." {
    at = "phase_ends", condition = "amount == 3",
    effect = function()
      local parlor
      for _, place in ipairs(find "locations") do
        if place.title == "Parlor" then parlor = place end
      end
      if not parlor then return end
      for _, enemy in ipairs(cards_in "board") do
        if enemy:is "enemy" and enemy:is "ghoul" and enemy.zone == "board" then enemy:move_toward(parlor) end
      end
    end,
  },

  forced "At the end of the round: place 1 doom on this agenda for each Ghoul enemy in the Hallway or Parlor." {
    at = "round_ends",
    effect = function(me)
      local n = 0
      for _, enemy in ipairs(find "enemies") do
        local place = enemy.place
        if enemy:is "ghoul" and place and (place.title == "Hallway" or place.title == "Parlor") then n = n + 1 end
      end
      place_doom(me, n)
    end,
  },

  advance "At act 1 or 2: R3. At act 3: every investigator who has not resigned is defeated and suffers 1 physical trauma." {
    effect = function()
      if game.act_number < 3 then end_scenario "R3" end
      for _, inv in ipairs(players()) do
        inv:suffer_trauma(1, 0)
        inv:defeat()
      end
    end,
  },
}
