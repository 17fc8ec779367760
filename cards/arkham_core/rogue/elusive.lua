-- Another location that is revealed, has no enemy, and may be entered.
local FREE = "it.face == 1 and it ~= here and not any(enemies: place(it) == that) and not check(cannot_enter, you, it)"

return event_card {
  name = "Elusive", code = "01050", class = "rogue", level = 0, cost = 2, icons = { intellect = 1, agility = 1 },
  traits = { "Tactic" }, fast = true, on_turn = true,
  text = "Disengage from each enemy engaged with you, and move to a revealed location with no enemies.",
  condition = "any(engaged: not check(immune, it, me)) or any(locations: " .. FREE .. ")",
  -- Without such a location, or without a way to move, the rest still happens.
  target = target.location { where = FREE, optional = true },
  together = true,
  effect = function(_, you, place)
    each(find("engaged", you), function(enemy) enemy:disengage() end)
    if not you:move_to(place) then check_engagement() end
  end,
}
