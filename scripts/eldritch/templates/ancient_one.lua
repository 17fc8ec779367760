-- template ancient_ones: an Ancient One, with three Mysteries and research encounters
-- With it come its cards in mysteries/ and research/: each names it as `ancient_one`, and is used with it alone.
return ancient_one {
  name = "Card Name",
  title = "The Sleeper",
  doom = 13,                     -- where the Doom token begins
  mysteries = 3,                 -- so many are to be solved
  -- The Mythos deck: how many green, yellow and blue cards in each of its three stages.
  mythos = { { 1, 2, 1 }, { 2, 3, 1 }, { 2, 4, 0 } },
  -- Its Cultists, as on a Monster; awakened_cultist = { ... } when they change with the back of the sheet.
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

  -- When Doom reaches 0. An Ancient One that does not end the game then has a back: named "doom" (what Doom does now),
  -- named "awakened_reckoning", named "final_mystery"; see cards/eldritch_base/ancient_ones.
  named "awakens" "The investigators lose the game." (function(me) lose_game("card", me) end),
}
