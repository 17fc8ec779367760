local fewer = { text = "with 1 die fewer for each Spell you have", dice = function(you) return -#you:spells() end }

return special_encounter { name = "The Key and the Gate 6", ancient_one = "yog_sothoth", set = "key_and_gate",
  initial = { test("lore", -1) },
  pass = { test("will", 0, { more = fewer, pass = token_on_sheet(), fail = lose_sanity(3) }) },
  fail = { gain_spells(2), gain_condition "dark_pact" } }
