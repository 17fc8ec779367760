return mythos {
  name = "The Stars Align: Amid the Stillness", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  at_midnight "Each investigator loses 2 stamina." { together = true, effect = function()
    for _, inv in ipairs(affected()) do inv:lose_stamina(2) end
  end },
}
