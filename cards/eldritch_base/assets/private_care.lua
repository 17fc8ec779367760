return asset {
  name = "Private Care", value = 2, traits = { "service" },

  when_gained "Recover all Health and Sanity." (function(_, you) you:recover(you.max_health, you.max_sanity) end),
}
