local function wandering(goal)
  return filter(cards_in "board", function(enemy)
    return enemy:is "enemy" and enemy:is "ghoul" and (distance(enemy.place, goal) or 0) > 0
  end)
end

local function near_parlor()
  return filter(find "enemies", function(enemy)
    local place = enemy.place
    return enemy:is "ghoul" and place and (place.title == "Hallway" or place.title == "Parlor")
  end)
end

return agenda {
  name = "They're Getting Out!", code = "01107", doom = 10,

  forced "At the end of the enemy phase: each unengaged Ghoul enemy moves 1 location towards the Parlor." {
    at = "phase_ends",
    condition = { "amount == 3", "any(enemies: it is ghoul and it in board)", function()
      local goal = find_location "Parlor"
      return goal and #wandering(goal) > 0
    end },
    effect = function()
      local goal = find_location "Parlor"
      for _, enemy in ipairs(wandering(goal)) do
        if enemy.zone == "board" then enemy:move_toward(goal) end
      end
    end,
  },

  forced "At the end of the round: place 1 doom on this agenda for each Ghoul enemy in the Hallway or Parlor." {
    at = "round_ends", condition = { "any(enemies: it is ghoul)", function() return #near_parlor() > 0 end },
    effect = function(me) place_doom(me, #near_parlor()) end,
  },

  advance "At act 1 or 2: R3. At act 3: every investigator who has not resigned is defeated and suffers 1 physical trauma." {
    together = true,
    effect = function()
      if game.act_number < 3 then end_scenario "R3" end
      for _, inv in ipairs(players()) do inv:suffer_trauma(1, 0) end
      defeat_investigators(players())
    end,
  },
}
