return location {
  name = "Your House", code = "01124", traits = { "Arkham" },
  shroud = 2, clues = "players", symbol = "squiggle", connects = { "circle" },

  forced "When the Ghoul Priest would spawn: it spawns here instead." {
    would = "enemy_spawned",
    condition = { "location ~= me", function(_, _, _, event) return event.enemy.title == "Ghoul Priest" end },
    effect = function(me, _, _, event)
      event:cancel()
      event.enemy:spawn(event.investigator, me)
    end,
  },

  action "Draw 1 card and gain 1 resource." {
    limit = "turn", together = true, condition = "could_draw or could_gain",
    effect = function(_, you)
      you:draw(1)
      you:gain(1)
    end,
  },
}
