return enemy {
  name = "Herman Collins", subtitle = "The Undertaker", code = "01138", unique = true,
  traits = { "Humanoid", "Cultist" }, text = "Spawn: Graveyard.",
  text = "**Spawn** - Graveyard.",
  fight = 3, health = 4, evade = 4, damage = 1, horror = 1, victory = 1,
  spawn = function(place) return place.title == "Graveyard" end,

  action "Discard 4 cards from your hand: add this to the victory display." {
    parley = true, cost = cost.discard_from_hand(4), effect = function(me, you) me:add_to_victory(you) end,
  },
}
