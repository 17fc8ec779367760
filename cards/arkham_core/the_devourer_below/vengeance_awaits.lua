return agenda {
  name = "Vengeance Awaits", code = "01145", doom = 5,

  forced "When this advances: Umôrdhoth spawns at the Ritual Site, put into play or emptied of other enemies." {
    when = "agenda_advances", together = true,
    effect = function()
      local site = find_location "Ritual Site" or put_location(set_aside_card "ritual_site")
      leave_together(filter(find "enemies", function(enemy) return enemy.place == site end))
      set_aside_card "umordhoth":spawn(nil, site)
    end,
  },

  act_and_agenda "This is both the current act and the current agenda.",

  forced "If Umôrdhoth is defeated: resolution 2." {
    at = "enemy_defeated", faces = { 1 },
    condition = function(_, _, _, event) return event.enemy.title == "Umôrdhoth" end,
    effect = function() end_scenario "R2" end,
  },
}
