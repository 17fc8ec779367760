local function on_goat_space()
  local goat = epic_on_board "epic_shub_niggurath"
  return goat and goat.place
end

return ancient_one {
  name = "Shub-Niggurath", title = "The Black Goat of the Woods", doom = 13, mysteries = 3,
  mythos = { { 1, 2, 1 }, { 3, 2, 1 }, { 2, 4, 0 } },
  cultist = {
    strength = -1, damage = 1, toughness = 1,
    reckoning "Spawn 1 Goat Spawn or 1 Dark Young on this space and discard this Cultist, if you can." (function(me)
      local names = { ["Goat Spawn"] = "goat_spawn", ["Dark Young"] = "dark_young" }
      local free = filter({ "Goat Spawn", "Dark Young" }, function(name) return is_set_aside(names[name]) end)
      local name = choose(game.active, "Which Monster appears on " .. me.place.title .. "?", free)
      if name and spawn_monster(me.place, { id = names[name] }) then me:discard_monster() end
    end),
  },
  awakened_cultist = {
    strength = -2, damage = 1, toughness = 2,
    reckoning "Move this Monster 1 space toward the Epic Monster Shub-Niggurath." (function(me)
      local goal = on_goat_space()
      if goal then me:move_monster(toward(me.place, goal)) end
    end),
  },

  named "setup" "Set aside 2 Ghouls, 2 Goat Spawn and 1 Dark Young." (function()
    set_aside_monsters("ghoul", 2)
    set_aside_monsters("goat_spawn", 2)
    set_aside_monsters("dark_young", 1)
  end),
  reckoning "Spawn 1 Monster on a random space; with 10 or more on the board, advance Doom by 2." (function()
    spawn_monster(random_space())
    if size "monsters" >= 10 then advance_doom(2) end
  end),

  -- The back.
  named "awakens" "Spawn its Epic Monster on The Heart of Africa; its brood moves there." (function()
    local space = space_by "heart_of_africa"
    spawn_monster(space, { id = "epic_shub_niggurath" })
    for _, monster in ipairs(cards_in "monsters") do
      if contains({ "ghoul", "goat_spawn", "dark_young" }, short_id(monster)) then monster:move_monster(space) end
    end
  end),
  named "doom" "Spawn 1 Monster on its Epic Monster's space; with 6 or more there the game is lost." (function(me)
    local space = on_goat_space()
    if not space then return end
    spawn_monster(space)
    if #on_space("monsters", space) >= 6 then lose_game("card", me) end
  end),
  named "awakened_reckoning" "Each investigator on the space of the Epic Monster encounters it." (function()
    for _, inv in ipairs(players()) do
      local goat = epic_on_board "epic_shub_niggurath"
      if goat and inv.place == goat.place then inv:encounter_monster(goat) end
    end
  end),
  final_monster "epic_shub_niggurath",
}
