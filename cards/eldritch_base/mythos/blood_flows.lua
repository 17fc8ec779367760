return mythos {
  name = "Blood Flows", colour = "green", difficulty = "normal", trait = "event",
  text = "The Lead Investigator discards 1 Monster of his choice and loses Health equal to its toughness.",
  effect = function(_, you)
    local monster = choose(you, "Which Monster is discarded?", common_monsters())
    if not monster then return end
    local toughness = monster.toughness
    monster:discard_monster()
    you:lose_health(toughness)
  end,
}
