return asset {
  name = "Ilse", subtitle = "The Bell Ringer", class = "neutral", unique = true, keywords = { "Partner" },
  traits = { "Ally" }, health = 2, sanity = 3,
  reaction "After you defeat an enemy, exhaust Ilse: heal 1 horror from her or from you." {
    after = "enemy_defeated", condition = { "by == you", "you.horror + me.horror > 0" }, cost = cost.exhaust(),
    effect = function(me, you)
      local hurt = filter({ you, me }, function(card) return card.horror > 0 end)
      local card = choose(you, "From whom?", hurt)
      if card then card:heal_horror(1) end
    end,
  },
}
