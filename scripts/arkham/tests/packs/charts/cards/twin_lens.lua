-- Ways of revealing tokens: several instead of one, and cancelling one.
return asset {
  name = "Twin Lens", id = "twin_lens", class = "neutral", cost = 0,

  reaction "When you would reveal a token: reveal 2 and resolve both." {
    would = "token_to_reveal", condition = "investigator == you", name = "both",
    effect = function(_, you, _, event)
      event:replace()
      reveal_tokens(you, 2, 2)
    end,
  },
  reaction "When you would reveal a token: reveal 3 and choose 1." {
    would = "token_to_reveal", condition = "investigator == you", name = "one",
    effect = function(_, you, _, event)
      event:replace()
      reveal_tokens(you, 3, 1)
    end,
  },
  reaction "When you reveal a token: cancel it, return it to the bag and reveal a new one." {
    when = "token_revealed", condition = "investigator == you", limit = "test",
    effect = function(_, you, _, event)
      event:cancel()
      event.token:move "chaos_bag"
      reveal_token(you)
    end,
  },
  reaction "When you reveal a token: cancel it." {
    when = "token_revealed", condition = "investigator == you", limit = "test",
    effect = function(_, _, _, event) event:cancel() end,
  },
}
