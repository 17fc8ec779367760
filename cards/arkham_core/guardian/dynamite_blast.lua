return event_card {
  name = "Dynamite Blast", code = "01024", class = "guardian", level = 0, cost = 5, icons = { willpower = 1 },
  traits = { "Tactic" },
  text = "Deal 3 damage to each enemy and each investigator at your location or at a connecting one.",
  target = target.location {
    where = "(it == here or connected(here, it)) and (any(enemies: place(it) == that and it_takes_damage and not check(immune, it, me)) or " ..
      "any(investigators: place(it) == that))",
  },
  effect = function(_, you, place)
    local hit = filter(find "enemies", function(enemy) return enemy.place == place end)
    for _, inv in ipairs(investigators_at(place)) do hit[#hit + 1] = inv end
    harm_all(you, hit, 3)
  end,
}
