return event_card {
  name = "Cradle Song", class = "neutral", cost = 0,
  text = "Choose any number of enemies at your location and exhaust them. Then, gain 1 resource.",
  effect = function(_, you)
    local done = choose_any(you, "Lull which enemies?", find("enemies_here", you), function(enemies)
      each(enemies, function(enemy) enemy:exhaust() end)
    end)
    if done then you:gain(1) end
  end,
}
