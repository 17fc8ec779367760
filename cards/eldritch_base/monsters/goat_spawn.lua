return monster {
  name = "Goat Spawn", copies = 2, will = 0, horror = 1, strength = -2, damage = 2, toughness = 2,

  on_combat_defeat "You may gain a Dark Pact Condition to discard 1 Monster from any space." {
    may(gain_condition "dark_pact", step("discard 1 Monster from any space", function(you)
      local monster = choose(you, "Which Monster is discarded?", discardable_monsters())
      if monster then monster:discard_monster() end
    end, function() return #discardable_monsters() > 0 end)),
  },
}
