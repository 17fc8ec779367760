-- Ways of adding tokens to the bag and removing them, as effects and as costs.
return asset {
  name = "Psalm Book", id = "psalm_book", class = "mystic", cost = 0,
  free "Add 3 bless tokens: gain that many resources." {
    effect = function(_, you) you:gain(add_tokens("bless", 3)) end },
  free "As a cost, add 2 bless tokens: gain 1 resource." {
    cost = cost.add_tokens("bless", 2), effect = function(_, you) you:gain(1) end },
  free "As a cost, add 2 curse tokens: gain 1 resource." {
    cost = cost.add_tokens("curse", 2), effect = function(_, you) you:gain(1) end },
  free "As a cost, remove 2 curse tokens: gain 1 resource." {
    cost = cost.remove_tokens("curse", 2), effect = function(_, you) you:gain(1) end },
  free "Gain 1 resource for each bless token in the bag." {
    condition = "bless_left < 10", effect = function(_, you)
      you:gain(#filter(cards_in "chaos_bag", function(token) return token:is "bless" end))
    end },
}
