-- Notes how often its bearer would fail a test, and by how much.
return asset {
  name = "Warning", id = "warning", class = "neutral", cost = 0, memory = { "by" },
  forced "When you would fail: note by how much." {
    when = "test_would_fail", condition = "investigator == you",
    effect = function(me, _, _, event)
      me.uses = me.uses + 1
      me.by = event.margin
    end,
  },
}
