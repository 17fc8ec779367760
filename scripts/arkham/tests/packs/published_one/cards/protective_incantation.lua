-- The Forgotten Age. Icons unverified.
return asset {
  name = "Protective Incantation", class = "mystic", level = 1, cost = 1, icons = { willpower = 1 },
  traits = { "Ritual" }, slots = { "arcane" }, seal = { except = "auto_fail" },

  forced "At the end of your turn: spend 1 resource, or discard this." {
    at = "turn_ends", condition = "investigator == you",
    effect = function(me, you)
      must_choose(you, "Protective Incantation", {
        { "Spend 1 resource.", can = you.resources > 0, effect = function() you:add("resources", -1) end },
        { "Discard it.", effect = function() me:leave_play() end },
      })
    end,
  },
}
