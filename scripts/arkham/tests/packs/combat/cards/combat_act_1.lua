return act { name = "First act", clues = "2 * players", advance "Each investigator gains 2 resources." {
  effect = function() for _, inv in ipairs(players()) do inv:gain(2) end end } }
