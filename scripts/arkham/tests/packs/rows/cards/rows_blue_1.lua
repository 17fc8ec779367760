return agenda { name = "Blue Rite", doom = 3,
  advance "Each investigator gains 1 resource." {
    effect = function() for _, inv in ipairs(players()) do inv:gain(1) end end } }
