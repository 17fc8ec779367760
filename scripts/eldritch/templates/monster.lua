-- template monsters: a monster of the cup
return monster {
  name = "Card Name",
  copies = 1,
  -- A combat is a Will test, then a Strength test, each with this added to the skill. Without `will` there is no Will
  -- test, without `strength` no Strength test.
  will = 0, horror = 1,          -- Sanity that it costs, less what the test gains
  strength = -1, damage = 2,     -- Health likewise; each success harms it
  toughness = 2,                 -- a number, or "start_players + 2" of an Epic Monster (epic = true)

  -- Parts of a combat: before_combat, after_will, before_strength, before_damage, after_strength, on_combat_defeat,
  -- on_defeat. Others: when_spawned, reckoning, constant ...
  after_will "If you fail the Will test, discard 1 Clue." (function(_, you)
    if current "combat".result == 0 then you:discard_clues(1) end
  end),

  reckoning "Each investigator on this space loses 1 Sanity." (function(me)
    for _, inv in ipairs(players()) do
      if inv.place == me.place then inv:lose_sanity(1) end
    end
  end),
}
