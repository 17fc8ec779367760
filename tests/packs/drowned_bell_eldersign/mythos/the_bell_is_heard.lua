return mythos {
  name = "The Bell Is Heard",
  immediate "Each investigator loses 1 sanity." (function()
    for _, inv in ipairs(affected()) do inv:lose_sanity(1) end
  end),
  lingering "Everybody's maximum stamina is 1 lower." { everybody = { max_stamina = -1 } },
}
