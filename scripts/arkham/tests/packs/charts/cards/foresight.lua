-- As Premonition in the example of FAQ 2.5: it seals the revealed token, and has it resolved in the next test.
return asset {
  name = "Foresight", id = "foresight", class = "mystic", cost = 0, traits = { "Spell" },
  free "Reveal a token and seal it here." {
    condition = "not test",
    effect = function(me, you)
      reveal_token(you)
      for _, token in ipairs(cards_in "chaos_revealed") do token:move("set_aside", nil, false, me) end
      for _, token in ipairs(cards_in "chaos_ignored") do token:move "chaos_bag" end
    end,
  },
  forced "When you would reveal a token: resolve the sealed tokens instead." {
    would = "token_to_reveal", condition = { "investigator == you", "test", "any(set_aside: it.parent == me)" },
    effect = function(me, you, _, event)
      event:replace()
      for _, token in ipairs(cards_in "set_aside") do
        if token.parent == me then resolve_sealed(you, token) end
      end
    end,
  },
}
