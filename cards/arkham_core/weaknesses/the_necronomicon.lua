return asset {
  name = "The Necronomicon", subtitle = "John Dee Translation", code = "01009", class = "neutral",
  traits = { "Item", "Tome" }, slots = { "hand" }, weakness = "signature", tags = { "signature" },

  revelation "Put this into play in your threat area, with 3 horror on it." {
    effect = function(me, you)
      me:enter_play(you, "threat")
      if me.in_play then me.horror = 3 end
    end,
  },

  constant "This cannot leave play while there is horror on it." { me = { cannot_leave_play = "me.horror" } },

  -- A blank token has lost its own meaning (lib/tokens.lua).
  constant "Each elder sign that you reveal is an auto-fail." {
    condition = "test.tester == you",
    modify = { { value = "text_blank", where = "it is token and it is elder_sign" },
      { tag = "auto_fail", where = "it is token and it.text_blank > 0" } },
  },

  action "Move 1 horror from this to Daisy Walker; then discard this if no horror is left on it." {
    condition = "me.horror > 0", together = true,
    effect = function(me, you)
      me:add("horror", -1)
      you:add("horror", 1)
      after("horror_placed", me, you, nil, 1)
      you:check_defeat(me)
      if me.horror == 0 then me:leave_play() end
    end,
  },
}
