-- As Ancient Covenant: a bless token without its other effect.
return asset {
  name = "Quiet Mind", id = "quiet_mind", class = "survivor", cost = 0,
  reaction "After you reveal a bless token: it does not reveal another." {
    after = "token_revealed", condition = { "investigator == you", "token is bless" },
    effect = function(_, _, _, event) event.token:lose_tag("chain_token", "test") end },
}
