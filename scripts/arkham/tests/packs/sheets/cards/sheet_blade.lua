return asset {
  name = "Test Blade", class = "neutral", level = 0, cost = 2, traits = { "Item" }, keywords = { "Customizable" },
  health = 1,
  upgrades = {
    { name = "Heavy Blade", boxes = 2, text = "You get +1 combat." },
    { name = "Blessed", boxes = 1 }, { name = "Light", boxes = 1 }, { name = "Quick Hands", boxes = 3 },
    { name = "Sturdy", boxes = 1 },
  },
  constant "You get +1 combat." { condition = upgraded "Heavy Blade", you = { combat = 1 } },
  constant "This is Blessed." { condition = upgraded "Blessed", modify = { { tag = "blessed", where = "it == me" } } },
  constant "This costs 1 less." { zones = { "hand" }, condition = upgraded "Light", me = { cost = -1 } },
  constant "This takes 2 damage more if it is blessed, and 1 more if it is not." {
    condition = upgraded "Sturdy", me = { health = "1 + upgraded_blessed" } },
  free "Gain 1 resource." { condition = upgraded "Quick Hands", limit = "round",
    effect = function(_, you) you:gain(1) end },
  free "Heal 1 damage from an investigator here, with light hands also from another." {
    limit = "round", target = target.investigator_here { where = "it.damage > 0 and (it == you or upgraded_light)" },
    effect = function(me, you, inv) inv:heal_damage(me:upgraded "Heavy Blade" and 2 or 1) end },
}
