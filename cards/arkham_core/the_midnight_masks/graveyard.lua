return location {
  name = "Graveyard", code = "01133", traits = { "Arkham" },
  shroud = 1, clues = "2 * players", victory = 1, symbol = "hourglass", connects = { "circle" },

  forced "After you enter the Graveyard: test willpower (3). If you fail, take 2 horror or move to Rivertown." {
    after = "enters", condition = { "location == me", "mover is investigator" }, you = "mover",
    test = { skill = "willpower", difficulty = 3 },
    fail = function(_, you)
      local rivertown = find_location "Rivertown"
      must_choose(you, "What drives you?", {
        { "Take 2 horror", effect = function() you:take_horror(2) end },
        { "Move to Rivertown", effect = function() you:move_to(rivertown) end,
          can = rivertown ~= nil and you.place ~= rivertown and you:check("cannot_enter", rivertown) == 0 },
      })
    end,
  },
}
