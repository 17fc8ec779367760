return treachery {
  name = "Listener in the Sleeve", keywords = { "Hidden" },
  forced "After you reveal a bless token: seal it here." {
    after = "token_revealed", condition = { "investigator == you", "token is bless" },
    effect = function(me, _, _, event) event.token:seal_on(me) end,
  },
  action "Discard this." { effect = function(me, you) you:discard_card(me) end },
}
