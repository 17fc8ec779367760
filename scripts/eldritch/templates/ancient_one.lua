-- template ancient_ones: an Ancient One, with three Mysteries and research encounters
-- Its cards are in mysteries/ and research/: each names it as `ancient_one`, and is used only with it.
return ancient_one {
  name = "Card Name",
  title = "The Sleeper",
  doom = 13,                     -- the start of the Doom token
  mysteries = 3,                 -- the number that must be solved
  -- The Mythos deck: the number of green, yellow and blue cards in each of its three stages.
  mythos = { { 1, 2, 1 }, { 2, 3, 1 }, { 2, 4, 0 } },
  -- Its Cultists, as on a Monster; awakened_cultist = { ... } if the back of the sheet changes them.
  cultist = {
    will = 0, horror = 1, toughness = 1,
    on_combat_defeat "Recover 1 Sanity." (function(_, inv) inv:recover_sanity(1) end),
  },

  -- The front. An ability of one side says so: condition = "awake == 0" or "awake == 1".
  reckoning "Each investigator loses 1 Sanity, or advances Doom by 1." (function()
    for _, inv in ipairs(players()) do
      local given = choose(inv, "What happens?", { "Lose 1 Sanity", "Advance Doom by 1" })
      if given == "Lose 1 Sanity" then inv:lose_sanity(1) else advance_doom(1) end
    end
  end),

  -- When Doom reaches 0. An Ancient One that does not end the game then has a back: named "doom" (the effect of Doom
  -- from then on), named "awakened_reckoning", named "final_mystery"; see cards/eldritch_base/ancient_ones.
  named "awakens" "The investigators lose the game." (function(me) lose_game("card", me) end),
}
