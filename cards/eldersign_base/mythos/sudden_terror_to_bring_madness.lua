return mythos {
  name = "Sudden Terror: To Bring Madness", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  at_midnight "Each investigator loses 1 sanity." { together = true, effect = function()
    for _, inv in ipairs(affected()) do inv:lose_sanity(1) end
  end },
}
