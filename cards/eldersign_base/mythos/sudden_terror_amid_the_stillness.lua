return mythos {
  name = "Sudden Terror: Amid the Stillness", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  at_midnight "Each investigator loses 2 stamina." { together = true, effect = function()
    for _, inv in ipairs(affected()) do inv:lose_stamina(2) end
  end },
}
