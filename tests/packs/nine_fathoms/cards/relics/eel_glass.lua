return relic { name = "Eel-Glass", site = "street", seals = 2, cost = "lamp lamp rune",
  dive "Roll all dice that whisper again." {
    limit = "round",
    effect = function(_, you)
      local dice = showing("rolled", "whisper")
      roll_dice(dice)
      if #dice > 0 then note("rolled", you, nil, nil, packed(dice)) end
    end,
  },
}
