return mythos {
  name = "Faded From Society", colour = "blue", difficulty = "normal", trait = "rumor",
  rumor = "space_16", eldritch = 4,

  rumor_encounter(),
  when_empty "When no Eldritch token is left: solve this." (function(me) solve_rumor(me) end),
  reckoning "Assets worth as many as there are tokens here leave the game; discard 1 Eldritch token." (function(me)
    for _, zone in ipairs { "asset_deck", "asset_discard", "reserve" } do
      for _, card in ipairs(cards_in(zone)) do
        if card:check "value" >= me.eldritch then card:move "box" end
      end
    end
    shuffle "asset_deck"
    refill_reserve()
    take_eldritch(me, 1)
  end),
}
