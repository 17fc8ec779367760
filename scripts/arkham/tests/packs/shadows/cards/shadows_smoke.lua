return treachery { name = "Vanish",
  revelation "Each exposed Grey Agent hides again." {
    effect = function(_, you)
      for _, enemy in ipairs(find "enemies") do enemy:conceal(you) end
    end },
}
