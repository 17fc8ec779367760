return skill {
  name = "Unexpected Courage", code = "01093", class = "neutral", level = 0, icons = { wild = 2 }, traits = { "Innate" },
  max_committed = 1,
}
