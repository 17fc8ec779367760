return asset {
  name = "Duke", subtitle = "Loyal Hound", class = "neutral", unique = true,
  traits = { "Ally", "Creature" }, health = 2, sanity = 3,
  action "Exhaust this: investigate with a base intellect of 4. You may move to a connecting location first." {
    cost = cost.exhaust(),
    effect = function(me, you)
      local ways = filter(find("connecting", you), function(place) return you:check("cannot_enter", place) == 0 end)
      local place = choose(you, "Move first?", ways, { optional = true })
      if place then you:move_to(place) end
      you:perform("investigate", { of = me, ability = "sniff", base = { intellect = 4 } })
    end,
  },
  named "sniff" "Investigate." { investigate = true },
}
