return asset {
  name = "Megaphone", value = 1, copies = 0, traits = { "trinket" },

  action "Another investigator may perform 1 additional action now." {
    target = target.investigator { where = "it ~= you", filter = function(_, _, other) return other:could_act() end },
    effect = function(_, _, other) other:gain_action(1) end,
  },
}
