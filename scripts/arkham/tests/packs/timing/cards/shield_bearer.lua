-- Takes harm that others at the same location are dealt.
return asset {
  name = "Shield Bearer", class = "neutral", cost = 0,
  reaction "When damage would be dealt to another investigator at your location: it is dealt to you instead." {
    would = "damage_dealt", condition = { "card is investigator", "card ~= you", "place(card) == here" },
    effect = function(_, you, _, event)
      you:take { damage = event.damage, direct = true, source = event.source, attack = event.by_attack == 1 }
      event:replace()
    end,
  },
}
