return enemy {
  name = "Yithian Observer", code = "01177", traits = { "Monster", "Yithian" },
  text = "**Prey** - Fewest cards in hand.",
  fight = 4, health = 4, evade = 3, damage = 1, horror = 1, victory = 1,
  prey = function(_, inv) return -size("hand", inv) end,

  forced "When this attacks you: discard a card at random; if you cannot, this attack deals +1 damage and +1 horror." {
    when = "attack", condition = "enemy == me", you = "investigator",
    effect = function(me, you)
      if you:discard_random(1) > 0 then return end
      me:modify("attack_damage", 1, "attack")
      me:modify("attack_horror", 1, "attack")
    end,
  },
}
