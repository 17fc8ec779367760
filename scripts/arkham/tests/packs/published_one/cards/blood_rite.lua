-- The Dream-Eaters. Icons unverified.
return event_card {
  name = "Blood-Rite", class = "seeker", cost = 0, icons = { willpower = 1, intellect = 1, combat = 1 },
  traits = { "Spell" }, bonded = "Occult Lexicon", copies = 3, tags = "blood_rite",
  text = "Draw 2. Discard up to 2 cards: for each gain 1 resource, or spend 1 to deal 1 damage to an enemy here.",
  effect = function(_, you)
    you:draw(2)
    local hand = find("discardable", you)
    local chosen = choose(you, "Which cards do you discard?", hand, { min = 0, max = 2, many = true })
    you:discard_cards(chosen)
    for _ = 1, #chosen do
      local foes = find("attackable_here", you)
      must_choose(you, "Blood-Rite", {
        { "Gain 1 resource.", effect = function() you:gain(1) end },
        { "Spend 1 resource, deal 1 damage.", can = you.resources > 0 and #foes > 0, effect = function()
          you:add("resources", -1)
          you:deal_damage(choose(you, "Which enemy takes 1 damage?", foes), 1)
        end },
      })
    end
  end,
}
