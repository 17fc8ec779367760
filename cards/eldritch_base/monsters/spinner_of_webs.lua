return monster {
  name = "Spinner of Webs", epic = true,
  will = 0, horror = 2, strength = -2, damage = 2, toughness = "start_players + 2",

  after_will "If you fail the Will test, do not resolve the Strength test." (function()
    local p = current "combat"
    if p.result == 0 then p.no_strength = 1 end
  end),
}
