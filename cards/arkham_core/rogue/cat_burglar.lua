local OPEN = "not check(cannot_enter, you, it)"

return asset {
  name = "Cat Burglar", code = "01055", class = "rogue", level = 1, cost = 4, icons = { willpower = 1, agility = 1 },
  traits = { "Ally", "Criminal" }, slots = { "ally" }, health = 2, sanity = 2,

  constant "You get +1 agility." { you = { agility = 1 } },

  action "Exhaust this: disengage from all enemies and move to a connecting location. This provokes no attacks." {
    cost = cost.exhaust(), provokes = false,
    condition = "any(engaged: not check(immune, it, me)) or any(connecting: " .. OPEN .. ")",
    -- Without a way to move, the rest still happens.
    target = target.connecting_location { where = OPEN, optional = true },
    together = true,
    effect = function(_, you, place)
      each(find("engaged", you), function(enemy) enemy:disengage() end)
      if not you:move_to(place) then check_engagement() end
    end,
  },
}
