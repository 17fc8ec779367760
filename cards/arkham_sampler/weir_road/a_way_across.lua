return act {
  name = "A Way Across", clues = "2 * players",
  advance "Shuffle the Ferry Stage into the exploration deck." { effect = function()
    local stage = set_aside_card "ferry_stage"
    stage:move "scenario_deck"
    shuffle "scenario_deck"
  end },
}
