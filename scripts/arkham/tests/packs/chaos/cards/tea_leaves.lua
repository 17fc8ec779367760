return asset {
  name = "Tea Leaves", class = "neutral", cost = 0,
  free "Reveal 2 chaos tokens: gain 1 resource for each auto-fail, bless, curse and frost token." {
    effect = function(_, you)
      you:gain(reveal_apart(you, 2, function(tokens)
        return #filter(tokens, function(token)
          return token:is "auto_fail" or token:is "bless" or token:is "curse" or token:is "frost"
        end)
      end))
    end,
  },
  free "Reveal a chaos token: gain 3 resources if it is an auto-fail." {
    effect = function(_, you)
      reveal_apart(you, 1, function(tokens)
        if tokens[1] and tokens[1]:is "auto_fail" then you:gain(3) end
      end)
    end,
  },
}
