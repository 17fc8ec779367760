-- template ancient_ones: an Ancient One
return ancient_one_card {
  name = "Card Name",
  doom = 11,                     -- the doom track
  elder_signs = 12,              -- the number that seals it
  monster_icons = { 3, 6, 9 },   -- places on the track where a monster appears
  combat = "L P T",              -- the task of the final battle
  text = "Monsters are worth 1 trophy less.",

  -- While it sleeps; `awake` is true in the other half of the game.
  constant "Monsters are worth 1 trophy less." { monsters = { trophy = -1 } },

  forced "When an investigator is devoured, add 1 doom." {
    after = "devoured", condition = "not awake", effect = function() add_doom(1) end,
  },

  -- Once, when it awakens; then at each midnight of the battle.
  awakens "Each investigator loses 1 sanity." (function()
    for _, inv in ipairs(players()) do inv:lose_sanity(1) end
  end),
  attack "Each investigator loses 1 sanity or 1 stamina." (function()
    for _, inv in ipairs(players()) do
      local given = choose(inv, "What do you lose?", { "1 sanity", "1 stamina" }, { purpose = "lose" })
      if given == "1 sanity" then inv:lose_sanity(1) else inv:lose_stamina(1) end
    end
  end),
}
