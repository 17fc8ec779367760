-- template cards: an event: played for its effect, then discarded
return event_card {
  name = "Card Name",
  class = "neutral",
  cost = 1,
  icons = { agility = 1 },
  traits = { "Trick" },
  text = "Draw 1 card. Disengage from an enemy that is engaged with you.",

  -- It is played as an action unless it is fast. A fast event says when it may be played:
  --   fast = true, on_turn = true,                             in your turn
  --   fast = true, when = "attack", condition = "actor is ...", when something happens (see scripts/arkham/game.lua)

  -- The enemy is chosen when the event is played. `optional`: it may also be played without an enemy.
  target = target.engaged_enemy { optional = true },

  -- `you` plays it; the target is the third argument. The functions of the game are in scripts/arkham/README.md.
  effect = function(_, you, enemy)
    you:draw(1)
    if enemy then enemy:disengage() end
  end,
}
