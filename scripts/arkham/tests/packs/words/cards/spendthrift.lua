return asset {
  name = "Spendthrift", class = "neutral", cost = 0, uses = { charges = 4 }, memory = { "x" },
  free "Spend X charges: gain X resources." { cost = cost.x "uses", effect = function(me, you) you:gain(me.x) end },
}
