return condition {
  name = "Blessed", traits = { "boon" },

  constant "4, 5 and 6 are successes in your tests." { you = { success = -1 } },

  instead_of "blessed" "Gaining Blessed: flip this instead." (function(me) me:flip() end),

  instead_of "cursed" "Gaining Cursed: discard this instead." (function(me) me:discard_card() end),

  reckoning "Roll a die; 1 or 2, discard this." (function(me, you)
    if roll_die_for(you) <= 2 then me:discard_card() end
  end),

  backs = {
    { name = "Beloved of Bast", effect = { recover(2, 2), flip_this() } },
    { name = "Visions of Hypnos", effect = { gain_clue(2), flip_this() } },
    { name = "Blessing of Nodens", effect = { step("discard 1 Monster of your choice", function(you)
      local list = filter(cards_in "monsters", function(monster) return not monster:is "epic" end)
      local monster = choose(you, "Which Monster is discarded?", list)
      if monster then monster:discard_monster() end
    end), flip_this() } },
  },
}
