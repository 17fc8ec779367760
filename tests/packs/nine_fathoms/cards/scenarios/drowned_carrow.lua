return scenario {
  name = "The Drowning of Carrow", id = "drowned_carrow",
  text = "Options: difficulty=easy, normal or hard.",

  starts = {
    { name = "high_water", text = "Round 6: the tide is half-way up, and each diver has a relic.",
      begin = function()
        game.round, game.tide, game.air = 5, 5, 6
        for i, diver in ipairs(seats()) do
          local site = find "sites"[1 + i % 2]
          bring_up(diver, relics_at(site)[1])
        end
      end },
  },
}
