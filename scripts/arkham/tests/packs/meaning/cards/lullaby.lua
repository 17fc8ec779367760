return event_card {
  name = "Lullaby", class = "neutral", cost = 1,
  text = "Choose any number of enemies at your location. Exhaust them and gain 2 resources.",
  condition = "any(enemies_here)",
  effect = function(_, you)
    choose_any(you, "Lull which enemies?", find("enemies_here", you), function(enemies)
      each(enemies, function(enemy) enemy:exhaust() end)
      you:gain(2)
    end)
  end,
}
