return mythos {
  name = "The Stars Align: As Blood Runs", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  terror "The active player loses 1 stamina." (function(_, you) you:lose_stamina(1) end),
}
