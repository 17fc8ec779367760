local function on_tokens(awake)
  return { "awake == " .. awake, "actor in investigators", "subject.eldritch > 0" }
end

local function delayed_and_shaken(you)
  you:delay()
  you:lose_sanity(1)
end

return ancient_one {
  name = "Cthulhu", title = "The Madness from the Sea", doom = 12, mysteries = 3,
  mythos = { { 0, 2, 2 }, { 1, 3, 0 }, { 3, 4, 0 } },
  cultist = {
    strength = 0, damage = 1, toughness = 1,
    before_strength "Lose 1 Sanity." (function(_, inv) inv:lose_sanity(1) end),
  },
  awakened_cultist = {
    strength = 0, damage = 1, toughness = 2,
    before_strength "Lose 2 Sanity." (function(_, inv) inv:lose_sanity(2) end),
  },

  named "setup" "Set aside 1 Deep One and 1 Star Spawn." (function()
    set_aside_monsters("deep_one", 1)
    set_aside_monsters("star_spawn", 1)
  end),
  forced "Whoever moves onto an Eldritch token becomes Delayed and loses 1 Sanity." {
    after = "moves", you = "investigator", condition = on_tokens(0),
    effect = function(_, you) together(delayed_and_shaken, you) end,
  },
  reckoning "Each investigator on a Sea space without an Eldritch token places one there." (function()
    for _, inv in ipairs(players()) do
      if inv.place:is "sea" and inv.place.eldritch == 0 then inv.place.eldritch = 1 end
    end
  end),

  -- The back.
  forced "Whoever moves onto an Eldritch token becomes Delayed, loses 1 Sanity and places it on this sheet." {
    after = "moves", you = "investigator", condition = on_tokens(1),
    effect = function(me, you)
      together(delayed_and_shaken, you)
      me:add("sanity", 1)   -- also when the loss is prevented
    end,
  },
  named "doom" "Place 1 Sanity token on this sheet." (function(me) me:add("sanity", 1) end),
  named "awakened_reckoning" "Each investigator loses 1 Sanity for each Sanity token on this sheet." (function(me)
    local n = me.sanity   -- a defeat adds to it
    for _, inv in ipairs(players()) do inv:lose_sanity(n) end
  end),
  named "final_mystery" "Spawn the Epic Monster Cthulhu on space 3." (function()
    spawn_monster(space_by "space_3", { id = "epic_cthulhu" })
  end),
  final_monster "epic_cthulhu",
}
