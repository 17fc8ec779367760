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

  -- A blank token has lost its own meaning (lib/tokens.lua). Without a test it depends on who reveals it.
  memory = { "read" },
  forced "When an elder sign is revealed for something else than a test: if you reveal it, it is an auto-fail." {
    when = "token_revealed", condition = "reveal.apart == 1 and (token is elder_sign or me.read == 1 and token.text_blank > 0)",
    effect = function(me, you, _, event) me.read = event.investigator == you and 1 or 0 end,
  },
  constant "Each elder sign that you reveal is an auto-fail." {
    condition = "test.tester == you or me.read == 1 and not test",
    modify = { { value = "text_blank", where = "it is token and it is elder_sign and (test or it in chaos_ignored or it in chaos_revealed)" },
      { tag = "auto_fail", where = "it is token and it.text_blank > 0" } },
  },

  action "Move 1 horror from this to Daisy Walker; then discard this if no horror is left on it." {
    condition = "me.horror > 0", together = true,
    effect = function(me, you)
      me:move_harm(you, { horror = 1 })
      if me.horror == 0 then me:leave_play() end
    end,
  },
}
