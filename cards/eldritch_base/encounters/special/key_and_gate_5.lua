local fewer = { text = "with 1 die fewer for each Cultist on the board", dice = function()
  return -#filter(cards_in "monsters", function(monster) return monster:is "cultist" end)
end }

return special_encounter { name = "The Key and the Gate 5", ancient_one = "yog_sothoth", set = "key_and_gate",
  initial = { test("lore", -1) },
  pass = { test("influence", 0, { more = fewer, pass = token_on_sheet(), fail = doom_advances(1) }) },
  fail = { gain_condition "cursed", gain_condition_with "madness", gain_condition_with "injury" } }
