-- As Favor of the Sun: seals one to three bless tokens, and has them resolved instead of others.
return asset {
  name = "Favor of the Sun", id = "favor_of_the_sun", class = "neutral", cost = 0,
  seal = { tokens = "bless", up_to = 3 },
  constant "+1 intellect while at least 2 tokens are sealed here." {
    condition = "sealed_here > 1", you = { intellect = 1 } },
  reaction "When you would reveal a token: resolve a bless token sealed here instead." {
    would = "token_to_reveal", condition = { "investigator == you", "test", "sealed_here > 0" },
    effect = function(me, you, _, event)
      event:replace()
      resolve_sealed(you, me:sealed_tokens("bless")[1])
    end },
}
