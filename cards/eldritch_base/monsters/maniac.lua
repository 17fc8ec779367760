return monster {
  name = "Maniac", will = 1, horror = 1, strength = -1, damage = 2, toughness = 1,

  before_damage "If you fail the Strength test you may discard 1 Ally Asset instead of losing Health." (function(_, you)
    local p = current "combat"
    if p.result > 0 or #you:possessions_with "ally" == 0 then return end
    if not confirm(you, "Discard 1 Ally Asset instead of losing " .. p.damage .. " Health?") then return end
    you:discard_one "ally"
    p.damage = 0
  end),

  on_combat_defeat "Gain an Axe Asset." (function(_, you) you:gain_named "axe" end),
}
