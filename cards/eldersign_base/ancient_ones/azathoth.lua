-- The monster icons are stand-ins.
return ancient_one_card {
  name = "Azathoth", standin = true, doom = 12, elder_signs = 14, monster_icons = { 3, 5, 7, 9 },

  awakens "The investigators lose at once." (function() finish "lost" end),
}
