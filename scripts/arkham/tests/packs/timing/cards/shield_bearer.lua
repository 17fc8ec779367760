-- Takes harm that others at the same location are dealt.
return asset {
  name = "Shield Bearer", class = "neutral", cost = 0,
  reaction "When damage would be dealt to another investigator at your location: it is dealt to you instead." {
    would = "damage_dealt", condition = { "subject is investigator", "subject ~= you", "place(subject) == here" },
    effect = function(_, you, _, event)
      you:take { damage = event.amount, direct = true, source = event.actor, attack = event.extra == 1 }
      event:replace()
    end,
  },
}
