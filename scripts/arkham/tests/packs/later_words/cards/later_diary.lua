return asset { name = "Later Diary", class = "neutral",
  log_entries = { { id = "later_written", name = "You have written" },
    { id = "later_dreamt", name = "You have dreamt", remembered = true } },
  free "Write." { condition = function() return not logged "later_written" end, effect = function() record "later_written" end },
  free "Dream." { condition = function() return not is_remembered "later_dreamt" end,
    effect = function() remember "later_dreamt" end },
}
