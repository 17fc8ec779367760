-- The Innsmouth Conspiracy.
return asset {
  name = "Ancient Covenant", class = "survivor", level = 2, traits = { "Covenant", "Blessed" },
  keywords = { "Permanent" }, deck_limit = 1,

  reaction "After you reveal a bless token in a skill test, exhaust this: the token reveals no other." {
    after = "token_revealed", condition = { "test", "investigator == you", "token is bless" }, cost = cost.exhaust(),
    effect = function(_, _, _, event) event.token:lose_tag("chain_token", "test") end,
  },
}
