return mythos {
  name = "Sudden Terror: As Blood Runs", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  terror "The active player loses 1 stamina." (function(_, you) you:lose_stamina(1) end),
}
