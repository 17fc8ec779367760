return act {
  name = "Into the Darkness", code = "01147",

  forced "If an investigator enters the Ritual Site: advance." {
    at = "enters", condition = { "mover is investigator", function(_, _, _, event)
      return event.location.title == "Ritual Site"
    end },
    effect = function() advance_act() end,
  },

  advance "Shuffle the encounter discards in; discard until 1 enemy (3 players: 2): it spawns at the Ritual Site." {
    together = true,
    effect = function()
      local site = find_location "Ritual Site"
      for _, enemy in ipairs(discard_until({ "enemy" }, #players() >= 3 and 2 or 1)) do enemy:spawn(nil, site) end
    end,
  },
}
