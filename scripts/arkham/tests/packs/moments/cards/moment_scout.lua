return asset {
  name = "Scout", class = "neutral", cost = 0,

  action "Investigate: gain 1 resource first." {
    tags = "investigates_later",
    effect = function(me, you)
      you:gain(1)
      you:perform("investigate", { of = me, ability = "look" })
    end,
  },

  named "look" "Investigate." { investigate = true },
}
