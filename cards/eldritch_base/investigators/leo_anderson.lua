local function allies()
  return fields.with(cards_in("reserve", nil, "ally"), cards_in("asset_discard", nil, "ally"))
end

return investigator {
  name = "Leo Anderson", id = "leo_anderson", title = "The Expedition Leader", health = 6, sanity = 6,
  lore = 2, influence = 2, observation = 3, strength = 3, will = 3, start = "buenos_aires",
  possessions = { "asset hired_muscle" },
  crippled = "influence", insane = "strength",

  action "Test Influence; on a pass, gain an Ally of the reserve or the discard pile." {
    condition = function() return #allies() > 0, "no Ally is in the reserve or the discard pile" end,
    effect = function(_, you)
      if not you:passes "influence" then return end
      local ally = choose(you, "Which Ally do you gain?", allies())
      if not ally then return end
      you:gain_card(ally)
      refill_reserve()
    end,
  },

  constant "On a Wilderness space, investigators here roll 1 additional die in tests." {
    here = { additional_dice = 1 }, condition = "place(me) is wilderness",
  },
}
