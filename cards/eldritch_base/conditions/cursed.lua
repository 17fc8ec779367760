return condition {
  name = "Cursed", traits = { "bane" },

  constant "Only 6 is a success in your tests." { you = { success = 1 } },

  instead_of "cursed" "Gaining Cursed: flip this instead." (function(me) me:flip() end),

  instead_of "blessed" "Gaining Blessed: discard this instead." (function(me) me:discard_card() end),

  reckoning "Roll a die; 4, 5 or 6, discard this." (function(me, you)
    if roll_die_for(you) >= 4 then me:discard_card() end
  end),

  backs = {
    { name = "Harried", effect = { ambush(), flip_this() } },
    { name = "Karmic Justice", effect = { discard_this() } },
    { name = "The Innsmouth Look", effect = {
      when("you are at Sea", function(you) return you.place:is "sea" end,
        step("you are devoured", function(you) you:devour() end), { lose_health(3), discard_this() }),
    } },
  },
}
