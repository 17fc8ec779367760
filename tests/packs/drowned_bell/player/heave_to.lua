return event_card {
  name = "Heave To!", code = "db006", class = "rogue", level = 0, cost = 1, icons = { agility = 1, combat = 1 },
  traits = { "Tactic" }, fast = true,
  text = "When an enemy attacks an investigator at a connecting location: move there, engage that enemy, and cancel the attack.",
  would = "attack", condition = { "subject ~= you", "connected(here, place(subject))", "not check(cannot_enter, you, place(subject))" },
  effect = function(_, you, _, attack)
    local enemy, place = attack.actor, attack.subject.place
    attack:cancel()
    if you:move_to(place) and enemy.in_play and enemy.place == place then you:engage(enemy) end
  end,
}
