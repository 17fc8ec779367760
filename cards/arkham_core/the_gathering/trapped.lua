return act {
  name = "Trapped", code = "01108", clues = "2 * players",

  advance "Put the Hallway, Attic, Cellar and Parlor into play, discard the enemies in the Study, move to the Hallway, remove the Study." {
    together = true,
    effect = function()
      local hallway
      for _, id in ipairs { "hallway", "cellar", "attic", "parlor" } do
        local place = put_location(set_aside_card(id))
        if id == "hallway" then hallway = place end
      end
      local study = find_location "Study"
      leave_together(filter(find "enemies", function(enemy) return enemy.place == study end))
      for _, inv in ipairs(players()) do inv:move_to(hallway) end
      study:remove_location(hallway)
    end,
  },
}
