return monster {
  name = "Riot", strength = -3, damage = 3, toughness = 3,

  before_strength "Before the Strength test you may test Influence -1; pass: defeat this Monster." (function(me, you)
    if confirm(you, "Test Influence first?") and you:passes("influence", -1) then me:defeat(you) end
  end),
}
