return mythos {
  name = "The Stars Align: To Bring Madness", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  at_midnight "Each investigator loses 1 sanity." { together = true, effect = function()
    for _, inv in ipairs(affected()) do inv:lose_sanity(1) end
  end },
}
